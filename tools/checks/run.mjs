// `npm run checks [-- <name> …]`: runs the steps of .ci/steps.mjs, or those whose names begin so, side by side, and counts.
// A step is one check, or as many as its last line says ("N passed, N failed"); what fails doesn't keep others from running.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { steps } from '../../.ci/steps.mjs';
import { root } from './places.mjs';

const asked = process.argv.slice(2);
const waiting = steps.filter(({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)));
const open = new Set(waiting.map(({ name }) => name));
const running = new Set();
// No more than there are cores: a page is driven by the patience of people.
const atOnce = Math.max(2, availableParallelism());
let [passed, failed] = [0, 0];

while (open.size > 0) {
  const next = waiting.findIndex(({ after = [] }) => !after.some((name) => open.has(name)));
  if (running.size < atOnce && next >= 0) {
    const [step] = waiting.splice(next, 1);
    const ended = runStep(step).then(() => {
      open.delete(step.name);
      running.delete(ended);
    });
    running.add(ended);
  } else await Promise.race(running);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Runs a step and says how it went, in one piece: beside the failed checks all that it printed. */
function runStep({ name, command }) {
  const started = performance.now();
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const counted = /^(\d+) passed, (\d+) failed\s*$/m.exec(output.trimEnd().split('\n').at(-1));
      const [good, bad] = counted ? counted.slice(1).map(Number) : [Number(status === 0), Number(status !== 0)];
      passed += good;
      failed += status === 0 ? bad : Math.max(bad, 1);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} ${seconds} s: ${command}`);
      const shown = status === 0 ? output.match(/^ok {2}.*$/gm)?.join('\n') : output.slice(-20_000);
      if (shown) console.log(shown.replace(/^/gm, '        '));
      resolve();
    });
  });
}
