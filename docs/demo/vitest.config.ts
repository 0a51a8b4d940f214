import { testsOnPackages } from '../../config/vitest.js';

export default testsOnPackages('demo', { include: ['test/**/*.test.ts'] });
