import { fileURLToPath } from 'node:url';
import { testsOnPackages } from './vitest.js';

export default testsOnPackages('examples', {
  root: fileURLToPath(new URL('../.examples', import.meta.url)),
  include: ['**/*.test.ts'],
});
