// Holds a bundle of tests and runs them with one mutant after the other switched on. A mutant may leave something wrong behind
// (a table that is made once, say), so whatever fails is run again without it: where it still fails, this worker is spoilt.
import { parentPort, workerData } from 'node:worker_threads';

const { bundle, mutants, active } = workerData;
const kitMutants = { active, reached: new Uint8Array(mutants) };
globalThis.kitMutants = kitMutants;
const { runTest, takeAssertions, tests } = await import(bundle);
parentPort.postMessage({ tests: tests.map(({ file, name }) => ({ file, name })), reached: takeReached() });

parentPort.on('message', async ({ record, mutant, indices }) => {
  if (record) {
    for (const index of indices) {
      const before = process.cpuUsage();
      const error = await runTest(index);
      const { user, system } = process.cpuUsage(before);
      const seconds = (user + system) / 1e6;
      parentPort.postMessage({
        index,
        seconds,
        reached: takeReached(),
        asserts: takeAssertions() > 0,
        error: error && String(error.stack ?? error),
      });
    }
    parentPort.postMessage({ done: true });
    return;
  }
  kitMutants.active = mutant;
  for (const index of indices) {
    parentPort.postMessage({ running: index });
    if ((await runTest(index)) === undefined) continue;
    kitMutants.active = -1;
    parentPort.postMessage({ done: true, by: index, spoilt: (await runTest(index)) !== undefined });
    return;
  }
  kitMutants.active = -1;
  parentPort.postMessage({ done: true });
});

function takeReached() {
  const reached = [];
  for (const [index, seen] of kitMutants.reached.entries()) if (seen) reached.push(index);
  kitMutants.reached.fill(0);
  return reached;
}
