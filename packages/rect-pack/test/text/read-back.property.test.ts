/** What an exporter writes is read, whatever the names are; half a file, and what is not known, is never taken for a whole. */
import {
  cropPages,
  type FrameDetails,
  type Packing,
  type ParseAtlasOptions,
  pack,
  parseAtlas,
  toCocosAtlas,
  toCssSprites,
  toGodotAtlas,
  toGodotResources,
  toLibgdxAtlas,
  toPhaserAtlas,
  toPhaserPct,
  toPixiAtlas,
  toStarlingAtlas,
  toUnityAtlas,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import { meet } from '../check-layout.js';
import { type Files, type Form, forms } from '../forms.js';
import { type Frame, framesOf } from '../support.js';

const sign = fc.oneof(
  fc.constantFrom(...'aA0.-_/\\:;,|=~#%&<>{}[]()"\'@*? \t\n\r$^`'),
  fc.constantFrom('é', 'É', 'ß', 'İ', '漢', '😀', '\u00a0', '\u0085', '\u2028', '\ufeff', '\u0001', '\ud800', '\uffff'),
  fc.constantFrom(
    '.png',
    '~1',
    'P:',
    '</',
    '<plist>',
    '<TextureAtlas ',
    '__proto__',
    'size:',
    '../',
    'res://',
    '&amp;',
    '{page}',
  ),
);
/** Signs that all forms can hold, but for some at the edges. */
const mild = fc.constantFrom(..."aAbB01._-/() [{,#%&=~'éÉ漢", '😀', '.png', '.PNG');
const textOf = (signs: typeof sign) => fc.array(signs, { maxLength: 5 }).map((list) => list.join(''));
const text = fc.oneof(textOf(sign), textOf(mild));
/** Four names; some are equal up to case, or up to an extension. */
const namesOf = (one: fc.Arbitrary<string>) =>
  fc.uniqueArray(
    fc.oneof(
      one,
      one.map((name) => name.toUpperCase()),
      one.map((name) => `dir/${name}.png`),
    ),
    {
      minLength: 4,
      maxLength: 4,
    },
  );
/** Names that are names of files. */
const path = textOf(fc.constantFrom('a', 'A', 'b', '.b', 'é', '漢', '-_', '/c', '/C.d', '.png', '01', '(2)')).map(
  (rest) => `p${rest}`,
);
const names = fc.oneof(namesOf(text), namesOf(textOf(mild)), namesOf(path));

const side = fc.integer({ min: 2, max: 8 });
const margin = fc.nat(2);
const eighth = fc.integer({ min: -2, max: 10 }).map((part) => part / 8);
const edges = fc.record({ left: fc.constant(1), top: fc.nat(1), right: fc.nat(1), bottom: fc.nat(1) });
const data = fc.option(
  fc.record(
    { anchor: fc.record({ x: eighth, y: eighth }), borders: edges, pads: edges },
    { requiredKeys: ['borders'] },
  ),
  { nil: undefined },
);
const rects = fc
  .array(
    fc.record({ width: side, height: side, margins: fc.tuple(margin, margin, margin, margin), data, other: data }),
    {
      minLength: 2,
      maxLength: 2,
    },
  )
  .map((list) =>
    list.map(({ width, height, margins: [left, top, right, bottom], data: own, other }, at) => {
      const whole = { width: width + left + right, height: height + top + bottom, x: left, y: top };
      const source = left + top + right + bottom === 0 ? {} : { source: whole };
      const says = (one: object | undefined) => (one === undefined ? {} : { data: one });
      return {
        ...{ id: `r${at}`, width, height, ...source, ...says(own) },
        aliases: [{ id: `a${at}`, ...source, ...says(other) }],
      };
    }),
  );
const ids = ['r0', 'a0', 'r1', 'a1'];

/** The frames of a packing as a form has them. */
function heldBy(
  packing: Packing<string, FrameDetails>,
  nameOf: Record<string, string>,
  image: string | undefined,
  form: Form,
) {
  const pageNames = packing.pages.map(
    (page, at) => image?.replaceAll('{page}', String(at)) ?? page.image ?? `page-${at}.png`,
  );
  return new Map(
    packing.pages.flatMap((page, at) =>
      [...framesOf({ ...packing, pages: [page] })].map(([id, frame]): [string, Frame] => {
        const said = Object.entries(frame.data ?? {}).filter(([key]) => form.keeps?.includes(key as 'anchor'));
        const name = nameOf[id];
        return [
          (form.named ?? String)(name),
          {
            ...frame,
            page: form.hasNoImage ? undefined : pageNames[at],
            source: form.isCut ? undefined : frame.source,
            data: said.length === 0 ? undefined : Object.fromEntries(said),
          },
        ];
      }),
    ),
  );
}

const bare = (frames: Map<string, Frame>) =>
  new Map([...frames].map(([name, frame]) => [name, { ...frame, data: undefined }]));

describe('whatever an exporter takes as a name or a path is read back', () => {
  for (const [name, form] of Object.entries(forms)) {
    const drawn = [rects, names, fc.option(text, { nil: undefined }), fc.boolean()] as const;
    let written = 0;
    prop([...drawn], { numRuns: runs(120, 3000, 30) })(name, (list, drawnNames, image, isNamed) => {
      const rotate = form.turns !== 'never';
      const packing = pack(list, { width: 8, height: 8, rotate, effort: 'fast' });
      const nameOf = Object.fromEntries(
        ids.map((id, at) => [id, isNamed ? drawnNames[at] : `${id}/${drawnNames[at]}`]),
      );
      const code = refusalOf(() => form.write(packing, nameOf, { image }))?.code;
      if (code !== undefined) {
        expect(['bad-name', 'duplicate-name']).toContain(code);
        return;
      }
      written++;
      const sizes = packing.pages.map(({ width, height }) => ({ width, height }));
      const read = parseAtlas(form.write(packing, nameOf, { image }), form.isBare ? { sizes } : {});
      const held = heldBy(packing, nameOf, image, form);
      if (name === 'unity' || name === 'easel') expect(bare(framesOf(read))).toEqual(bare(held));
      else expect(framesOf(read)).toEqual(held);
      const isTurned = (page: Packing['pages'][number]) => page.placed.some(({ rotated }) => rotated);
      for (const [at, page] of read.pages.entries()) {
        expect(page.turn).toBe(isTurned(packing.pages[at]) && form.turns !== 'clockwise' ? form.turns : undefined);
      }
    });
    test(`${name} takes many of them`, () => {
      expect(written).toBeGreaterThan(3);
    });
  }

  prop([text, text], { numRuns: runs(100, 2000, 20) })(
    'also what classes begin with, and folders',
    (prefix, folder) => {
      const packing = pack([{ id: 'a', width: 1, height: 1 }], { width: 2, height: 2 });
      const [page] = parseAtlas(toCssSprites(packing, {}, { prefix })).pages;
      expect(page).toEqual({ ...packing.pages[0], image: 'page-0.png' });
      const sizes = [{ width: 2, height: 2 }];
      const [read] = parseAtlas(toGodotResources(packing, {}, { folder: `res://${folder}` }), { sizes }).pages;
      const path = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
      expect(read).toEqual({ ...packing.pages[0], image: `${path}page-0.png` });
    },
  );

  test('a path from the root', () => {
    const packing = pack([{ id: 'a', width: 1, height: 1 }], { width: 2, height: 2 });
    for (const image of ['/abs/a.png', '#1.png', '[a].png', 'C/a b.png']) {
      expect(parseAtlas(toLibgdxAtlas(packing, {}, { image })).pages[0].image).toBe(image);
    }
    for (const image of ['<plist>', '{a}.png']) {
      expect(refusalOf(() => toLibgdxAtlas(packing, {}, { image }))?.code).toBe('bad-name');
    }
  });

  test('pages of one name in two folders stay two', () => {
    const full = ['a', 'b'].map((id) => ({ id, width: 2, height: 2 }));
    const files = toGodotResources(pack(full, { width: 2, height: 2 }), {}, { image: '{page}/p.png' });
    const size = { width: 2, height: 2 };
    const { pages } = parseAtlas(files, { sizes: [size, size] });
    expect(pages.map(({ image, placed }) => [image, placed[0].id])).toEqual([
      ['0/p.png', 'a'],
      ['1/p.png', 'b'],
    ]);
  });

  test.each([3, 7, 49, 0.7, 1 / 3])('a style sheet at scale %d', (scale) => {
    const sides = Array.from({ length: 60 }, (_, at) => ({ id: `s${at}`, width: at + 1, height: 61 - at }));
    const packing = cropPages(pack(sides, { width: 512, height: 512, rotate: true, effort: 'fast' }));
    expect(framesOf(parseAtlas(toCssSprites(packing, {}, { scale })))).toEqual(
      heldBy(packing, Object.fromEntries(sides.map(({ id }) => [id, id])), undefined, forms.css),
    );
  });
});

const said = {
  anchor: { x: 0.25, y: 0.75 },
  borders: { left: 1, top: 1, right: 1, bottom: 1 },
  pads: { left: 2, top: 1, right: 2, bottom: 1 },
};
const sprites = [
  { id: 'a b', width: 10, height: 4, source: { width: 16, height: 12, x: 3, y: 2 }, data: said },
  { id: 'c&d', width: 4, height: 11, aliases: [{ id: 'e', data: said }] },
  { id: 'f', width: 5, height: 5 },
];
const upright = pack(sprites, { width: 32, height: 16 });
const turning = pack(sprites, { width: 11, height: 14, rotate: true });
const genericXml =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<TextureAtlas imagePath="a.png" width="64" height="64">\n' +
  '  <sprite n="a.png" x="0" y="0" w="8" h="6"/>\n  <sprite n="b&amp;c" x="8" y="0" w="10" h="6" oX="3" oY="1" oW="16" oH="8" r="y"/>\n' +
  '</TextureAtlas>\n<!-- end -->\n';
const unlike =
  '<plist version="1.0"><dict><key>frames</key><dict><key> s </key><dict><key>frame</key><string>{{0,0},{4,2}}</string></dict></dict><key>metadata</key><dict><key>format</key><integer>2</integer><key>size</key><string>{8,8}</string></dict></dict></plist>';

/** Ends of a text at which something is cut off. */
const cutsOf = (whole: string) => Array.from({ length: whole.length }, (_, at) => whole.slice(0, at));

describe('half a file', () => {
  test.each<[string, string]>([
    ['Starling', toStarlingAtlas(turning)[0]],
    ['generic XML', genericXml],
    ['cocos2d', toCocosAtlas(turning)[0]],
    ['cocos2d, format 2', unlike],
    ['PixiJS', JSON.stringify(toPixiAtlas(turning)[0], null, 1)],
    ['Phaser', JSON.stringify(toPhaserAtlas(upright))],
    ['Godot', JSON.stringify(toGodotAtlas(upright))],
  ])('of %s is refused, wherever it ends', (_, whole) => {
    const read = JSON.stringify(parseAtlas(whole));
    let refused = 0;
    for (const cut of cutsOf(whole)) {
      let part: object | undefined;
      if (refusalOf(() => (part = parseAtlas(cut))) !== undefined) refused++;
      else expect(JSON.stringify(part), cut).toBe(read);
    }
    expect(refused).toBeGreaterThan(whole.trimEnd().length - 20);
  });

  // These forms have no sign of their end: what is cut off behind a line can't be seen. No frame before it may change.
  test.each<[string, string]>([
    ['libGDX', toLibgdxAtlas(turning, {}, { turn: 'counter-clockwise' })],
    ['libGDX, old', toLibgdxAtlas(turning, {}, { form: 'old', turn: 'counter-clockwise' })],
    ['PCT', toPhaserPct(upright)],
    ['Unity', toUnityAtlas(upright)[0]],
    ['CSS', toCssSprites(turning)],
  ])('of %s says nothing else of a frame that is whole', (_, whole) => {
    const read = [...framesOf(parseAtlas(whole))];
    let refused = 0;
    for (const cut of cutsOf(whole)) {
      let frames: [string, Frame][] = [];
      if (refusalOf(() => (frames = [...framesOf(parseAtlas(cut))])) !== undefined) {
        refused++;
        continue;
      }
      const place = (list: typeof frames) => Object.fromEntries(list.slice(0, -1));
      const names = frames.slice(0, -1).map(([name]) => name);
      expect(place(frames), cut).toEqual(Object.fromEntries(read.filter(([name]) => names.includes(name))));
    }
    expect(refused).toBeGreaterThan(5);
  });

  test('of a region in two fields is refused', () => {
    const region = 'a.png\nsize: 8,8\ns\n  xy: 0, 0\n  size: 2, 2\n';
    expect(parseAtlas(region).pages[0].placed).toHaveLength(1);
    for (const half of ['  orig: 4, 4\n', '  offset: 1, 1\n']) {
      expect(refusalOf(() => parseAtlas(region + half))?.code).toBe('bad-text');
    }
    const none = { id: 's', x: 0, y: 0, width: 2, height: 2, rotated: false };
    expect(parseAtlas(`${region}  orig: 0, 0\n  offset: 0, 0\n`).pages[0].placed).toEqual([none]);
  });
});

describe('what is not known is never an empty atlas', () => {
  const atlas = (inside: string) => `<TextureAtlas imagePath="a.png" width="8" height="8">${inside}</TextureAtlas>`;
  const list = (inside: string) =>
    `<plist version="1.0"><dict>${inside}<key>metadata</key><dict><key>format</key><integer>3</integer><key>size</key><string>{8,8}</string></dict></dict></plist>`;
  test.each<[string, Files]>([
    ['another element', atlas('<Picture name="a" x="0" y="0" width="8" height="6"/>')],
    ['another case', atlas('<subtexture name="a" x="0" y="0" width="8" height="6"/>')],
    ['an element around them', atlas('<group><SubTexture name="a" x="0" y="0" width="8" height="6"/></group>')],
    ['an element in an element', atlas('<SubTexture name="a" x="0" y="0" width="8" height="6"><b/></SubTexture>')],
    ['a text', atlas('a;0;0;8;6')],
    ['an atlas in an atlas', atlas(atlas(''))],
    ['a second atlas', atlas('') + atlas('<SubTexture name="a" x="0" y="0" width="8" height="6"/>')],
    ['another root', `<Sheet>${atlas('<SubTexture name="a" x="0" y="0" width="8" height="6"/>')}</Sheet>`],
    ['an attribute twice', atlas('<SubTexture name="a" name="b" x="0" y="0" width="8" height="6"/>')],
    ['another element of a property list', list('<key>frames</key><frames/>')],
    ['an element in a text', list('<key>frames<dict/></key><dict/>')],
    ['a text beside the elements', list('<key>frames</key><dict>a</dict>')],
    ['a name twice', list('<key>frames</key><dict/><key>frames</key><dict/>')],
    ['a name without a value', list('<key>frames</key><dict/><key>more</key>')],
    ['a list of frames in a list', list('<key>frames</key><array/>')],
    ['a second list', `${list('<key>frames</key><dict/>')}<plist/>`],
    ['a second value', '<plist><dict/><dict/></plist>'],
    ['a list in a list', '<plist><plist/></plist>'],
    ['two lists in JSON', { frames: {}, textures: [], meta: { size: { w: 1, h: 1 } } }],
    ['two lists on a page', { textures: [{ image: 'a.png', size: { w: 1, h: 1 }, frames: [], sprites: [] }] }],
    ['a region where the page should be', 'C:/a.png\nsize:8,8\nhero\nbounds:0,0,3,4\n'],
  ])('%s', (_, files) => {
    const sizes = [{ width: 8, height: 8 }];
    expect(refusalOf(() => parseAtlas(files, { sizes }))?.code).toMatch(
      /^(bad-text|bad-atlas|unknown-format|duplicate-name)$/,
    );
  });

  test('an atlas without a picture is empty', () => {
    expect(parseAtlas(atlas(' \n')).pages).toEqual([]);
    expect(parseAtlas(list('<key>frames</key><dict/>')).pages).toEqual([]);
  });
});

describe('a turned frame is turned in every spelling', () => {
  const frame = { x: 0, y: 0, w: 8, h: 6 };
  const jsonOf = (rotated: unknown) => ({ frames: { a: { frame, rotated } }, meta: { size: { w: 16, h: 16 } } });
  const spelled: Record<string, (word: string) => Files> = {
    Starling: (word) =>
      `<TextureAtlas width="16" height="16"><SubTexture name="a" x="0" y="0" width="6" height="8" rotated="${word}"/></TextureAtlas>`,
    'generic XML': (word) =>
      `<TextureAtlas width="16" height="16"><sprite n="a" x="0" y="0" w="8" h="6" r="${word}"/></TextureAtlas>`,
    cocos2d: (word) =>
      `<plist><dict><key>frames</key><dict><key>a</key><dict><key>frame</key><string>{{0,0},{8,6}}</string><key>rotated</key><string>${word}</string></dict></dict><key>metadata</key><dict><key>format</key><integer>2</integer><key>size</key><string>{16,16}</string></dict></dict></plist>`,
    JSON: jsonOf,
    'JSON array': (word) => ({ ...jsonOf(''), frames: [{ filename: 'a', frame, rotated: word }] }),
  };
  const placeIn = (files: Files) => parseAtlas(files).pages[0].placed[0];

  for (const [form, write] of Object.entries(spelled)) {
    test.each(['true', 'TRUE', 'True', 'yes', 'YES', 'y', 'Y', '1'])(`${form}: %s`, (word) => {
      expect(placeIn(write(word))).toEqual({ id: 'a', x: 0, y: 0, width: 6, height: 8, rotated: true });
    });
    test.each(['maybe', '2', '90', 'truee'])(`${form} refuses %s`, (word) => {
      expect(refusalOf(() => parseAtlas(write(word)))?.message).toMatch(/expected true or false$/);
    });
    test.each(['false', 'FALSE', 'no', 'n', '0', ''])(`${form}, not turned: %s`, (word) => {
      if (form.startsWith('JSON') && word !== '') {
        // A text that is not empty is true in JavaScript, whatever it says.
        expect(refusalOf(() => parseAtlas(write(word)))?.code).toBe('bad-atlas');
      } else expect(placeIn(write(word)).rotated).toBe(false);
    });
  }

  test('JSON: numbers and other values', () => {
    expect(placeIn(jsonOf(1))).toEqual({ id: 'a', x: 0, y: 0, width: 6, height: 8, rotated: true });
    for (const no of [0, false, null, undefined]) expect(placeIn(jsonOf(no)).rotated).toBe(false);
    for (const odd of [2, 90, -1, {}, []]) expect(refusalOf(() => parseAtlas(jsonOf(odd)))?.code).toBe('bad-atlas');
  });

  test('libGDX: as Java reads it, and only by a quarter', () => {
    const region = (rotate: string) => `a.png\nsize:16,16\na\nbounds:0,0,8,6\nrotate:${rotate}\n`;
    for (const yes of ['true', 'TRUE', '90']) expect(placeIn(region(yes)).rotated).toBe(true);
    for (const no of ['false', 'False', '0']) expect(placeIn(region(no)).rotated).toBe(false);
    for (const odd of ['1', 'yes', '180', '']) {
      expect(refusalOf(() => parseAtlas(region(odd)))?.code).toBe('bad-frame');
    }
  });

  test('Godot turns nothing', () => {
    const sprite = (rotated: unknown) => ({
      textures: [{ image: 'a.png', size: { w: 16, h: 16 }, sprites: [{ filename: 'a', region: frame, rotated }] }],
    });
    expect(placeIn(sprite(false)).width).toBe(8);
    for (const turned of [true, 1, 'true', 'odd']) {
      expect(refusalOf(() => parseAtlas(sprite(turned)))?.code).toBe('bad-atlas');
    }
  });
});

describe('generic XML', () => {
  const read = (inside: string, size = 'width="64" height="64"') =>
    parseAtlas(`<TextureAtlas imagePath="a.png" ${size}>${inside}</TextureAtlas>`).pages[0].placed;

  test('with all that it says', () => {
    const [plain, cut] = parseAtlas(genericXml).pages[0].placed;
    expect(plain).toEqual({ id: 'a.png', x: 0, y: 0, width: 8, height: 6, rotated: false });
    expect(cut).toEqual({
      ...{ id: 'b&c', x: 8, y: 0, width: 6, height: 10, rotated: true },
      source: { width: 16, height: 8, x: 3, y: 1 },
    });
    expect(read('<sprite n="a" x="0" y="0" w="2" h="2" pX="0.5" pY="1"/>')[0].data).toEqual({
      anchor: { x: 0.5, y: 1 },
    });
    expect(read('<sprite n="a" x="0" y="0" w="2" h="2" pY="1"/>')[0].data).toEqual({ anchor: { x: 0, y: 1 } });
  });

  test('the frame of the report', () => {
    expect(read('<sprite n="a" x="0" y="0" w="8" h="6" r="y"/>')).toEqual([
      { id: 'a', x: 0, y: 0, width: 6, height: 8, rotated: true },
    ]);
  });

  test.each([
    ['would leave the page', '<sprite n="a" x="56" y="0" w="6" h="10" r="y"/>', 'width="62" height="10"'],
    [
      'would leave its source',
      '<sprite n="a" x="0" y="0" w="6" h="10" oX="0" oY="0" oW="12" oH="8" r="y"/>',
      undefined,
    ],
    [
      'would lie on another',
      '<sprite n="a" x="0" y="0" w="6" h="10" r="y"/><sprite n="b" x="6" y="0" w="6" h="10"/>',
      undefined,
    ],
  ])('sides are those on the page where the picture else %s', (_, sprites_, size) => {
    const [{ width, height, rotated }] = read(sprites_, size);
    expect([width, height, rotated]).toEqual([6, 10, true]);
  });

  const sides_ = fc.array(
    fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 14,
    },
  );
  prop([sides_], { numRuns: runs(150, 2000, 50) })(
    'is read in both ways of telling sides, unless both can be',
    (list) => {
      const [page] = pack(
        list.map((rect, at) => ({ ...rect, id: `s${at}` })),
        { width: 24, height: 64, rotate: true, effort: 'fast' },
      ).pages;
      const write = (isOwn: boolean) => {
        const lines = page.placed.map(({ id, x, y, width, height, rotated }) => {
          const [w, h] = isOwn && rotated ? [height, width] : [width, height];
          return `<sprite n="${id}" x="${x}" y="${y}" w="${w}" h="${h}"${rotated ? ' r="y"' : ''}/>`;
        });
        return read(lines.join(''), `width="${page.width}" height="${page.height}"`);
      };
      expect(write(true)).toEqual(page.placed);
      const told = write(false);
      if (JSON.stringify(told) === JSON.stringify(page.placed)) return;
      // Then the pictures can lie so as well: every two of them are compared.
      for (const [at, a] of told.entries()) {
        expect(a.x + a.width <= page.width && a.y + a.height <= page.height).toBe(true);
        expect(told.slice(at + 1).some((b) => meet(a, b))).toBe(false);
      }
    },
  );

  test('aliases of one place do not lie on each other; where neither can be, it says so', () => {
    expect(
      read('<sprite n="a" x="0" y="0" w="6" h="10" r="y"/><sprite n="b" x="0" y="0" w="6" h="10" r="y"/>'),
    ).toEqual([{ id: 'a', x: 0, y: 0, width: 10, height: 6, rotated: true, aliases: [{ id: 'b' }] }]);
    expect(refusalOf(() => read('<sprite n="a" x="60" y="60" w="6" h="10" r="y"/>'))?.code).toBe('bad-frame');
  });

  test.each([
    'n="a" y="0" w="1" h="1"',
    'n="a" x="0" y="0" w="1"',
    'x="0" y="0" w="1" h="1"',
    'n="a" x="0" y="0" w="0x1" h="1"',
  ])('is refused where something is missing: %s', (attributes) => {
    expect(refusalOf(() => read(`<sprite ${attributes}/>`))?.code).toMatch(/^bad-/);
  });
});

describe('old and bare packs of libGDX', () => {
  const region = 'hero\n  rotate: false\n  xy: 1, 2\n  size: 3, 4\n  orig: 3, 4\n  offset: 0, 0\n  index: -1\n';
  const hero = [{ id: 'hero', x: 1, y: 2, width: 3, height: 4, rotated: false }];
  test.each<[string, string, ParseAtlasOptions]>([
    ['the size behind other fields', 'format: RGBA8888\nfilter: Nearest,Nearest\nrepeat: none\nsize: 8, 8\n', {}],
    ['no size', 'format: RGBA8888\nfilter: Nearest,Nearest\nrepeat: none\n', { sizes: [{ width: 8, height: 8 }] }],
    ['no field at all', '', { sizes: [{ width: 8, height: 8 }] }],
  ])('%s', (_, fields, options) => {
    for (const head of ['', '\n', 'version: 3\nby: hand\n', '\nversion: 3\n\n']) {
      const { pages } = parseAtlas(
        `${head}a.png\n${fields}${region}\nb.png\n${fields}${region.replace('hero', 'tree')}`,
        {
          sizes: options.sizes && [...options.sizes, ...options.sizes],
        },
      );
      expect(pages.map(({ image }) => image)).toEqual(['a.png', 'b.png']);
      expect(pages[0].placed).toEqual(hero);
    }
  });

  test('without a size the size is asked for', () => {
    expect(refusalOf(() => parseAtlas(`a.png\n${region}`))?.message).toContain('options.sizes[0]');
  });
});

test('no number is −0', () => {
  const json =
    '{"frames":{"a":{"frame":{"x":-0,"y":-0,"w":1,"h":1},"spriteSourceSize":{"x":-0,"y":-0},"sourceSize":{"w":2,"h":2},"anchor":{"x":-0,"y":-0}}},"meta":{"size":{"w":1,"h":1}}}';
  const xml =
    '<TextureAtlas width="1" height="1"><SubTexture name="a" x="-0" y="-0" width="1" height="1" frameX="-0" frameY="0" frameWidth="2" frameHeight="2" pivotX="-0" pivotY="-0"/></TextureAtlas>';
  for (const file of [json, xml]) {
    const read = parseAtlas(file);
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  }
});
