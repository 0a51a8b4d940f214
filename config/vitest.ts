import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { alias, bundledAlias, packages } from './bundle.js';
import { hasCorpora } from './corpora.js';
import { countWork } from './count-work.js';
import { isQuick } from './is-quick.js';

/** `npm test` runs the packages side by side already, and each worker loads everything for itself: so one each, then. */
const workersFor = (most: number): { maxWorkers?: number } => (isQuick ? { maxWorkers: most } : {});

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
 * their work, but not in `npm test`; `*.fresh.test.ts` load modules anew.
 *
 * @param name - of the package
 * @param openBranches - of how many branches no test takes one way; `npm run coverage` holds it, and that every line is run
 * @param workers - in `npm test`: two for the package that would go on alone when all others are done
 */
export function packageTests(name: string, openBranches: number, workers = 1): ViteUserConfig {
  const [corpus, slices, fresh] = ['corpus', 'slices', 'fresh'].map((kind) => `test/**/*.${kind}.test.ts`);
  if (!hasCorpora) {
    console.log(`${name}: no collections here (KIT_CORPORA names their folder), so the corpus tests are left out`);
  }
  const sources = { resolve: { alias } };
  return defineConfig({
    test: {
      reporters,
      ...workersFor(workers),
      coverage: {
        // Installed by `npm run coverage` alone.
        provider: 'custom',
        customProviderModule: join(packages, '../tools/coverage/node_modules/@vitest/coverage-v8/dist/index.js'),
        include: ['src/**/*.ts'],
        reporter: [['text', { skipFull: true }]],
        thresholds: { lines: 100, branches: -openBranches },
      },
      projects: [
        {
          ...sources,
          test: {
            ...shared,
            name: 'laws',
            include: ['test/**/*.test.ts'],
            exclude: [slices, fresh, ...(hasCorpora ? [] : [corpus])],
          },
        },
        { ...sources, test: { ...shared, name: 'fresh', include: [fresh] } },
        // What a slice costs is measured by hand and in CI.
        ...(isQuick
          ? []
          : [{ ...sources, plugins: [countWork()], test: { ...shared, name: 'slices', include: [slices] } }]),
      ],
    },
  });
}

/** How what is built on the packages is tested; `name` is a folder of its own. */
export async function testsOnPackages(name: string, more: ViteUserConfig['test'] = {}): Promise<ViteUserConfig> {
  return defineConfig({
    resolve: { alias: await bundledAlias(name) },
    test: { ...shared, ...workersFor(1), reporters, ...more },
  });
}
