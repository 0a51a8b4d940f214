import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { alias } from './bundle.js';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const soaking = here('./soak-fast-check.ts');

const config: ViteUserConfig = defineConfig({
  root: here('..'),
  resolve: { alias },
  plugins: [
    {
      name: 'properties-for-long',
      enforce: 'pre',
      resolveId: (source, importer) => (source === 'fast-check' && importer !== soaking ? soaking : undefined),
    },
  ],
  test: {
    include: ['packages/*/test/**/*.property.test.ts', 'packages/*/test/**/*.soak.ts'],
    globalSetup: [here('./soak-cases.ts')],
    setupFiles: [here('./random-seed.ts')],
    // A limit against hanging, not a measure of speed: a slow or busy machine must not turn a soak red.
    testTimeout: 24 * 3_600_000,
  },
});

export default config;
