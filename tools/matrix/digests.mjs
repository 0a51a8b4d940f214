// What each package answers to some calls, in one number: equal under every Node, module system, bundler and browser.
// Runs where the packages run, so it knows nothing of Node.

/** Calls of each package, with seeds; what they return is plain JSON, but for bytes. */
const calls = {
  '@kit/grid': (kit) => {
    const random = kit.createRandom(7);
    const draws = Array.from({ length: 500 }, () => [random.next(), random.int(1_000)]);
    const cells = Array.from({ length: 48 }, () => random.int(5));
    const board = { rows: 6, cols: 8, cells };
    return [
      draws,
      kit.gravityModes.map((mode) => kit.applyGravity(board, mode, { isEmpty: (value) => value === 0 })),
      kit.symmetries.map((symmetry) => kit.transform(board, symmetry)),
      kit.canonicalForm(board),
      kit.findComponents(board),
    ];
  },
  '@kit/link-path': (kit) => {
    const options = { rows: 8, cols: 10, kinds: 20, copies: 4, seed: 5 };
    const dealt = ['none', 'down', 'left'].map((gravity) => kit.generateBoard({ ...options, gravity }));
    const board = dealt[0].board;
    const pairs = kit.findPairs(board);
    return [
      dealt,
      pairs,
      pairs.map(({ a, b }) => kit.findLink(board, a, b)),
      kit.solveBoard(board),
      kit.rateBoard(board),
    ];
  },
  '@kit/mines-inference': (kit) => {
    const made = kit.generateMines({ rows: 16, cols: 30, mines: 99, seed: 3, firstOpen: 200, noGuess: true });
    const board = kit.openCell(made.field, kit.newBoard(made.field), 200);
    return [made, board, kit.analyze(board), kit.deduce(board), kit.bestMove(board)];
  },
  '@kit/npuzzle': (kit) => {
    const small = kit.shuffle({ rows: 3, cols: 3, seed: 8 });
    const large = kit.shuffle({ rows: 4, cols: 4, seed: 8 });
    return [
      kit.solve(small, { quality: 'optimal' }),
      kit.solve(large),
      kit.solve(kit.shuffle({ rows: 12, cols: 9, seed: 1 }), { quality: 'fast' }),
      kit.lowerBound(large),
    ];
  },
  // Its functions load, and what they load is the same file everywhere.
  '@kit/npuzzle-tables': (kit) =>
    Object.keys(kit)
      .filter((name) => name.startsWith('load'))
      .sort(),
  '@kit/orb-search': (kit) => {
    const boards = [1, 2, 3].map((seed) => kit.generateOrbs({ rows: 5, cols: 6, types: 6, seed }));
    return [boards, kit.findPath(boards[0]), boards.map((board) => kit.findSwaps(board))];
  },
  '@kit/rect-pack': (kit) => {
    const rects = Array.from({ length: 300 }, (_, id) => ({
      id,
      width: 1 + ((id * 37) % 60),
      height: 1 + ((id * 53) % 40),
    }));
    return ['fast', 'good', 'best'].map((effort) => kit.pack(rects, { width: 512, height: 512, effort, padding: 1 }));
  },
  '@kit/spatial-index': (kit) => {
    const xs = Array.from({ length: 500 }, (_, item) => (item * 37) % 499);
    const ys = Array.from({ length: 500 }, (_, item) => (item * 53) % 491);
    const index = kit.createPointIndex(xs, ys);
    const moving = kit.createMovingIndex({ kind: 'points' });
    for (const [id, x] of xs.entries()) moving.set(id, x, ys[id]);
    return [
      index.search(100, 100, 200, 450),
      index.nearest(250, 250, 20),
      kit.exportIndex(index),
      moving.search(100, 100, 200, 450),
      moving.nearest(250, 250, 20),
    ];
  },
  '@kit/sudoku-human': (kit) => {
    const made = kit.generatePuzzle({ seed: 4, stars: 4 });
    const solved = kit.solve(made.position);
    const texts = [kit.en, kit.zhHant, kit.de, kit.vi].map((catalogue) =>
      solved.steps.map((step) => kit.explainStep(step, catalogue)),
    );
    return [made, solved, texts, kit.rate(made.position), kit.countSolutions(made.position, 2)];
  },
};

/** Of every package that is given, a digest of what it answers. */
export function digestsOf(packages) {
  return Object.fromEntries(Object.entries(packages).map(([name, kit]) => [name, digest(calls[name](kit))]));
}

/** The packages there are calls of. */
export const names = Object.keys(calls);

/** FNV-1a over the JSON. */
function digest(value) {
  const text = JSON.stringify(value, (_, inner) => (ArrayBuffer.isView(inner) ? Array.from(inner) : inner));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}
