// What a puzzle with wanted stars takes on a layout, and how many puzzles have these stars: in the package,
// `node scripts/layout-deals.mjs [layout …] [--stars 1,2,3,4,5] [--puzzles 20] [--seconds 20] [--shares 0]`.
// Prints by layout and stars the median and the mean of the CPU time of so many seeds, minimal puzzles, and a digest of the
// puzzles; `--shares 200` deals so many minimal puzzles without a wish and prints what they cost and how many have which stars.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadKit } from './load-kit.mjs';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    stars: { type: 'string', default: '1,2,3,4,5' },
    puzzles: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    shares: { type: 'string', default: '0' },
  },
});

const kit = await loadKit();

const own = JSON.parse(readFileSync(new URL('../test/fixtures/layouts.json', import.meta.url), 'utf8'));
const names = ['small', 'six', 'jigsaw', 'x', 'windoku'];

const cpu = (since) => process.cpuUsage(since).user / 1000;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const digestOf = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);

function deal(layout, seed, stars) {
  const start = process.cpuUsage();
  const result = kit.generatePuzzle({ layout, seed, stars, minimal: true, maxTries: 1_000_000 });
  return { ms: cpu(start), result };
}

for (const name of wanted.length > 0 ? wanted : names) {
  const layout = kit.createLayout(own[name]);
  deal(layout, -1, undefined);
  if (Number(options.shares) > 0) {
    const counts = [0, 0, 0, 0, 0, 0];
    let ms = 0;
    for (let seed = 0; seed < Number(options.shares); seed++) {
      const one = deal(layout, seed, undefined);
      ms += one.ms;
      counts[kit.rate(one.result.position).stars ?? 0]++;
    }
    const shares = counts.slice(1).map((count) => ((100 * count) / options.shares).toFixed(1));
    console.log(
      `${name.padEnd(8)} a deal ${(ms / options.shares).toFixed(1)} ms, shares of 1 to 5 stars ${shares.join(' ')} %`,
    );
  }
  for (const stars of options.puzzles === '0' ? [] : options.stars.split(',').map(Number)) {
    // Of a million minimal puzzles tried for each of two to five stars none had them.
    if (name === 'small' && stars > 1) continue;
    const times = [];
    const lines = [];
    let all = 0;
    for (let seed = 0; seed < Number(options.puzzles) && all < Number(options.seconds) * 1000; seed++) {
      const { ms, result } = deal(layout, seed, stars);
      times.push(ms);
      all += ms;
      lines.push(result.status === 'found' ? result.position.givens.join('') : result.status);
    }
    const mean = all / times.length;
    console.log(
      `${name.padEnd(8)} ${stars} stars: median ${median(times).toFixed(1)} ms, mean ${mean.toFixed(1)} ms,`,
      `longest ${Math.max(...times).toFixed(0)} ms of ${times.length}; ${digestOf(lines)}`,
    );
  }
}
