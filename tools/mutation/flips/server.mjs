// Keeps the test runner warm: takes one flip after the other from its parent and answers `{ failed }`. Each run has workers
// of its own, so no state passes from flip to flip. A flip that never ends is told by the processor time that it takes,
// which a busy machine doesn't change; then this process ends, and the parent starts another.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

const { name, root } = JSON.parse(readFileSync(process.env.KIT_FLIPS, 'utf8'));
let failed = false;
let secondsOf = new Map();
let watched;
const vitest = await createVitest('test', {
  root: join(root, 'packages', name),
  config: join(import.meta.dirname, 'vitest.config.mjs'),
  watch: false,
  reporters: [
    {
      onTestModuleQueued: (module) => {
        watched = { before: process.cpuUsage(), seconds: 10 + 4 * (secondsOf.get(module.moduleId) ?? 0) };
      },
      onTestCaseResult: (test) => test.result().state === 'failed' && stop(),
      onTestModuleEnd: (module) => module.state() === 'failed' && stop(),
    },
  ],
});
process.on('disconnect', () => process.exit());
process.on('message', async ({ flip, tests }) => {
  failed = false;
  secondsOf = new Map(tests.map(({ file, seconds }) => [file, seconds]));
  globalThis.kitFlip = flip;
  if (flip) vitest.invalidateFile(flip.file);
  const isSlices = (file) => file.endsWith('.slices.test.ts');
  const projectOf = (file) =>
    file.startsWith(join(root, '.examples')) ? 'examples' : isSlices(file) ? 'slices' : 'laws';
  const specifications = tests.map(({ file }) =>
    vitest.projects.find((project) => project.name === projectOf(file)).createSpecification(file),
  );
  const { unhandledErrors } = await vitest
    .runTestSpecifications(specifications)
    .catch(() => ({ unhandledErrors: [1] }));
  watched = undefined;
  globalThis.kitFlip = undefined;
  if (flip) vitest.invalidateFile(flip.file);
  process.send({ failed: failed || unhandledErrors.length > 0 });
});

function stop() {
  if (failed) return;
  failed = true;
  void vitest.cancelCurrentRun('test-failure');
}

setInterval(() => {
  if (!watched) return;
  const { user, system } = process.cpuUsage(watched.before);
  if ((user + system) / 1e6 > watched.seconds) process.exit(1);
}, 500);
