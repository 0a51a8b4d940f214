// Our ER, EP and ED beside those that others have published, row by row: `node scripts/published-ratings.mjs <file>
// [seconds] [nodes]` in the package. Rates rows that <file> doesn't have yet, a share of each table at a time, until so many
// seconds of CPU are over (default 120), each with so many nodes at most (default 200 million), and adds a line for each;
// run it again to go on. Then it says for each table how many rows were rated and agree, and names those that don't. A
// hundred rows from 11.0 on take some minutes.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporaFolder } from '../../../config/corpora-folder.mjs';
import { loadKit } from './load-kit.mjs';

/** The tables: in which column the ratings begin, and how many there are. */
const tables = [
  ['cbg000-ser.tsv', 1, 1],
  ['hardest2011-odd.tsv', 2, 3],
  ['hard972-se-odd.tsv', 1, 3],
];

/**
 * The rows that have ratings, in an order in which every beginning is a sample of all: by steps of a number prime to the
 * length.
 */
function rowsOf([file, from, count]) {
  const rows = readFileSync(join(corporaFolder, 'sudoku-human', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map((fields) => ({ file, puzzle: fields[0], published: fields.slice(from, from + count).map(Number) }))
    .filter(({ puzzle, published }) => puzzle.length === 81 && published.every((rating) => rating > 0));
  return rows.map((_, i) => rows[(i * 89) % rows.length]);
}

const [state, seconds = '120', nodes = '200000000'] = process.argv.slice(2);
if (state === undefined) throw new Error('name the file that keeps what was rated');
const known = new Map(
  existsSync(state)
    ? readFileSync(state, 'utf8')
        .trim()
        .split('\n')
        .map((line) => [line.split('\t').slice(0, 2).join(), line.split('\t')])
    : [],
);
const rows = tables.flatMap((table) => {
  const list = rowsOf(table);
  return list.map((row, i) => ({ ...row, at: i / list.length }));
});
rows.sort((a, b) => a.at - b.at);

const kit = await loadKit();
for (const { file, puzzle } of rows) {
  if (known.has(`${file},${puzzle}`)) continue;
  const before = process.cpuUsage();
  if ((before.user + before.system) / 1e6 > Number(seconds)) break;
  const { status, er, ep, ed } = kit.rateExplainer(kit.parsePuzzle(puzzle), { maxNodes: Number(nodes) });
  const { user, system } = process.cpuUsage(before);
  const line = [file, puzzle, status, er, ep, ed, Math.round((user + system) / 1000)];
  known.set(`${file},${puzzle}`, line);
  appendFileSync(state, `${line.join('\t')}\n`);
}

for (const [file, , count] of tables) {
  const of = rows.filter((row) => row.file === file);
  const rated = of.flatMap((row) => {
    const line = known.get(`${file},${row.puzzle}`);
    return line === undefined
      ? []
      : [{ ...row, status: line[2], ours: line.slice(3, 3 + count).map(Number), ms: Number(line[6]) }];
  });
  const other = rated.filter(({ status, ours, published }) => status === 'solved' && ours.join() !== published.join());
  const limits = rated.filter(({ status }) => status === 'limit');
  const times = rated.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(
    `${file}: ${rated.length} of ${of.length} rated, ${rated.length - other.length - limits.length} agree, ${other.length} differ,`,
    `${limits.length} at the limit; median ${times[times.length >> 1]} ms, longest ${times.at(-1)} ms`,
  );
  for (const { puzzle, published, ours } of other) console.log(`  ${puzzle}: published ${published}, ours ${ours}`);
  for (const { puzzle, published, ours } of limits)
    console.log(`  ${puzzle}: published ${published}, at the limit ${ours}`);
}
