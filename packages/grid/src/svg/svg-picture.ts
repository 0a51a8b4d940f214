/**
 * A picture as the text of an SVG document: what every drawing function of the family is made of.
 *
 * Colours have names. Each is a CSS variable that a page may set (`--kit-ink`), with a light and a dark value of its own, so that a
 * picture reads well in a page, in a README, and as a file. A picture carries the rules of the colours that it uses, no others.
 */

/** The colours and their values: light and dark. */
const colours = {
  ink: ['#1c2430', '#e7ecf3'],
  soft: ['#566171', '#a7b2c1'],
  paper: ['#ffffff', '#1a1f27'],
  well: ['#eceff4', '#262d38'],
  line: ['#c3ccd8', '#465264'],
  strong: ['#3a4656', '#aab6c6'],
  accent: ['#1d5fbf', '#8ab8f5'],
  'accent-fill': ['#bdd7fb', '#2b4a75'],
  house: ['#dbe8fa', '#20304a'],
  cover: ['#d8f0e4', '#1d3a30'],
  good: ['#12713c', '#7fdca4'],
  'good-fill': ['#cdeed9', '#1c4a31'],
  bad: ['#b3202c', '#ff9aa2'],
  'bad-fill': ['#fbd6d8', '#5a2227'],
  fin: ['#8a3fa8', '#dba6f0'],
  'fin-fill': ['#efdcf6', '#4a2a58'],
  other: ['#8a5200', '#f2c063'],
  'other-fill': ['#fbe3b4', '#57400f'],
  'type-0': ['#e05a4f', '#e05a4f'],
  'type-1': ['#6fb0f2', '#6fb0f2'],
  'type-2': ['#6ecb7b', '#6ecb7b'],
  'type-3': ['#f4d94e', '#f4d94e'],
  'type-4': ['#b48be8', '#b48be8'],
  'type-5': ['#f59ac3', '#f59ac3'],
  'type-6': ['#9aa6b2', '#9aa6b2'],
  'type-7': ['#a05ab0', '#a05ab0'],
  'on-type': ['#1c1c24', '#1c1c24'],
} as const;

/**
 * The name of a colour.
 *
 * @internal
 */
export type SvgColour = keyof typeof colours;

/**
 * How a shape is drawn; what is left out is not drawn.
 *
 * @internal
 */
export type SvgStyle = {
  /** The colour inside. */
  readonly fill?: SvgColour | undefined;
  /** The colour of the line. */
  readonly stroke?: SvgColour | undefined;
  /** The width of the line, default 1. */
  readonly width?: number | undefined;
  /** Further attributes, as they are written. */
  readonly more?: string | undefined;
};

/**
 * Collects shapes in the order in which they are drawn. Numbers are pixels.
 *
 * @internal
 *
 * @example
 * ```ts
 * import { createPicture, type SvgPicture } from '@kit/grid';
 *
 * const dot = (picture: SvgPicture, x: number, y: number) => picture.circle(x, y, 2, { fill: 'ink' });
 * const picture = createPicture();
 * dot(picture, 4, 4);
 * picture.toText(8, 8, 'A dot').includes('<circle cx="4" cy="4" r="2" class="kit-fill-ink"/>'); // => true
 * ```
 */
export class SvgPicture {
  private readonly parts: string[] = [];
  private readonly used = new Set<string>();

  /** A rectangle by its upper left corner and its sides, with corners as round as said. */
  rect(x: number, y: number, width: number, height: number, style: SvgStyle, round = 0): void {
    const corners = round > 0 ? ` rx="${round}"` : '';
    const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    this.parts.push(`<rect ${place}${corners}${this.styled(style)}/>`);
  }

  /** A circle about a point. */
  circle(x: number, y: number, radius: number, style: SvgStyle): void {
    this.parts.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${this.styled(style)}/>`);
  }

  /** A line through points, two numbers each. */
  line(points: readonly number[], style: SvgStyle): void {
    const list = points.map(short).join(' ');
    this.parts.push(`<polyline points="${list}" stroke-linejoin="round" stroke-linecap="round"${this.styled(style)}/>`);
  }

  /** A path in the language of SVG. */
  path(d: string, style: SvgStyle): void {
    this.parts.push(`<path d="${d}"${this.styled(style)}/>`);
  }

  /** A text with its middle at a point. */
  text(x: number, y: number, size: number, content: string, style: SvgStyle): void {
    const place = `x="${short(x)}" y="${short(y)}" font-size="${short(size)}"`;
    this.parts.push(`<text ${place}${this.styled(style)}>${escapeXml(content)}</text>`);
  }

  /** What is drawn inside belongs together: it may have a title of its own, and is moved to a place. */
  group(x: number, y: number, draw: () => void, title = ''): void {
    const place = x === 0 && y === 0 ? '' : ` transform="translate(${short(x)} ${short(y)})"`;
    this.parts.push(`<g${place}>${title === '' ? '' : `<title>${escapeXml(title)}</title>`}`);
    draw();
    this.parts.push('</g>');
  }

  /** The document. Its title is what a screen reader says. */
  toText(width: number, height: number, title: string): string {
    const size = `width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}"`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" class="kit-svg" role="img" ${size}><title>${escapeXml(title)}</title>`;
    const letters = '.kit-svg text{text-anchor:middle;dominant-baseline:central;font-family:system-ui,sans-serif}';
    return `${head}<style>${letters}${this.rules()}</style>${this.parts.join('')}</svg>`;
  }

  private styled({ fill, stroke, width, more }: SvgStyle): string {
    const names: string[] = [];
    if (fill !== undefined) names.push(`kit-fill-${fill}`);
    if (stroke !== undefined) names.push(`kit-stroke-${stroke}`);
    for (const name of names) this.used.add(name);
    const line = stroke !== undefined && width !== undefined ? ` stroke-width="${width}"` : '';
    const classes = names.length > 0 ? ` class="${names.join(' ')}"` : '';
    return `${fill === undefined ? ' fill="none"' : ''}${classes}${line}${more === undefined ? '' : ` ${more}`}`;
  }

  private rules(): string {
    const ruleOf = (name: string, shade: 0 | 1): string => {
      const [, kind, colour] = /^kit-(fill|stroke)-(.*)$/.exec(name) as RegExpExecArray;
      const value = colours[colour as SvgColour][shade];
      // First for those who don't know variables.
      return `.${name}{${kind}:${value};${kind}:var(--kit-${colour},${value})}`;
    };
    const names = [...this.used].sort();
    const dark = names.map((name) => ruleOf(name, 1)).join('');
    return `${names.map((name) => ruleOf(name, 0)).join('')}@media(prefers-color-scheme:dark){${dark}}`;
  }
}

/**
 * A text as it stands inside XML; characters that XML can't hold become a replacement sign.
 *
 * @param text - any text
 * @returns the text with entities
 * @internal
 *
 * @example
 * ```ts
 * import { escapeXml } from '@kit/grid';
 *
 * escapeXml('"a" < 🀇 & c'); // => '&quot;a&quot; &lt; 🀇 &amp; c'
 * ```
 */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}

/**
 * A picture without a shape.
 *
 * @returns a live object that collects shapes; its `toText` gives the document
 * @internal
 *
 * @example
 * ```ts
 * import { createPicture } from '@kit/grid';
 *
 * const picture = createPicture();
 * picture.rect(0, 0, 8, 8, { fill: 'paper', stroke: 'line' });
 * picture.text(4, 4, 6, 'a<b', { fill: 'ink' });
 * const svg = picture.toText(8, 8, 'One cell');
 * svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" class="kit-svg" role="img" width="8" height="8" viewBox="0 0 8 8">'); // => true
 * svg.includes('<title>One cell</title>'); // => true
 * svg.includes('>a&lt;b</text>'); // => true
 * ```
 */
export function createPicture(): SvgPicture {
  return new SvgPicture();
}

/** At most two digits behind the point. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}
