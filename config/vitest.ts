import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const packages = new URL('../packages/', import.meta.url);

/** `@kit/<name>` means the sources of that package, so that no test needs a build. */
export const alias: Record<string, string> = Object.fromEntries(
  readdirSync(packages).map((name) => [`@kit/${name}`, fileURLToPath(new URL(`${name}/src/index.ts`, packages))]),
);

/** How every package is tested: property tests draw from one fixed seed, so a red run can be repeated. */
export function packageTests(): ViteUserConfig {
  return defineConfig({
    resolve: { alias },
    test: {
      include: ['test/**/*.test.ts'],
      setupFiles: [fileURLToPath(new URL('./fixed-seed.ts', import.meta.url))],
      // The packages are pure, so test files can share one copy of each module, which halves the time.
      pool: 'threads',
      isolate: false,
      reporters: [['default', { summary: false }]],
      // A limit against hanging, not a measure of speed: a slow or busy machine must not turn a test red.
      testTimeout: 600_000,
    },
  });
}
