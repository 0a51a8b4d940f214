import { escapeXml } from '@kit/grid';
import type { Packing } from '../types.js';
import { checkPages } from './check-packing.js';

/** Free pixels between the pages of the picture. */
const margin = 8;

/** Largest font size of the labels, in pixels of the page. */
const largestFont = 24;

/**
 * A picture of a packing as SVG: the pages side by side, every rectangle with its id, turned ones marked ↻. Its title, which
 * screen readers say, counts both.
 *
 * @param packing - a packing
 * @returns the text of an SVG document
 * @throws {@link InvalidInputError} `bad-options`, `bad-list`, `bad-number`, `bad-id`, `bad-flag`
 *
 * @example
 * ```ts
 * import { pack, toSvg } from '@kit/rect-pack';
 *
 * const svg = toSvg(pack([{ id: 'a<b', width: 3, height: 4 }], { width: 8, height: 8 }));
 * svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 24 24">'); // => true
 * svg.includes('<title>a&lt;b 3×4</title>'); // => true
 * ```
 */
export function toSvg(packing: Packing): string {
  const parts: string[] = [];
  const pages = checkPages(packing);
  let left = 0;
  let highest = 0;
  for (const { width, height, placed } of pages) {
    parts.push(`<g transform="translate(${left} 0)"><rect width="${width}" height="${height}" fill="#eee"/>`);
    placed.forEach((rect, at) => {
      const { x, y } = rect;
      const size = `width="${rect.width}" height="${rect.height}"`;
      // The golden angle keeps the hues of neighbours in the list apart.
      const fill = `hsl(${(at * 137) % 360} 60% 75%)`;
      const label = escapeXml(String(rect.id));
      const font = Math.min(
        largestFont,
        Math.floor(rect.height / 2),
        Math.floor((1.6 * rect.width) / (label.length + 1)),
      );
      parts.push(
        `<g transform="translate(${x} ${y})"><title>${label} ${rect.width}×${rect.height}${rect.rotated ? ' ↻' : ''}</title>`,
        `<rect ${size} fill="${fill}" stroke="#333" stroke-width="0.5"/>`,
        font < 4 ? '' : `<text x="2" y="${font}" font-size="${font}">${label}${rect.rotated ? ' ↻' : ''}</text>`,
        '</g>',
      );
    });
    parts.push('</g>');
    left += width + margin;
    highest = Math.max(highest, height);
  }
  const box = `${-margin} ${-margin} ${left + margin} ${highest + 2 * margin}`;
  const count = pages.reduce((sum, { placed }) => sum + placed.length, 0);
  const title = `<title>A packing. Pages: ${pages.length}, rectangles: ${count}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${title}${parts.join('')}</svg>`;
}
