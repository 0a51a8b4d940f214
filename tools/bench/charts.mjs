// Which tables of the benchmarks page are drawn too, and how. The page only names the picture; docs/site draws it from the
// same results when the site is built (Observable Plot), so nothing but the numbers comes with a benchmark.

/**
 * By the start of the table's title. `line`: a line a row, a dot a program, on a logarithmic scale. `map`: a dot a row, by
 * time and by what was reached. `labels` are the columns that name a row.
 */
const charts = [
  {
    title: 'Finding the line between two tiles',
    kind: 'line',
    labels: ['board'],
    programs: ['findLink', 'listing candidates (as KShisen)', 'breadth first by turns'],
    unit: 'questions a second (more is better)',
  },
  {
    title: 'Shortest solutions beside',
    kind: 'line',
    labels: ['boards'],
    programs: ['@kit/npuzzle', 'peer'],
    unit: 'milliseconds (less is better)',
  },
  {
    title: 'Paths to the greatest number',
    kind: 'line',
    labels: ['boards'],
    programs: ['moves', 'moves of FireII'],
    unit: 'moves (less is better)',
    isLinear: true,
  },
  {
    title: 'Kernels against the plain form',
    kind: 'line',
    labels: ['question'],
    programs: ['bit kernel', 'plain'],
    unit: 'boards a second (more is better)',
  },
  {
    title: 'One solution, or several?',
    kind: 'line',
    labels: ['puzzles'],
    programs: ['countSolutions', 'findSolution', '@algorithm.ts/sudoku solve'],
    unit: 'puzzles a CPU second (more is better)',
  },
  {
    title: 'Points: build',
    kind: 'line',
    labels: ['points', 'layout'],
    programs: ['@kit/grid', 'kdbush', 'flatbush', 'rbush'],
    unit: 'milliseconds (less is better)',
  },
  {
    title: 'Points: search',
    kind: 'line',
    labels: ['points', 'layout', 'side'],
    programs: ['@kit/grid', 'kdbush', 'flatbush', 'rbush'],
    unit: 'microseconds a window (less is better)',
  },
  {
    title: 'Boxes: build',
    kind: 'line',
    labels: ['boxes', 'layout'],
    programs: ['@kit/grid', 'flatbush', 'rbush'],
    unit: 'milliseconds (less is better)',
  },
  {
    title: 'Boxes: search',
    kind: 'line',
    labels: ['boxes', 'layout', 'side'],
    programs: ['@kit/grid', 'flatbush', 'rbush'],
    unit: 'microseconds a window (less is better)',
  },
  {
    title: 'The 10 nearest',
    kind: 'line',
    labels: ['kind', 'items', 'layout'],
    programs: ['@kit/grid near', 'flatbush near', '@kit/grid anywhere', 'flatbush anywhere'],
    unit: 'microseconds a question (less is better)',
  },
  {
    title: 'Mostly closed boards',
    kind: 'line',
    labels: ['board'],
    programs: ['after a click ms', 'whole analysis ms'],
    unit: 'milliseconds (less is better)',
  },
  {
    title: 'Smallest page: uniform',
    kind: 'map',
    labels: ['packer', 'rectangles'],
    x: 'ms',
    y: 'covered %',
    unit: 'milliseconds (less is better)',
  },
  {
    title: 'Smallest page: 29 real',
    kind: 'map',
    labels: ['packer'],
    x: 'ms',
    y: 'covered %',
    unit: 'milliseconds (less is better)',
  },
];

/** What there is to draw of a table: its numbers by row and program; nothing where it isn't drawn. */
export function chartOf({ title, columns, rows }) {
  const chart = charts.find((candidate) => title.startsWith(candidate.title));
  if (!chart) return undefined;
  const cell = (row, column) => row[columns.indexOf(column)];
  const number = (value) => Number.parseFloat(String(value ?? '').replace(/[,×%\s]/g, ''));
  const labelOf = (row) => chart.labels.map((name) => cell(row, name)).join(', ');
  const points =
    chart.kind === 'line'
      ? rows.flatMap((row) =>
          chart.programs
            .filter((program) => columns.includes(program))
            .map((program) => ({ label: labelOf(row), program, value: number(cell(row, program)) })),
        )
      : rows.map((row) => ({
          label: labelOf(row),
          program: cell(row, 'packer'),
          value: number(cell(row, chart.x)),
          reached: number(cell(row, chart.y)),
        }));
  const drawn = points.filter(({ value }) => Number.isFinite(value) && value > 0);
  if (drawn.length === 0) return undefined;
  return { ...chart, title, file: `chart-${slug(title)}.svg`, points: drawn };
}

function slug(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
}
