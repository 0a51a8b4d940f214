// Which lines and branches no test runs, measured in a thread beside the other checks: most of those keep one core busy, and
// these tests are as much work as all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { countOpen, uncovered } from '../coverage/run.mjs';
import { root } from './places.mjs';
import { must } from './tally.mjs';

/** Starts to measure all packages; what it returns waits for the end, and puts a row for each on the tally. */
export function startCoverage(folders) {
  const worker = new Worker(new URL(import.meta.url), { workerData: folders });
  const measured = [];
  worker.on('message', (outcome) => measured.push(outcome));
  const ended = new Promise((resolve) => worker.on('error', resolve).on('exit', resolve));
  const open = JSON.parse(readFileSync(join(root, 'tools', 'coverage', 'open.json'), 'utf8'));
  return async (tally) => {
    const end = await ended;
    for (const folder of folders) {
      const { found, error, seconds } = measured.find((outcome) => outcome.folder === folder) ?? { error: String(end) };
      tally.check(`${folder}: lines and branches run in its tests, without the collections of others`, () => {
        must(error === undefined, error);
        const known = { lines: open.lines[folder] ?? 0, branches: open.branches[folder] ?? 0 };
        return `${compare(found, known)}; measured in ${seconds} s`;
      });
    }
  };
}

/** Throws unless exactly so many are open as is known. */
function compare({ statements, branches, lines, openBranches }, known) {
  for (const [what, files, of] of [
    ['lines', lines, statements],
    ['branches', openBranches, branches],
  ]) {
    const count = countOpen(files);
    must(count <= known[what], files.map(({ file, lines }) => `${file}:${lines.join(', ')}`).join('\n'));
    must(count === known[what], `only ${count} ${what} of ${of} are open: say so in open.json`);
  }
  const taken = branches - countOpen(openBranches);
  return `${statements} statements, ${countOpen(lines)} lines open; ${taken} of ${branches} branches taken`;
}

if (!isMainThread) {
  for (const folder of workerData) {
    const start = performance.now();
    try {
      const found = uncovered(folder);
      parentPort.postMessage({ folder, found, seconds: Math.round((performance.now() - start) / 1000) });
    } catch (error) {
      parentPort.postMessage({ folder, error: String(error.message ?? error) });
    }
  }
}
