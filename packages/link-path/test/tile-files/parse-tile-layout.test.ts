import {
  formatTileLayout,
  freeTiles,
  generateTiles,
  parseTileLayout,
  parseTileLayouts,
  pyramidLayout,
  turtleLayout,
} from '@kit/link-path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longTexts } from '../../../../config/long-texts.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { some } from '../../../../config/runs.js';
import { asGnomeMap, asKmahjongg, drawnPlaces, inReadingOrder } from './drawn-layouts.js';

describe('what is written is read as the same layout', () => {
  test('our own files, with names', () => {
    const names = { name: fc.string(), id: fc.string(), category: fc.string(), by: fc.string() };
    fc.assert(
      fc.property(drawnPlaces, fc.record(names, { requiredKeys: [] }), (places, named) => {
        expect(parseTileLayout(formatTileLayout({ ...named, places }))).toEqual({ ...named, places });
      }),
    );
    for (const layout of [turtleLayout(), pyramidLayout()]) {
      expect(parseTileLayout(formatTileLayout(layout))).toEqual(layout);
    }
  });
  test('files of KMahjongg, whatever ends their lines', () => {
    fc.assert(
      fc.property(
        drawnPlaces,
        fc.constantFrom(0, 1),
        fc.constantFrom('\n', '\r\n', '\r', '\n\n', ' \n'),
        (places, version, end) => {
          const text = asKmahjongg(places, version as 0 | 1, end);
          expect(parseTileLayout(`\uFEFF${text}`)).toEqual({ places: inReadingOrder(places) });
        },
      ),
    );
  });
  test('maps of GNOME Mahjongg, with either quotes and layers', () => {
    fc.assert(
      fc.property(drawnPlaces, fc.string(), fc.constantFrom('"', "'"), fc.boolean(), (places, name, quote, byLayer) => {
        const text = asGnomeMap(places, name, quote as '"', byLayer);
        expect(parseTileLayout(text)).toEqual({ name, id: 'own', places });
        expect(parseTileLayouts(text.replace(/<map .*<\/map>/su, (map) => map + map))).toHaveLength(2);
        expect(parseTileLayout(text.replaceAll('tile', 'TILE').replaceAll('z=', 'Z = '))).toEqual({
          name,
          id: 'own',
          places,
        });
      }),
    );
  });
});

test('a row, a column and a block have a tile for each step from the first to the last', () => {
  const text = `<map><layer z="2"><row y="0.5" left="0" right="2.5"/><column x="4" top="0" bottom="1"/></layer>
    <block left="0" right="1" top="0" bottom="1.0" z="1"/></map>`;
  expect(parseTileLayout(text).places.map(({ x, y, layer }) => [x, y, layer])).toEqual([
    ...[0, 2, 4].map((x) => [x, 1, 2]),
    ...[0, 2].map((y) => [8, y, 2]),
    ...[0, 2].flatMap((y) => [0, 2].map((x) => [x, y, 1])),
  ]);
});

test('names may have entities, and a map may have none', () => {
  const named = (name: string) => parseTileLayout(`<map name="${name}"><tile/></map>`).name;
  expect(named('A &amp; B &#65;&#x42; &lt;&quot;&apos;&gt;')).toBe('A & B AB <"\'>');
  expect(named('&none; &#x110000; &#9999999;')).toBe('&none; &#x110000; &#9999999;');
  expect(parseTileLayout('<?xml version="1.0"?><!DOCTYPE map><map><layer/><tile z=" 2 "></tile></map>')).toEqual({
    places: [{ x: 0, y: 0, layer: 2 }],
  });
});

test('mah gives a file, a list, a board or a map, also as base64', () => {
  const map = [
    [
      0,
      [
        [0, [[0, 3]]],
        [2, 1],
      ],
    ],
    [1, [[1, [2]]]],
  ] as const;
  const places = [
    { x: 0, y: 0, layer: 0 },
    { x: 2, y: 0, layer: 0 },
    { x: 4, y: 0, layer: 0 },
    { x: 1, y: 2, layer: 0 },
    { x: 2, y: 1, layer: 1 },
  ];
  const board = { id: 7, name: 'Fünf', cat: 'Easy', by: null, map };
  const named = { id: '7', name: 'Fünf', category: 'Easy', places };
  expect(parseTileLayout(JSON.stringify(map))).toEqual({ places });
  expect(parseTileLayout(JSON.stringify(board))).toEqual(named);
  expect(parseTileLayouts(JSON.stringify([board, board]))).toEqual([named, named]);
  const file = JSON.stringify({ mah: '1.0', boards: [board] }, null, 2);
  expect(parseTileLayout(file)).toEqual(named);
  const base64 = Buffer.from(file).toString('base64');
  for (const text of [base64, base64.replace(/=+$/, ''), base64.replace(/.{60}/g, '$&\n')]) {
    expect(parseTileLayout(text)).toEqual(named);
  }
});

test('what is read can be dealt', () => {
  const layout = parseTileLayout(asKmahjongg(inReadingOrder(turtleLayout().places), 0));
  const dealt = generateTiles({ layout, kinds: 36, copies: 4, seed: 3 });
  if (dealt.status !== 'found') throw new Error(dealt.status);
  expect(freeTiles(dealt.deal).length).toBeGreaterThan(1);
});

test('a KMahjongg tile goes by its first quarter, as the program reads it', () => {
  const lines = asKmahjongg([{ x: 3, y: 2, layer: 0 }], 0);
  expect(parseTileLayout(lines.replace('43', '32'))).toEqual({ places: [{ x: 3, y: 2, layer: 0 }] });
});

const head = 'kmahjongg-layout-v1.1\nw4\nh2\nd1\n';

test.each<[text: string, code: string, at: object, message: string]>([
  ['', 'unknown-format', { offset: 0 }, 'in no known format'],
  ['1 2 3', 'unknown-format', { offset: 0 }, 'in no known format'],
  ['aGVsbG8=', 'unknown-format', { offset: 0 }, 'in no known format'],
  ['/////w==', 'unknown-format', { offset: 0 }, 'in no known format'],
  ['kmahjongg-layout-v1.2\n', 'unknown-version', { offset: 0 }, 'the first line is "kmahjongg-layout-v1.2"'],
  [`${head}12..\n43.`, 'bad-text', { offset: 22 }, 'the levels have 7 characters: expected 8 (4 × 2 on 1 levels)'],
  [`${head.replace('w4', 'w0')}`, 'bad-text', { offset: 22 }, 'the levels have 0 characters'],
  [`${head}12..\n4...`, 'bad-text', { offset: 31 }, '"1" at offset 31: expected "." or a tile'],
  [`${head}12.x\n43..`, 'bad-text', { offset: 34 }, '"x" at offset 34'],
  [`${head}...1\n....`, 'bad-text', { offset: 34 }, '"1" at offset 34'],
  [`${head}....\n12..`, 'bad-text', { offset: 36 }, '"1" at offset 36'],
  ['<map><tile x="0" y="0"/>', 'bad-text', { offset: 0 }, '<map> at offset 0 is never closed'],
  ['<map></mahjongg>', 'bad-text', { offset: 5 }, '</mahjongg> at offset 5 closes nothing'],
  ['<map><tile x=1/></map>', 'bad-text', { offset: 5 }, 'expected a tag'],
  ['<map><!-- ', 'bad-text', { offset: 5 }, '<!-- at offset 5 has no end'],
  ['<map><til x="1"/></map>', 'bad-text', { offset: 5 }, '<til> at offset 5: expected layer, tile, row, column, block'],
  ['<map><tile left="1"/></map>', 'bad-text', { offset: 5 }, 'left of <tile> at offset 5: expected x, y, z'],
  ['<map><tile x="0.25"/></map>', 'bad-text', { offset: 5 }, 'x of <tile> at offset 5 is "0.25"'],
  [
    '<map><tile z="0.5"/></map>',
    'bad-text',
    { offset: 5 },
    'z of <tile> at offset 5 is "0.5": expected a whole number',
  ],
  ['<map><row left="2" right="1"/></map>', 'bad-layout', { offset: 5 }, '<row> at offset 5 ends before it begins'],
  ['<map><column top="2" bottom="1"/></map>', 'bad-layout', { offset: 5 }, 'ends before it begins'],
  [
    '<map><tile/><tile x="0.5"/></map>',
    'bad-layout',
    { offset: 12 },
    '<tile> at offset 12 overlaps <tile> at offset 5',
  ],
  ['<map><tile x="501"/></map>', 'bad-layout', { offset: 5 }, 'x of <tile> at offset 5 is 1002'],
  [
    '<map><block right="500" bottom="500"/></map>',
    'bad-layout',
    { offset: 5 },
    'one tile too many: expected at most 512',
  ],
  ['<map><map></map></map>', 'bad-text', { offset: 5 }, '<map> at offset 5: expected the end of the map before'],
  ['<map></map><map/>', 'several-layouts', { name: 'text' }, 'the text has 2 layouts'],
  ['<mahjongg/>', 'several-layouts', { name: 'text' }, 'the text has 0 layouts'],
  ['[[0,', 'bad-text', { offset: 0 }, 'the text is no whole JSON'],
  ['[1]', 'bad-options', { name: 'boards[0]' }, 'boards[0] is 1'],
  ['{"boards": 3}', 'bad-list', { name: 'boards' }, 'boards is 3'],
  ['{"name": [], "map": []}', 'bad-text', { name: 'board.name' }, 'board.name is an array'],
  ['{"map": [[0]]}', 'bad-length', { name: 'board.map[0]' }, 'board.map[0]'],
  ['[[0,[["0",1]]]]', 'bad-layout', { name: 'map[0][1][0][0]' }, 'map[0][1][0][0] is "0"'],
  ['[[0,[[0,[0,[1,2]]]]]]', 'bad-layout', { name: 'map[0][1][0][1][1]' }, 'overlaps map[0][1][0][1][0]'],
  ['[[0,[[0,[[0,513]]]]]]', 'bad-layout', { name: 'map[0][1][0][1][0]' }, 'map[0][1][0][1][0] is 513'],
])('%j is refused as %s', (text, code, at, message) => {
  const error = refusalOf(() => parseTileLayout(text));
  expect(error).toMatchObject({ code, at });
  expect(error?.message).toContain(message);
});

test('a layout with a name that is no text is refused', () => {
  const refusal = refusalOf(() => formatTileLayout({ places: [], name: 5 as never }));
  expect(refusal).toMatchObject({ code: 'bad-text', at: { name: 'layout.name' } });
});

test.each([
  ['kmahjongg-layout-v1.1\nw1000\nh500\nd1\n', ['1', '.', '\n', '# ', ' ']],
  ['<map>', ['<a ', '<a>', ' a="1"', '<!--', '&amp;']],
  ['<map name="', ['<a ', ' a="1"', '&', ' ']],
  ['[[0,[[0,[', ['[', ',[1,0]', '1', ' ']],
  ['', ['1', '<a>', 'A', '\n']],
])('long texts that begin with %j are read or refused at once', (begin, pieces) => {
  let refused = 0;
  for (const text of some(longTexts(pieces, ['']), 3))
    if (refusalOf(() => parseTileLayouts(begin + text))) refused += 1;
  expect(refused).toBeGreaterThan(0);
});
