import { testsOnPackages } from '../../config/vitest.js';

export default testsOnPackages('playground', { include: ['test/**/*.test.ts'] });
