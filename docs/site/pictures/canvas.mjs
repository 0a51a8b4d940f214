// What all pictures share: an SVG document that carries its own colours, light and dark, so that it reads the same inside a
// page of the site, where the reader may have chosen a theme, and as a file of its own. Boards are drawn by the packages; their
// colours are the same variables, so a board inside a picture follows the theme of the picture.

const light = {
  ink: '#1c2430',
  soft: '#566171',
  paper: '#ffffff',
  well: '#eceff4',
  line: '#c3ccd8',
  strong: '#3a4656',
  accent: '#1d5fbf',
  'accent-fill': '#bdd7fb',
  good: '#12713c',
  'good-fill': '#cdeed9',
  bad: '#b3202c',
  'bad-fill': '#fbd6d8',
  fin: '#8a3fa8',
  'fin-fill': '#efdcf6',
  other: '#8a5200',
  'other-fill': '#fbe3b4',
  house: '#dbe8fa',
  cover: '#d8f0e4',
};
const dark = {
  ink: '#e7ecf3',
  soft: '#a7b2c1',
  paper: '#1a1f27',
  well: '#262d38',
  line: '#465264',
  strong: '#aab6c6',
  accent: '#8ab8f5',
  'accent-fill': '#2b4a75',
  good: '#7fdca4',
  'good-fill': '#1c4a31',
  bad: '#ff9aa2',
  'bad-fill': '#5a2227',
  fin: '#dba6f0',
  'fin-fill': '#4a2a58',
  other: '#f2c063',
  'other-fill': '#57400f',
  house: '#20304a',
  cover: '#1d3a30',
};

const variables = (colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--kit-${name}:${value}`)
    .join(';');

/** The rules that every picture carries; a page with several needs them once. */
export const pictureStyle = `<style>.kit-picture{${variables(light)};color:var(--kit-ink);font-family:system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root.kit-picture,:root:not([data-theme=light]) .kit-picture{${variables(dark)}}}
:root[data-theme=dark] .kit-picture{${variables(dark)}}</style>`;

/** A picture of a size in pixels. */
export function picture(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="kit-picture" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pictureStyle}
${content}
</svg>
`;
}

/** An element: its attributes as they are, its content inside. */
export function tag(name, attributes, content = '') {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

/** A colour of the picture by its name. */
export const colour = (name) => `var(--kit-${name})`;

/** Text around a point. */
export function text(x, y, size, content, attributes = {}) {
  const middle = { 'text-anchor': 'middle', 'dominant-baseline': 'central', fill: 'currentColor' };
  return tag('text', { x, y, 'font-size': size, ...middle, ...attributes }, escaped(String(content)));
}

/** Something moved to a place. */
export const at = (x, y, content) => tag('g', { transform: `translate(${round(x)} ${round(y)})` }, content);

/** How large a document of a package is. */
export function sizeOf(svg) {
  const [, width, height] = /^<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(svg);
  return { width: Number(width), height: Number(height) };
}

/** A document of a package inside a picture, at a place and as large as said. Its title would be a second name. */
export function placed(svg, x = 0, y = 0, scale = 1) {
  const { width, height } = sizeOf(svg);
  const size = `x="${round(x)}" y="${round(y)}" width="${round(width * scale)}" height="${round(height * scale)}"`;
  return svg
    .replace(/width="[\d.]+" height="[\d.]+"/, size)
    .replace(' role="img"', '')
    .replace(/<title>[^<]*<\/title>/, '');
}

/** A document of a package as a picture, perhaps with a line of text below. */
export function pictureOf(svg, caption) {
  const { width, height } = sizeOf(svg);
  if (caption === undefined) return picture(width, height, placed(svg));
  return picture(width, height + 26, placed(svg) + text(width / 2, height + 15, 12, caption));
}

function escaped(content) {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function round(value) {
  return Math.round(value * 100) / 100;
}
