import { packageTests } from '../../config/vitest.js';

export default packageTests('npuzzle-tables', 0);
