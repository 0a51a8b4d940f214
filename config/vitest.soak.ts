import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { alias } from './bundle.js';

const config: ViteUserConfig = defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias },
  test: {
    include: ['packages/*/test/**/*.property.test.ts', 'packages/*/test/**/*.soak.ts'],
    setupFiles: [fileURLToPath(new URL('./random-seed.ts', import.meta.url))],
    testTimeout: 3_600_000,
  },
});

export default config;
