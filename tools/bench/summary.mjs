// The table that opens the benchmarks page: what is compared with whom, and the ratio. Nothing is measured here: every ratio
// is read, or divided, from the tables of the results below it.

/**
 * A row each: the table by its package and the start of its title, and how many times as good ours is in each of its rows.
 * The title is a promise to the reader, so a table that is gone is an error and not a row less.
 */
const comparisons = [
  {
    name: 'link-path',
    what: 'the line between two tiles',
    table: 'Finding the line',
    against: 'the better of listing candidates and breadth first by turns',
    ratios: column('to the better'),
  },
  {
    name: 'npuzzle',
    what: 'shortest solutions, where the other finds them',
    table: 'Shortest solutions beside',
    against: 'sliding-puzzle-solver',
    ratios: (rows) =>
      rows.filter((row) => row['solved by peer'] === row['number']).map((row) => row['peer'] / row['@kit/npuzzle']),
  },
  {
    name: 'orb-search',
    what: 'moves to the greatest number of combos (fewer is better)',
    table: 'Paths to the greatest number',
    against: 'FireII',
    ratios: (rows) => rows.map((row) => row['moves of FireII'] / row['moves']),
  },
  {
    name: 'orb-search',
    what: 'clearing a board, and its legal swaps',
    table: 'Kernels against the plain form',
    against: 'the plain form of the same code',
    ratios: column('ratio'),
  },
  {
    name: 'rect-pack',
    what: 'area left uncovered on the smallest page, effort good',
    table: 'Smallest page: 29 real lists',
    against: 'the fullest of potpack, maxrects-packer, shelf-pack and bin-pack',
    ratios: (rows) => {
      const uncovered = (row) => 100 - row['covered %'];
      const ours = rows.find((row) => row['packer'] === '@kit/rect-pack good');
      const others = rows.filter((row) => !row['packer'].startsWith('@kit/'));
      return [Math.min(...others.map(uncovered)) / uncovered(ours)];
    },
  },
  {
    name: 'spatial-index',
    what: 'index of points: build',
    table: 'Points: build',
    against: 'the quickest of kdbush, flatbush and rbush',
    ratios: column('best other'),
  },
  {
    name: 'spatial-index',
    what: 'index of points: search a window',
    table: 'Points: search',
    against: 'the quickest of kdbush, flatbush and rbush',
    ratios: column('best other'),
  },
  {
    name: 'spatial-index',
    what: 'index of boxes: build',
    table: 'Boxes: build',
    against: 'the quickest of flatbush and rbush',
    ratios: column('best other'),
  },
  {
    name: 'spatial-index',
    what: 'index of boxes: search a window',
    table: 'Boxes: search',
    against: 'the quickest of flatbush and rbush',
    ratios: column('best other'),
  },
  {
    name: 'spatial-index',
    what: 'the ten nearest, of a point near the data or anywhere',
    table: 'The 10 nearest',
    against: 'flatbush',
    ratios: (rows) =>
      rows.flatMap((row) => [
        row['flatbush near'] / row['@kit/spatial-index near'],
        row['flatbush anywhere'] / row['@kit/spatial-index anywhere'],
      ]),
  },
  {
    name: 'spatial-index',
    what: 'items that move: five kinds of traffic',
    table: 'Items that move',
    against: 'the quickest of rbush, quadtree-ts, grid-index and detect-collisions',
    // Where all others ran out of patience there is no ratio.
    ratios: (rows) => column('best other')(rows.filter((row) => row['best other'] !== '–')),
  },
  {
    name: 'sudoku-human',
    what: 'one solution or several? (the other stops at the first)',
    table: 'One solution, or several',
    against: '@algorithm.ts/sudoku',
    ratios: column('ratio, unique to first'),
  },
];

/** The rows of the table: the package, what, against whom (with the version that was measured), the ratios, the command. */
export function comparisonsOf(results) {
  return comparisons.map(({ name, what, table, against, ratios }) => {
    const result = results.find(({ command }) => command === `npm run bench -- ${name}`);
    const found = result?.tables.find(({ title }) => title.startsWith(table));
    if (!found) throw new Error(`no table of ${name} begins with "${table}"`);
    const values = ratios(found.rows.map((row) => rowOf(found.columns, row)));
    if (values.length === 0 || !values.every(Number.isFinite)) throw new Error(`no ratios in "${found.title}"`);
    const version = result.versions?.[against];
    return {
      name,
      what,
      against: version === undefined ? against : `${against} ${version}`,
      least: Math.min(...values),
      most: Math.max(...values),
      command: result.command,
      section: result.title,
      table,
    };
  });
}

/** `3.5× to 18×`, or one number where there is one. */
export function ratioText({ least, most }) {
  const [from, to] = [times(least), times(most)];
  return from === to ? from : `${from} to ${to}`;
}

function times(ratio) {
  return `${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(ratio < 2 ? 2 : 1)}×`;
}

/** A ratio that the table has itself. */
function column(name) {
  return (rows) => rows.map((row) => Number.parseFloat(row[name]));
}

function rowOf(columns, cells) {
  return Object.fromEntries(columns.map((name, index) => [name, cells[index]]));
}
