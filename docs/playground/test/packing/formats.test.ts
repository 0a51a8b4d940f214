import { isInvalidInputError, pack, packSmallest, parseAtlas } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { atlasFiles, formats } from '../../src/packing/formats.js';

const rects = [
  { id: 'hero.png', width: 30, height: 40 },
  { id: 'tree.png', width: 20, height: 50, source: { width: 24, height: 52, x: 1, y: 2 } },
  { id: 'coin.png', width: 9, height: 9 },
];

test.each(formats)('%s can be read back, with the pictures where they lie', (format) => {
  const packing = packSmallest(rects);
  const files = atlasFiles(packing, format);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  // The names of the rules of a style sheet are what a selector can hold; resources of Godot drop the extension.
  const nameOf = (id: string) => (format === 'css' ? id.replace('.', '-') : id.replace(/\.png$/, ''));
  const [page] = packing.pages;
  const size = { width: page?.width ?? 0, height: page?.height ?? 0 };
  const read = parseAtlas(
    files.map(({ name, text }) => (format === 'godot-resources' ? { file: name, text } : text)),
    { sizes: [size] },
  );
  const lie = (placed: readonly { id: string | number; x: number; y: number; width: number; height: number }[]) =>
    Object.fromEntries(placed.map(({ id, x, y, width, height }) => [nameOf(`${id}`), [x, y, width, height]]));
  expect(lie(read.pages.flatMap(({ placed }) => placed))).toEqual(lie(page?.placed ?? []));
});

test('what an engine would draw wrong is refused by name', () => {
  const turned = pack([{ id: 'a', width: 2, height: 3 }], { width: 3, height: 2, rotate: true });
  for (const format of [
    'phaser',
    'phaser-pct',
    'unity',
    'godot',
    'godot-resources',
    'egret',
    'easel',
    'spritesmith',
    'mapbox',
  ] as const) {
    expect(() => atlasFiles(turned, format)).toThrow(/turned/);
  }
  try {
    atlasFiles(turned, 'phaser');
  } catch (error) {
    expect(isInvalidInputError(error) && error.code).toBe('turned-frame');
  }
  expect(atlasFiles(turned, 'pixi')).toHaveLength(1);
});
