// What the limits of the finders and the numbers of the generator were chosen on: `node scripts/limits.mjs [name …]` in the
// package, ten minutes of CPU in all, most of it the nets. Each number is tried at several values, on positions of our own
// making (the seeded lists of test/fixtures after all singles, locked candidates and pairs, and full grids with wrong
// candidates struck out), and judged by what is counted: how many different conclusions are found, and how many pauses of
// equal work that takes; for the generator how many tries a puzzle takes. No time is measured.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@kit/grid';
import { home, loadKit } from './load-kit.mjs';
import { ownBoards } from './own-boards.mjs';

/** By name: the file, the constant, the values that are tried, the techniques that it limits, and their options. */
const limits = {
  'als-sets': ['als/restricted-commons.ts', 'maxSets', [200, 400, 800, 1600], ['alsXz', 'alsXyWing'], {}],
  'als-hops': ['als/set-walks.ts', 'maxHops', [250, 1000, 2000, 4000], ['alsXyChain'], {}],
  'als-chain': ['als/als-chains.ts', 'maxSets', [4, 6, 8, 10], ['alsXyChain'], {}],
  petals: ['als/death-blossom.ts', 'maxTrials', [1000, 5000, 20000, 80000], ['deathBlossom'], {}],
  sweep: ['chains/chain-sweep.ts', 'maxTrials', [200, 1000, 2000, 8000], ['aic', 'groupedAic'], {}],
  chain: [
    'chains/shortest-chain.ts',
    'defaultTrials',
    [1000, 5000, 20000, 80000],
    ['xChain', 'xyChain', 'remotePair'],
    {},
  ],
  loops: ['chains/all-loops.ts', 'maxSteps', [20000, 100000, 200000, 400000], ['continuousNiceLoop'], {}],
  'unique-loop': ['uniqueness/unique-loops.ts', 'maxTrials', [500, 2000, 5000, 20000], ['uniqueLoop'], {}],
  'unique-loop-cells': ['uniqueness/unique-loops.ts', 'maxCells', [6, 10, 14, 18], ['uniqueLoop'], {}],
  bug: ['uniqueness/bug-search.ts', 'maxCells', [2, 4, 6, 8], ['bug2', 'bug3', 'bug4'], {}],
  guardians: ['exotic/tridagon.ts', 'maxGuardians', [3, 4, 6, 9], ['tridagon'], {}],
  nets: ['techniques/nets/find-forcing-net.ts', 'maxAssumptions', [1000, 5000, 20000, 80000], ['forcingNet'], {}],
};

/** The numbers of the generator, and what is asked of it. */
const generator = {
  digs: ['generate/deal-puzzle.ts', 'DIGS_A_GRID', [1, 10, 30, 100]],
  filled: ['generate/deal-puzzle.ts', 'FILLED_AGAIN', [0.15, 0.3, 0.45, 0.6]],
};

/** What the generator asks on layouts: the pauses that puzzles take, and the givens that they keep. */
const onLayouts = { soon: ['generate/known-grid.ts', 'SOON', [100, 500, 3000, 20000]] };

/** The numbers of the walk from puzzle to puzzle on layouts, and what wanted stars take. */
const onWalks = {
  'layout-digs': ['generate/deal-puzzle.ts', 'DIGS_A_GRID', [1, 10, 30, 100]],
  'layout-filled': ['generate/deal-puzzle.ts', 'FILLED_AGAIN', [0.1, 0.2, 0.3, 0.5]],
};

/** The numbers of the nets on layouts: what solutions take, on boards of our own with and without cages. */
const onNets = {
  'net-row-memory': ['layout/rows.ts', 'SLOTS', [1, 64, 128, 512, 2048]],
  'net-rows': ['techniques/nets/net-groups.ts', 'MOST_OPEN', [0, 20, 30, 40, 50, 81]],
  'net-walked': ['layout/rows.ts', 'MOST_WALKED', [1, 2, 3]],
  'net-few-cases': ['techniques/nets/net-cases.ts', 'FEW_CASES', [1, 4, 16, 64]],
  'net-few-tried': ['techniques/nets/net-cases.ts', 'FEW_TRIED', [8, 32, 128]],
  'net-few-gone': ['techniques/nets/find-forcing-net.ts', 'fewGone', [1, 4, 8, 16]],
};

/** The numbers of the nets beside tridagons: what is concluded beside them on boards of our own that have one. */
const besideTridagons = {
  'net-guardians': ['techniques/nets/find-forcing-net.ts', 'maxGuardians', [2, 3, 4, 6, 8]],
  'net-tridagons': ['techniques/nets/find-forcing-net.ts', 'maxTridagons', [1, 2, 4, 8, 16]],
};

/** Loads the rows of nets so that their walks, and the states of each, are counted. */
const countWalks = {
  name: 'walks',
  setup: ({ onLoad }) => {
    onLoad({ filter: /ways\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        'const end = starts[length + 1];',
        'const end = starts[length + 1]; globalThis.counted.walks++; globalThis.counted.states += end;',
      ),
      loader: 'ts',
    }));
  },
};

/** The package with one number changed. */
async function kitWith(file, name, value, others = []) {
  const path = join(home, 'src', file);
  const source = readFileSync(path, 'utf8');
  const line = new RegExp(`(^(?:export )?const ${name} = )[\\d_.]+;$`, 'm');
  if (!line.test(source)) throw new Error(`${file} has no number ${name}`);
  const changed = source.replace(line, `$1${value};`);
  return await loadKit([
    {
      name: 'number',
      setup: ({ onLoad }) => {
        onLoad({ filter: new RegExp(`${file.replaceAll('/', '[\\\\/]').replace('.', '\\.')}$`) }, ({ path: at }) =>
          at === path ? { contents: changed, loader: 'ts' } : undefined,
        );
      },
    },
    ...others,
  ]);
}

const linesOf = (name) =>
  readFileSync(join(home, 'test', 'fixtures', `${name}.txt`), 'utf8')
    .trim()
    .split('\n');

/** Positions of our own: so many of each list, and the positions of the technique cases. */
function positionsOf(kit, techniques) {
  const easy = kit.createSolver([
    kit.fullHouse,
    kit.hiddenSingle,
    kit.nakedSingle,
    kit.pointing,
    kit.claiming,
    kit.nakedPair,
    kit.hiddenPair,
  ]);
  const stuck = [...linesOf('hard').slice(0, 25), ...linesOf('hardest').slice(0, 25)].map(
    (line) => easy.solve(kit.parsePuzzle(line)).position,
  );
  const ids = new Set(techniques.map((name) => kit[name].id));
  const cases = linesOf('technique-cases')
    .map((line) => line.split('|'))
    .filter(([id]) => ids.has(id))
    .map(([, , text]) => kit.parsePuzzle(text));
  return [...stuck, ...cases];
}

/** How many conclusions are found on how many positions, and in how many slices. */
function ask(kit, names, options) {
  const techniques = names.map((name) => kit[name]);
  let found = 0;
  let slices = 0;
  const positions = positionsOf(kit, names);
  for (const position of positions) {
    const search = kit.findStepsSearch(position, techniques, options);
    let step = search.next();
    for (; !step.done; slices++) step = search.next();
    const conclusions = step.value.steps.map(({ technique, placements, eliminations }) =>
      JSON.stringify([technique, placements, eliminations]),
    );
    found += new Set(conclusions).size;
  }
  return `${found} conclusions, ${slices} slices (${positions.length} positions)`;
}

/** How many tries puzzles take of each number of stars, and how many puzzles are not alike. */
function tries(kit) {
  return [2, 3, 4, 5]
    .map((stars) => {
      let nodes = 0;
      for (let seed = 5_000; seed < 5_012; seed++) {
        const search = kit.generatePuzzleSearch({ seed, stars, symmetry: 'rotate180', maxTries: 400 });
        let last = 0;
        for (let step = search.next(); !step.done; step = search.next()) last = step.value.nodes;
        nodes += last + 1;
      }
      return `${stars} stars ${(nodes / 12).toFixed(1)}`;
    })
    .join(', ');
}

/** On each of three kinds: how many slices some deals take, the most that one takes, and the givens on average. */
function deals(kit) {
  // Nine regions that are no boxes.
  const regions = [...'DDBBBCCCCDDAABCBBCDDAABBBCCDAAAFFFFCDAEEFEEFFDAHEEEIIFGGHHHEEIFGGGGHIIIIGGGHHHHII'].map(
    (letter) => 'ABCDEFGHI'.indexOf(letter),
  );
  const kinds = {
    jigsaw: { regions },
    'anti-knight': { antiKnight: true },
    'non-consecutive': { nonConsecutive: true },
  };
  return Object.entries(kinds)
    .map(([kind, options]) => {
      const layout = kit.createLayout(options);
      let [slices, most, givens] = [0, 0, 0];
      for (let seed = 1; seed <= 10; seed++) {
        const search = kit.generatePuzzleSearch({ seed, layout });
        let own = 0;
        let step = search.next();
        for (; !step.done; own++) step = search.next();
        slices += own;
        most = Math.max(most, own);
        givens += step.value.position.givens.filter((digit) => digit > 0).length;
      }
      return `${kind} ${slices} slices, at most ${most}, ${(givens / 10).toFixed(1)} givens`;
    })
    .join('; ');
}

/** On each of three kinds: how many tries and pauses a minimal puzzle of each number of stars takes. */
function walks(kit) {
  const kinds = { x: { diagonals: true }, windoku: { windows: true } };
  return Object.entries(kinds)
    .flatMap(([kind, options]) => {
      const layout = kit.createLayout(options);
      return [1, 2, 3, 4].map((stars) => {
        let [tries, slices] = [0, 0];
        for (let seed = 5_000; seed < 5_012; seed++) {
          const search = kit.generatePuzzleSearch({ seed, layout, stars, minimal: true, maxTries: 200 });
          let last = 0;
          for (let step = search.next(); !step.done; step = search.next(), slices++) last = step.value.nodes;
          tries += last + 1;
        }
        return `${kind} ${stars} stars ${(tries / 12).toFixed(1)} tries, ${Math.round(slices / 12)} slices`;
      });
    })
    .join('; ');
}

/**
 * By kind: the pauses of solutions, each after equal work but for the walks (a board's geometric mean, since a few boards take
 * most), and the walks with their states.
 */
function solutions(kit) {
  const kinds = new Map();
  globalThis.counted = { walks: 0, states: 0 };
  for (const { kind, position } of ownBoards(kit, 8, ['killer', 'killer-x', 'non-consecutive'])) {
    const one = kinds.get(kind) ?? { boards: 0, logs: 0, pauses: 0, walks: 0, states: 0, nets: 0, links: 0 };
    kinds.set(kind, one);
    globalThis.counted = { walks: 0, states: 0 };
    const search = kit.solveSearch(position);
    let turn = search.next();
    let pauses = 1;
    for (; !turn.done; pauses++) turn = search.next();
    one.boards++;
    one.logs += Math.log(pauses);
    one.pauses += pauses;
    one.walks += globalThis.counted.walks;
    one.states += globalThis.counted.states;
    for (const { pattern } of turn.value.steps) {
      if (pattern.branches === undefined) continue;
      one.nets++;
      one.links += pattern.branches.reduce((sum, { length }) => sum + length, 0);
    }
  }
  return [...kinds]
    .map(
      ([kind, { logs, ...one }]) =>
        `${kind} ${Math.round(Math.exp(logs / one.boards))} pauses a board, in all ${Object.entries(one)
          .map(([what, many]) => `${many} ${what}`)
          .join(', ')}`,
    )
    .join('; ');
}

/**
 * On full grids with a tridagon, whose wrong candidates are struck out at random: beside tridagons how many boards give steps
 * and how many, and the pauses of all.
 */
function steps(kit) {
  const cells = [0, 10, 20, 3, 13, 23, 27, 37, 47, 30, 41, 49];
  let [tried, boards, many, pauses] = [0, 0, 0, 0];
  for (let seed = 1; seed <= 4_000 && tried < 60; seed++) {
    const random = createRandom(seed);
    const givens = new Array(81).fill(0);
    const free = random.int(12);
    for (const cell of cells) {
      const sees = (other) =>
        other % 9 === cell % 9 ||
        Math.floor(other / 9) === Math.floor(cell / 9) ||
        (Math.floor(other / 27) === Math.floor(cell / 27) &&
          Math.floor((other % 9) / 3) === Math.floor((cell % 9) / 3));
      const left = [1, 2, 3].filter((digit) => !cells.some((other) => givens[other] === digit && sees(other)));
      givens[cell] = cell === cells[free] ? 4 + random.int(6) : left.length > 0 ? random.pick(left) : 0;
    }
    if (cells.some((cell) => givens[cell] === 0)) continue;
    const grid = kit.findSolution(kit.positionFromValues(givens, givens));
    if (grid === undefined) continue;
    tried++;
    const kept = random.pick([6, 7, 8]);
    const candidates = grid.map((digit, cell) => {
      let mask = 1 << (digit - 1);
      const own = cells.includes(cell);
      for (let other = 1; other <= 9; other++) {
        if (own ? other <= 3 || random.int(30) === 0 : random.int(10) < kept) mask |= 1 << (other - 1);
      }
      return mask;
    });
    const none = new Array(81).fill(0);
    const search = kit.findStepsSearch({ givens: none, values: none, candidates }, [kit.forcingNet]);
    let turn = search.next();
    for (; !turn.done; pauses++) turn = search.next();
    const found = turn.value.steps.filter(({ message }) => message.key === 'forcing-net-guardians').length;
    boards += found > 0 ? 1 : 0;
    many += found;
  }
  return `${boards} boards give ${many} steps, ${pauses} pauses`;
}

const wanted = process.argv.slice(2);
for (const [name, [file, constant, values, techniques, options]] of Object.entries(limits)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const value of values)
    console.log(`${name}: ${constant} ${value}: ${ask(await kitWith(file, constant, value), techniques, options)}`);
}
for (const [name, [file, constant, values]] of Object.entries(generator)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const value of values)
    console.log(`${name}: ${constant} ${value}: tries for ${tries(await kitWith(file, constant, value))}`);
}
for (const [name, [file, constant, values]] of Object.entries(onLayouts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const value of values)
    console.log(`${name}: ${constant} ${value}: ${deals(await kitWith(file, constant, value))}`);
}
for (const [name, [file, constant, values]] of Object.entries(onWalks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const value of values)
    console.log(`${name}: ${constant} ${value}: ${walks(await kitWith(file, constant, value))}`);
}
for (const [name, [file, constant, values]] of Object.entries(onNets)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const value of values)
    console.log(`${name}: ${constant} ${value}: ${solutions(await kitWith(file, constant, value, [countWalks]))}`);
}
for (const [name, [file, constant, values]] of Object.entries(besideTridagons)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const value of values)
    console.log(`${name}: ${constant} ${value}: ${steps(await kitWith(file, constant, value))}`);
}
