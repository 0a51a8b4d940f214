import { packageTests } from '../../config/vitest.js';

export default packageTests('grid', 1);
