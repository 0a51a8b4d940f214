// The floors of each package, from the ground up: `<` stands between floors, a comma between rooms of one. A room imports rooms
// of lower floors only: rooms on one floor don't know each other. `types.ts` is below all rooms, `index.ts` above them. A room
// may have rooms of its own (`techniques/fish`); its own files then form a floor beside theirs. The list in
// docs/guide/architecture.md is made from these (`npm run check:layers -- --write`).
const floors = {
  grid: 'errors < board < cells, geometry, gravity, random, regions, search, svg, symmetry, text < workers',
  'spatial-index': 'items, near < moving, tree < static < bytes',
  npuzzle:
    'kernel < board < heuristics, play, text < draw, tables < pieces < deepening < lines < search < bounds, generate, guide',
  'npuzzle-tables': 'data < load',
  'orb-search':
    'kernel, board < rules, match3 < play, goals, levels < text, bounds, swaps < generate, request < beam < proof < draw, path',
  'mines-inference':
    'kernel < topology < board < conflicts, draw, explain, move, text, variants < analyze, play < deduce, metrics < ' +
    'generate, replay < fair, hint, review',
  'rect-pack':
    'items < orders < bounds, kernel, rects < beam, fill, pictures, shape < atlas, output, smallest, strip < ' +
    'pages, text < pack < binary-tree, repack',
  // The tables of a layout are `layout`. All finders share `techniques/shared`, all verifiers `verify`; then come the families;
  // chains may have almost locked sets as nodes.
  'sudoku-human':
    'kernel < layout < board < techniques/shared, verify, count < techniques/singles, techniques/locked, ' +
    'techniques/subsets, techniques/fish, techniques/single-digit, techniques/wings, techniques/colors, ' +
    'techniques/uniqueness, techniques/als, techniques/exotic, techniques/templates, techniques/sums, techniques/nets < ' +
    'techniques/chains, techniques/brute-force < techniques < canonical, text < explain, solver < draw, rating < generate < practice',
  'link-path':
    'rules < board < kernel < link < verify < live, pairs, play, search, text < explain, generate, hint < free-tile < draw, tile-files',
};

/** By package: its floors as lists of rooms. */
export const layers = Object.fromEntries(
  Object.entries(floors).map(([name, list]) => [name, list.split(' < ').map((floor) => floor.split(', '))]),
);

/** The list of the guide, with lines as long as its others. */
export function floorsAsMarkdown() {
  return Object.entries(floors)
    .map(([name, list]) => `- \`${name}\`: ${list}\n`.replace(/(?=.{126})(.{1,123}) /g, '$1\n  '))
    .join('');
}
