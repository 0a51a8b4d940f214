import { packageTests } from '../../config/vitest.js';

export default packageTests('sudoku-human', 37);
