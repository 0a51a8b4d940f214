// Boards of our own with layouts on which nets are long: seeded, made when asked for. Killers come from a random grid whose cages
// are grown at random and joined while the solution stays the only one; the others are dealt by the generator.
import { createRandom } from '@kit/grid';

/** Connected parts of a grid with different digits in each, of so many cells at most. */
function parts(solution, size, most, random) {
  const partOf = new Array(solution.length).fill(-1);
  const all = [];
  const beside = (cell) => [
    ...(cell % size > 0 ? [cell - 1] : []),
    ...(cell % size < size - 1 ? [cell + 1] : []),
    ...(cell >= size ? [cell - size] : []),
    ...(cell < size * (size - 1) ? [cell + size] : []),
  ];
  for (let start = 0; start < solution.length; start++) {
    if (partOf[start] >= 0) continue;
    const cells = [start];
    partOf[start] = all.length;
    for (const wanted = 2 + random.int(most - 1); cells.length < wanted; ) {
      const next = cells
        .flatMap(beside)
        .filter((cell) => partOf[cell] < 0 && !cells.some((own) => solution[own] === solution[cell]));
      if (next.length === 0) break;
      const cell = random.pick(next);
      partOf[cell] = all.length;
      cells.push(cell);
    }
    all.push(cells);
  }
  return all;
}

/** A killer without digits on the rules; undefined if its cages leave several solutions. */
function killer(kit, rules, seed, most, dropped) {
  const random = createRandom(seed);
  const grid = kit.findSolution(kit.generatePuzzle({ layout: kit.createLayout(rules), seed }).position);
  let cages = parts(grid, 9, most, random)
    .filter((cells) => cells.length > 1)
    .map((cells) => ({ cells, sum: cells.reduce((sum, cell) => sum + grid[cell], 0) }));
  const layoutOf = (some) => kit.createLayout({ ...rules, cages: some });
  const isOne = (some) => {
    const none = new Array(81).fill(0);
    const search = kit.countSolutionsSearch(kit.positionFromValues(none, none, { layout: layoutOf(some) }), 2);
    let turn = search.next();
    for (let slices = 0; !turn.done && slices < 20; slices++) turn = search.next();
    return turn.done && turn.value.count === 1;
  };
  if (!isOne(cages)) return undefined;
  for (let tries = 0; tries < dropped; tries++) {
    const fewer = cages.toSpliced(random.int(cages.length), 1);
    if (isOne(fewer)) cages = fewer;
  }
  const none = new Array(81).fill(0);
  return kit.positionFromValues(none, none, { layout: layoutOf(cages) });
}

/** The kinds: a board for a seed, or undefined. */
const kinds = {
  killer: (kit, seed) => killer(kit, {}, seed, 4, 8),
  'killer-x': (kit, seed) => killer(kit, { diagonals: true }, seed, 5, 12),
  'killer-knight': (kit, seed) => killer(kit, { antiKnight: true }, seed, 5, 12),
  'non-consecutive': dealt({ nonConsecutive: true }),
  'king-non-consecutive': dealt({ antiKing: true, nonConsecutive: true }),
  '16x16': dealt({ size: 16 }),
};

function dealt(rules) {
  return (kit, seed) => kit.generatePuzzle({ layout: kit.createLayout(rules), seed }).position;
}

/** The board of a kind for a seed, or undefined. */
export function ownBoard(kit, kind, seed) {
  const position = kinds[kind](kit, seed);
  return position && { id: `${kind}-${seed}`, kind, position };
}

/** So many boards of each kind, or of the kinds named. */
export function ownBoards(kit, many, names = Object.keys(kinds)) {
  return names.flatMap((kind) => {
    const found = [];
    for (let seed = 1; found.length < many && seed < 20 * many; seed++) {
      const board = ownBoard(kit, kind, seed);
      if (board !== undefined) found.push(board);
    }
    return found;
  });
}
