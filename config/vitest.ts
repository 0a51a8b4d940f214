import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { bundlePackages } from './bundled-packages.js';
import { hasCorpora } from './corpora.js';
import { countWork } from './count-work.js';

const packages = new URL('../packages/', import.meta.url);

/** `@kit/<name>` means the sources of that package, so that no test needs a build. */
export const alias: Record<string, string> = Object.fromEntries(
  readdirSync(packages).map((name) => [`@kit/${name}`, fileURLToPath(new URL(`${name}/src/index.ts`, packages))]),
);

/** `npm test` runs the packages side by side already, and each worker loads everything for itself: so one each, then. */
export const workers: { maxWorkers?: number } = process.env['TURBO_HASH'] ? { maxWorkers: 1 } : {};

const shared: ViteUserConfig['test'] = {
  setupFiles: [fileURLToPath(new URL('./fixed-seed.ts', import.meta.url))],
  // The packages are pure, so test files can share one copy of each module, which halves the time.
  pool: 'threads',
  isolate: false,
  // A limit against hanging, not a measure of speed: a slow or busy machine must not turn a test red.
  testTimeout: 600_000,
};
const reporters: ['default', { summary: false }][] = [['default', { summary: false }]];

/**
 * How every package is tested: property tests draw from one fixed seed, so a red run can be repeated.
 *
 * `*.corpus.test.ts` read the collections of others, where there are any; `*.slices.test.ts` run on sources that count
 * their work.
 */
export function packageTests(): ViteUserConfig {
  const corpus = 'test/**/*.corpus.test.ts';
  const slices = 'test/**/*.slices.test.ts';
  if (!hasCorpora) console.log('corpora: none here (KIT_CORPORA names their folder), so the corpus tests are left out');
  return defineConfig({
    test: {
      reporters,
      ...workers,
      projects: [
        {
          resolve: { alias },
          test: {
            ...shared,
            name: 'laws',
            include: ['test/**/*.test.ts'],
            exclude: [slices, ...(hasCorpora ? [] : [corpus])],
          },
        },
        { resolve: { alias }, plugins: [countWork()], test: { ...shared, name: 'slices', include: [slices] } },
      ],
    },
  });
}

/** How what is built on the packages is tested; `name` is a folder of its own. */
export async function testsOnPackages(name: string, more: ViteUserConfig['test'] = {}): Promise<ViteUserConfig> {
  return defineConfig({
    resolve: { alias: await bundlePackages(name) },
    test: { ...shared, ...workers, reporters, ...more },
  });
}
