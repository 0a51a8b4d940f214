import { packageTests } from '../../config/vitest.js';

export default packageTests('link-path', 13);
