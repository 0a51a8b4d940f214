// The same rectangles, packed by the two algorithms of the article, and into the smallest page.
import { createRandom } from '@kit/grid';
import { guillotineFixedSplit, guillotineLargerLeftover, packSmallest } from '@kit/rect-pack';
import { at, colour, picture, tag, text } from './canvas.mjs';

const drawn = 210;
const gap = 20;

export const packingPictures = { 'packing-methods.svg': drawMethods };

function drawMethods() {
  const random = createRandom(7);
  const rects = Array.from({ length: 60 }, () => ({ width: 15 + random.int(80), height: 15 + random.int(80) }));
  const page = { width: 480, height: 480 };
  const packings = [
    ['fixed split', guillotineFixedSplit(rects, page)],
    ['larger leftover', guillotineLargerLeftover(rects, page)],
    ['smallest page', packSmallest(rects)],
  ];
  const sides = packings.map(([, { pages }]) => Math.max(pages[0].width, pages[0].height));
  const scale = drawn / Math.max(...sides);
  const parts = packings.map(([name, { pages }], index) => {
    const [first] = pages;
    const share = (first.occupancy * 100).toFixed(0);
    const count = pages.length > 1 ? `, first of ${pages.length}` : '';
    const content =
      drawPage(first, scale) +
      text(drawn / 2, drawn + 14, 13, name, { 'font-weight': 650 }) +
      text(drawn / 2, drawn + 32, 12, `${first.width}×${first.height}, ${share} % filled${count}`);
    return at(index * (drawn + gap), 0, content);
  });
  return picture(3 * drawn + 2 * gap, drawn + 44, parts.join(''));
}

export function drawPage({ width, height, placed }, scale) {
  const rects = placed.map(({ x, y, width, height }, index) =>
    tag('rect', {
      x,
      y,
      width,
      height,
      fill: `hsl(${(index * 47) % 360} 50% 60%)`,
      stroke: colour('paper'),
      'stroke-width': 1.5,
    }),
  );
  return tag(
    'g',
    { transform: `scale(${scale})` },
    tag('rect', { width, height, fill: colour('well') }) + rects.join(''),
  );
}
