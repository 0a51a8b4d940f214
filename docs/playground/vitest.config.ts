import { playgroundTests } from '../../config/vitest.js';

export default playgroundTests();
