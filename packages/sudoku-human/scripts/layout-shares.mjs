// How many puzzles of each kind of layout are solved by logic: `node scripts/layout-shares.mjs [kind …] [--seconds 20]` in the
// package. Reads variants.jsonl of the collections (see config/corpora.ts) and prints, for each kind, solved of all, the CPU
// time, and the puzzles that end stuck or run out of their seconds of CPU; `--verify` judges every step as well.
import { parseArgs } from 'node:util';
import { loadKit } from './load-kit.mjs';
import { readVariants } from './read-variants.mjs';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '20' }, verify: { type: 'boolean', default: false } },
});

const kit = await loadKit();

const seconds = (since) => process.cpuUsage(since).user / 1e6;

/** Solves with so much time; then every step is judged, if that is asked. */
function run({ position, solution }) {
  const start = process.cpuUsage();
  const search = kit.solveSearch(position);
  let turn = search.next();
  // Asking for the time at every pause would take a twelfth of it.
  for (let pauses = 1; !turn.done; pauses++) {
    turn = search.next(pauses % 16 === 0 && seconds(start) > Number(options.seconds) ? 'stop' : undefined);
  }
  const { status, steps, position: end } = turn.value;
  const cpu = seconds(start);
  const refused = [];
  if (status === 'solved' && `${end.values}` !== `${solution}`) refused.push('wrong solution');
  if (options.verify) {
    let at = position;
    for (const [index, step] of steps.entries()) {
      const verdict = kit.verifyStep(at, step);
      if (!verdict.valid) refused.push(`step ${index} ${step.technique}: ${verdict.reason}`);
      if (step.placements.some(({ cell, digit }) => solution[cell] !== digit)) refused.push(`step ${index} is unsound`);
      if (step.eliminations.some(({ cell, digit }) => solution[cell] === digit))
        refused.push(`step ${index} is unsound`);
      at = kit.applyStep(at, step);
    }
  }
  const nets = steps.filter(({ technique }) => technique === 'forcing-net').length;
  return { status, cpu, refused, nets, open: end.values.filter((value) => value === 0).length, total: seconds(start) };
}

for (const [kind, puzzles] of readVariants(kit, wanted)) {
  const runs = [];
  for (const puzzle of puzzles) {
    const one = run(puzzle);
    runs.push(one);
    if (one.status === 'solved' && one.refused.length === 0) continue;
    const { status, open, nets, cpu, refused } = one;
    console.log(
      `  ${puzzle.id} ${status}, ${open} open, ${nets} nets, ${cpu.toFixed(1)} s ${refused.slice(0, 3).join('; ')}`,
    );
  }
  const solved = runs.filter(({ status }) => status === 'solved').length;
  const sum = (of) => runs.reduce((all, one) => all + of(one), 0).toFixed(1);
  console.log(
    `${kind.padEnd(18)} ${solved}/${runs.length}`.padEnd(28),
    `${sum(({ cpu }) => cpu)} s, longest ${Math.max(...runs.map(({ cpu }) => cpu)).toFixed(1)} s,`,
    `with verdicts ${sum(({ total }) => total)} s; ${runs.filter(({ nets }) => nets > 0).length} with nets`,
  );
}
