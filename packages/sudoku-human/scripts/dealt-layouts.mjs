// What a deal of a killer or a jigsaw takes: in the package,
// `node scripts/dealt-layouts.mjs [killer|jigsaw] [--sizes 4,6,8,9,12] [--stars 1,2,3,4,5] [--seeds 10] [--seconds 5] [--givens 0]`.
// Prints by size and stars how many seeds were found within so many seconds of CPU, the median and the longest.
import { parseArgs } from 'node:util';
import { loadKit } from './load-kit.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '4,6,8,9,12' },
    stars: { type: 'string', default: '1,2,3,4,5' },
    seeds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    givens: { type: 'string' },
  },
});
const [layout = 'killer'] = positionals;
const givens = options.givens === undefined ? undefined : Number(options.givens);
const most = Number(options.seconds) * 1000;
const kit = await loadKit();
const cpu = (since) => process.cpuUsage(since).user / 1000;

for (const size of options.sizes.split(',').map(Number)) {
  for (const stars of options.stars.split(',').map(Number)) {
    const times = [];
    let found = 0;
    for (let seed = 0; seed < Number(options.seeds); seed++) {
      const start = process.cpuUsage();
      const search = kit.generatePuzzleSearch({ layout, size, stars, seed, givens });
      let step = search.next();
      while (!step.done && cpu(start) < most) step = search.next();
      times.push(cpu(start));
      if (step.done && step.value.status === 'found') found++;
    }
    times.sort((a, b) => a - b);
    const [middle, last] = [times[times.length >> 1], times[times.length - 1]].map((ms) => ms.toFixed(0));
    console.log(
      `${layout} ${size}: ${stars} stars, ${found} of ${times.length}, median ${middle} ms, longest ${last} ms`,
    );
  }
}
