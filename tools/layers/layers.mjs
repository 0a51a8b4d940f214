// The floors of each package, from the ground up: `<` stands between floors, a comma between rooms of one. A room imports rooms
// of lower floors only: rooms on one floor don't know each other. `types.ts` is below all rooms, `index.ts` above them. The list
// in docs/guide/architecture.md is made from these (`npm run check:layers -- --write`).
const floors = {
  grid: 'errors < board < cells, geometry, gravity, random, regions, search, spatial-index, symmetry, text',
  npuzzle:
    'kernel < board < heuristics, play, text < tables < pieces < deepening < lines < search < bounds, generate, guide',
  'orb-search':
    'kernel, board < rules, match3 < play, goals, levels < text, bounds, swaps < generate, request < beam < proof < path',
  'mines-inference':
    'kernel < topology < board < conflicts, explain, move, text, variants < analyze, play < deduce, metrics < ' +
    'generate, replay < fair, hint, review',
  'rect-pack':
    'items < orders < bounds, kernel, rects < beam, fill, pictures, shape < atlas, output, smallest, strip < ' +
    'pages, text < pack < binary-tree, repack',
  // Above the tables of layouts stand the families of techniques; chains may have almost locked sets as nodes. What answers for
  // layouts stands beside the classic rooms further up.
  'sudoku-human':
    'kernel < position, technique < layout < singles, locked, subsets, fish, single-digit, wings, colors, uniqueness, als, ' +
    'exotic, templates, nets < chains < techniques < text, brute-force < verify, progress < explain, solver < ' +
    'layout-count, layout-text, layout-verify < layout-explain, layout-logic < layout-generate, rating < generate, layouts',
  'link-path':
    'rules < board < kernel < link < verify < live, pairs, play, search, text < explain, generate, hint < free-tile',
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
