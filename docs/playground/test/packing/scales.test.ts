import { pack, parseAtlas } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { atlasFiles, formats } from '../../src/packing/formats.js';
import { randomRects } from '../../src/packing/rects.js';
import { atScales, blockOf, type ScaleSet, scaleSetNames, scaleSets } from '../../src/packing/scales.js';

const sets = Object.keys(scaleSets) as ScaleSet[];

test('each choice says its scales', () => {
  expect(scaleSetNames).toEqual({ one: '@1x', two: '@2x, @1x', three: '@2x, @1x, @0.5x' });
  expect(sets.map(blockOf)).toEqual([1, 2, 4]);
});

test.each(sets)('%s: at every scale all lie where they lay, whole, on the page and apart', (set) => {
  const rects = randomRects(40, 3).map((rect) => ({ ...rect, width: rect.width | 1 }));
  const packing = pack(rects, { width: 512, height: 512, padding: 1, alignTo: blockOf(set), effort: 'fast' });
  const scaled = atScales(packing, set);
  expect(scaled.map(({ scale }) => scale)).toEqual(scaleSets[set]);
  expect(scaled[0].packing).toBe(packing);
  for (const { factor, packing: at } of scaled) {
    for (const [number, page] of at.pages.entries()) {
      const placed = packing.pages[number].placed;
      for (const [index, { x, y, width, height }] of page.placed.entries()) {
        const { x: left, y: top, width: wide, height: high } = placed[index];
        expect([x, y, width, height]).toEqual([
          left * factor,
          top * factor,
          Math.ceil(wide * factor),
          Math.ceil(high * factor),
        ]);
        expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
        expect(x + width <= page.width && y + height <= page.height).toBe(true);
        const meets = page.placed
          .slice(0, index)
          .filter((b) => x < b.x + b.width && b.x < x + width && y < b.y + b.height && b.y < y + height);
        expect(meets).toEqual([]);
      }
    }
  }
});

test.each(formats)('%s is written at half the size', (format) => {
  const packing = pack([{ id: 'hero.png', width: 31, height: 40 }], { width: 64, height: 64, alignTo: 2 });
  const [, half] = atScales(packing, 'two');
  const [{ width, height }] = half.packing.pages;
  const texts = atlasFiles(half.packing, format, half.scale).map(({ name, text }) =>
    format === 'godot-resources' ? { file: name, text } : text,
  );
  const [frame] = parseAtlas(texts, { sizes: [{ width, height }] }).pages[0].placed;
  expect(frame).toMatchObject({ x: 0, y: 0, width: 16, height: 20 });
});

test('PixiJS, Mapbox and style sheets are told the scale', () => {
  const packing = pack([{ id: 'hero', width: 30, height: 40 }], { width: 64, height: 64, alignTo: 4 });
  expect(JSON.parse(atlasFiles(packing, 'pixi', 2)[0].text).meta.scale).toBe('2');
  expect(JSON.parse(atlasFiles(packing, 'mapbox', 2)[0].text).hero.pixelRatio).toBe(2);
  expect(atlasFiles(packing, 'css', 2)[0].text).toContain('width:15px;height:20px');
});
