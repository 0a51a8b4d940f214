// Which tables of the benchmarks page are drawn too, and which of their columns are comparable along a row.
// Bars are drawn in HTML by the page itself: no script, and the numbers stand in the table below.

/** By the start of the table's title: the columns to draw, and the unit. */
const charts = [
  {
    title: 'Finding the line between two tiles',
    columns: ['findLink', 'listing candidates (as KShisen)', 'breadth first by turns'],
    unit: '/s',
  },
  { title: 'Shortest solutions beside', columns: ['@kit/npuzzle', 'peer'], unit: ' ms' },
  { title: 'Paths to the greatest number', columns: ['moves', 'moves of FireII'], unit: ' moves' },
  { title: 'Kernels against the plain form', columns: ['bit kernel', 'plain'], unit: '/s' },
  {
    title: 'One solution, or several?',
    columns: ['countSolutions', 'findSolution', '@algorithm.ts/sudoku solve'],
    unit: '/s',
  },
  { title: 'Points', columns: ['@kit/grid', 'kdbush', 'flatbush', 'rbush'], unit: '' },
  { title: 'Boxes', columns: ['@kit/grid', 'flatbush', 'rbush'], unit: '' },
  { title: 'Mostly closed boards', columns: ['whole analysis ms', 'after a click ms'], unit: ' ms' },
];

/** The bars of a table as HTML, or nothing where it isn't drawn. */
export function chartOf({ title, columns, rows }) {
  const chart = charts.find((candidate) => title.startsWith(candidate.title));
  if (!chart) return '';
  const places = chart.columns.map((name) => columns.indexOf(name)).filter((place) => place >= 0);
  if (places.length < 2) return '';
  const groups = rows.map((row) => {
    const values = places.map((place) => Number(String(row[place]).replace(/[,×%\s]/g, '')));
    const most = Math.max(...values.filter(Number.isFinite));
    const bars = places.map((place, index) => bar(columns[place], row[place], values[index] / most, chart.unit));
    return `<div class="kit-bars"><p>${row[0]}</p>${bars.join('')}</div>`;
  });
  return `<div class="kit-chart" aria-hidden="true">${groups.join('')}</div>\n\n`;
}

function bar(name, value, share, unit) {
  const percent = Number.isFinite(share) ? Math.max(0.5, share * 100).toFixed(1) : '0';
  const text = typeof value === 'number' ? value.toLocaleString('en') : value;
  return `<div class="kit-bar"><span>${name}</span><i style="width:${percent}%"></i><b>${text}${unit}</b></div>`;
}
