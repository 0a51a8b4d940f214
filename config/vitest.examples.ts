import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { alias, workers } from './vitest.js';

const config: ViteUserConfig = defineConfig({
  root: fileURLToPath(new URL('../.examples', import.meta.url)),
  resolve: { alias },
  test: {
    include: ['**/*.test.ts'],
    isolate: false,
    ...workers,
    reporters: [['default', { summary: false }]],
    // As in the packages' own tests: against hanging only.
    testTimeout: 600_000,
  },
});

export default config;
