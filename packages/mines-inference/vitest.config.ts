import { packageTests } from '../../config/vitest.js';

export default packageTests('mines-inference', 29);
