// Which puzzles of a list end stuck, and where: `node scripts/stuck.mjs FILE` prints a line a puzzle: its number in the file,
// the first column if there are several, how the solution by logic ends, its steps, the nets among them, how many of those stand
// beside a tridagon, how many steps `verifyStep` refuses, and, if it is stuck, the open cells and their candidates. The file
// holds a puzzle a line, in its last column.
import { readFileSync } from 'node:fs';
import { loadKit } from './load-kit.mjs';

const kit = await loadKit();
const lines = readFileSync(process.argv[2], 'utf8').trim().split('\n');
for (const [number, line] of lines.entries()) {
  const columns = line.split('\t');
  const puzzle = columns[columns.length - 1];
  if (!/^[.\d]{81}$/.test(puzzle)) continue;
  let at = kit.parsePuzzle(puzzle);
  const { status, steps, position } = kit.solve(at);
  let refused = 0;
  for (const step of steps) {
    if (!kit.verifyStep(at, step).valid) refused++;
    at = kit.applyStep(at, step);
  }
  const nets = steps.filter(({ technique }) => technique === 'forcing-net');
  const byGuardians = nets.filter(({ pattern }) => pattern.candidates.some(({ role }) => role === 'guardian'));
  const open = position.candidates.filter((mask) => mask > 0);
  const marks = open.reduce((sum, mask) => sum + mask.toString(2).replaceAll('0', '').length, 0);
  console.log(
    `${number} ${columns.length > 1 ? columns[0] : ''} ${status}: ${steps.length} steps, ${nets.length} nets, ` +
      `${byGuardians.length} of them by guardians, ${refused} refused` +
      (status === 'stuck' ? `; ${open.length} cells open with ${marks} candidates` : ''),
  );
}
