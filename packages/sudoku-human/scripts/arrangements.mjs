// Does a puzzle's Explainer rating depend on how it is laid out? `node scripts/arrangements.mjs <puzzle> [count] [seed]` in the
// package rates the puzzle itself and so many arrangements of it (lines and bands exchanged, turned over, other digits), and
// says how often each ER, EP and ED came, with the first arrangement that has it.
import { loadKit } from './load-kit.mjs';

const [puzzle, count = '20', seed = '1'] = process.argv.slice(2);
if (puzzle?.length !== 81) throw new Error('name a puzzle of 81 characters');
let state = Number(seed);

/** The next number below a limit. */
function draw(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

function shuffled(list) {
  const items = [...list];
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

/** Nine lines, with bands and the lines of each band exchanged. */
function lines() {
  return shuffled([0, 1, 2]).flatMap((band) => shuffled([0, 1, 2]).map((line) => band * 3 + line));
}

function arranged() {
  const [rows, columns, digits] = [lines(), lines(), shuffled('123456789')];
  const turned = draw(2) === 1;
  let text = '';
  for (const row of rows) {
    for (const column of columns) {
      const digit = Number(puzzle[turned ? column * 9 + row : row * 9 + column]);
      text += digit > 0 ? digits[digit - 1] : '0';
    }
  }
  return text;
}

const kit = await loadKit();
const seen = new Map();
for (let i = 0; i <= Number(count); i++) {
  const text = i === 0 ? puzzle : arranged();
  const { er, ep, ed } = kit.rateExplainer(kit.parsePuzzle(text));
  const entry = seen.get(`${er}/${ep}/${ed}`) ?? { first: text, times: 0 };
  seen.set(`${er}/${ep}/${ed}`, { ...entry, times: entry.times + 1 });
}
for (const [rating, { first, times }] of seen) console.log(`${rating}: ${times} times, first ${first}`);
