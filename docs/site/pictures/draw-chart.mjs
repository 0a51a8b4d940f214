// Charts of the benchmarks with Observable Plot, drawn while the site is built: the page itself needs no script for them.
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { picture, tag, text } from './canvas.mjs';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

/** Ours is always the first colour; the rest are told apart by their form, too. */
const colours = [
  'var(--kit-accent)',
  'var(--kit-bad)',
  'var(--kit-good)',
  'var(--kit-fin)',
  'var(--kit-soft)',
  'var(--kit-strong)',
];
const symbols = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'];
const width = 720;

/** A number as an axis shows it. */
const short = (value) => (value >= 1e6 ? `${value / 1e6}M` : value >= 1000 ? `${value / 1000}k` : String(value));

/** A chart as an SVG document. */
export function drawChart(chart) {
  const programs = [...new Set(chart.points.map(({ program }) => program))];
  const plot = chart.kind === 'line' ? drawLines(chart, programs) : drawMap(chart, programs);
  return framed(plot, programs);
}

/** A line a row, from the best program to the worst, with a sign for each. */
function drawLines({ points, unit, isLinear }, programs) {
  const labels = [...new Set(points.map(({ label }) => label))];
  return Plot.plot({
    document,
    width,
    height: 80 + labels.length * 26,
    marginBottom: 40,
    insetLeft: 8,
    marginLeft: 20 + 6.9 * Math.max(...labels.map(({ length }) => length)),
    marginRight: 60,
    x: {
      type: isLinear ? 'linear' : 'log',
      label: unit,
      grid: true,
      ticks: 6,
      tickFormat: short,
      ...(isLinear ? { zero: true } : {}),
    },
    y: { domain: labels, label: null },
    color: { domain: programs, range: colours },
    symbol: { domain: programs, range: symbols },
    marks: [
      Plot.ruleY(
        points,
        Plot.groupY({ x1: 'min', x2: 'max' }, { y: 'label', x: 'value', stroke: 'var(--kit-line)', strokeWidth: 3 }),
      ),
      Plot.dot(points, { x: 'value', y: 'label', stroke: 'program', fill: 'program', symbol: 'program', r: 5 }),
    ],
  });
}

/** A sign a row: to the left is quick, up is full. */
function drawMap({ points, unit, y }, programs) {
  return Plot.plot({
    document,
    width,
    height: 360,
    marginBottom: 40,
    marginLeft: 50,
    marginRight: 60,
    x: { type: 'log', label: unit, grid: true, ticks: 8, tickFormat: short },
    y: { label: y, grid: true, nice: true },
    color: { domain: programs, range: [...colours, 'var(--kit-ink)'] },
    symbol: { domain: programs, range: [...symbols, 'wye'] },
    marks: [
      Plot.dot(points, { x: 'value', y: 'reached', stroke: 'program', fill: 'program', symbol: 'program', r: 5 }),
      Plot.text(points, {
        x: 'value',
        y: 'reached',
        text: ({ label }) => /, (\d+)$/.exec(label)?.[1] ?? '',
        dx: 8,
        textAnchor: 'start',
        fill: 'var(--kit-soft)',
        fontSize: 10,
      }),
    ],
  });
}

/** The plot below the list of its signs, as a document with the colours of all pictures. */
function framed(plot, programs) {
  const [, , , height] = plot.getAttribute('viewBox').split(' ').map(Number);
  for (const style of plot.querySelectorAll('style')) style.remove();
  for (const name of [
    'class',
    'fill',
    'font-family',
    'font-size',
    'text-anchor',
    'width',
    'height',
    'viewBox',
    'xmlns',
  ])
    plot.removeAttribute(name);
  const rowHeight = 22;
  for (const element of plot.querySelectorAll('[aria-label]')) element.removeAttribute('aria-label');
  for (const element of plot.querySelectorAll('[aria-hidden]')) element.removeAttribute('aria-hidden');
  const signs = [];
  let [x, y] = [12, 14];
  for (const [index, program] of programs.entries()) {
    const room = 34 + 7.2 * program.length;
    if (x + room > width) [x, y] = [12, y + rowHeight];
    signs.push(
      `<g transform="translate(${x} ${y})">${signOf(index)}${text(12, 0, 12, program, { 'text-anchor': 'start' })}</g>`,
    );
    x += room;
  }
  const top = y + 16;
  const body = tag(
    'g',
    { transform: `translate(0 ${top})`, 'font-size': 12, fill: 'currentColor', 'text-anchor': 'middle' },
    rounded(plot.innerHTML),
  );
  return picture(width, height + top, signs.join('') + body);
}

/** Tenths of a pixel are enough. */
const rounded = (svg) => svg.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** The sign of a program, drawn by Plot as in the chart. */
function signOf(index) {
  const sample = Plot.plot({
    document,
    axis: null,
    margin: 0,
    width: 1,
    height: 1,
    x: { domain: [0, 1] },
    y: { domain: [0, 1] },
    marks: [
      Plot.dot([[0, 1]], {
        symbol: [...symbols, 'wye'][index],
        r: 5,
        fill: [...colours, 'var(--kit-ink)'][index],
        stroke: [...colours, 'var(--kit-ink)'][index],
      }),
    ],
  });
  const sign = sample.querySelector('path, circle').parentNode;
  sign.removeAttribute('aria-label');
  return rounded(sign.outerHTML);
}
