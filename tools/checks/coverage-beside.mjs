// Which lines and branches no test runs, measured beside the other checks: most of those keep one core busy, and these tests
// are as much work as all of them.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './places.mjs';

/** Starts to measure all packages; what it returns waits for the end, and puts a row for each on the tally. */
export function startCoverage(folders) {
  let last = Promise.resolve();
  const measured = folders.map((folder) => {
    last = last.then(() => measure(folder));
    return [folder, last];
  });
  return async (tally) => {
    for (const [folder, ended] of measured) {
      await tally.checkAsync(
        `${folder}: lines and branches run in its tests, without the collections of others`,
        async () => {
          const { error, stdout } = await ended;
          if (error) throw new Error(stdout.slice(-20_000));
        },
      );
    }
  };
}

function measure(folder) {
  return new Promise((resolve) => {
    const script = join(root, 'tools', 'coverage', 'run.mjs');
    execFile(process.execPath, [script, folder], { maxBuffer: 1 << 26 }, (error, stdout) => resolve({ error, stdout }));
  });
}
