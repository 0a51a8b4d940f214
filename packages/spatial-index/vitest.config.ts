import { packageTests } from '../../config/vitest.js';

export default packageTests('spatial-index', 0);
