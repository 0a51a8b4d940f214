import { publicFaceLaws } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

const rects = [
  {
    id: 'a',
    width: 3,
    height: 4,
    tag: 'x',
    source: { width: 4, height: 5, x: 1, y: 1 },
    data: 7,
    aliases: [{ id: 'c' }],
  },
  { id: 'b', width: 5, height: 2, rotate: false },
];
const packing = kit.pack(rects, { width: 8, height: 8 });
const common = {
  rotate: true,
  turn: 'counter-clockwise',
  padding: 1,
  border: 1,
  extrude: 1,
  alignTo: 2,
  order: 'area',
  effort: 'best',
  seed: 3,
  maxEvaluations: 5,
} as const;
const pages = {
  ...common,
  width: 12,
  height: 12,
  pages: 2,
  sizes: [{ width: 20, height: 20 }],
  obstacles: [{ page: 0, x: 1, y: 1, width: 1, height: 1 }],
  objective: 'area',
  tags: 'exclusive',
  crop: { square: true },
};
const smallest = {
  ...common,
  square: true,
  powerOfTwo: true,
  multipleOf: 2,
  maxWidth: 64,
  maxHeight: 64,
  ratio: 1,
  maxAspect: 2,
};
const picture = { id: 'p', width: 2, height: 1, pixels: [0, 0, 0, 0, 1, 2, 3, 4] };
const names = { a: 'a.png' };
const anchors = { a: { x: 0.5, y: 0.5 } };
const borders = { a: { left: 1, top: 1, right: 1, bottom: 1 } };
const packCall = { args: [rects], options: { ...pages, method: 'shelf/next-fit' }, required: ['width', 'height'] };
const { tags: _, crop: __, ...repackOptions } = pages;
const repackCall = {
  args: [rects, packing],
  options: { ...repackOptions, method: 'shelf/next-fit' },
  required: ['width', 'height'],
};
const articleCall = { args: [rects], options: pages, required: ['width', 'height'] };
const smallestCall = { args: [rects], options: smallest };
const stripCall = { args: [rects], options: { ...common, width: 12, maxHeight: 30 }, required: ['width'] };
const fromGrid = { exempt: 'of @kit/grid, which has its laws' };

// A live atlas is no JSON: what it holds is compared.
const createAtlas = (...args: Parameters<typeof kit.createAtlas>) => kit.createAtlas(...args).toPacking();

const createLiveAtlas = (...args: Parameters<typeof kit.createLiveAtlas>) => kit.createLiveAtlas(...args).toPacking();

const compactSearch = (options?: kit.CompactOptions) =>
  kit.createAtlas({ width: 10, height: 10, from: packing }).compactSearch(options);

// A packer is a function: it is called with what it was made for.
const packers = {
  createFastPacker: (...args: Parameters<kit.Packer>) => kit.createFastPacker()(...args),
  createLowestGapPacker: (...args: Parameters<kit.Packer>) => kit.createLowestGapPacker()(...args),
  createBinaryTreePacker: (split: 'fixed-split', ...args: Parameters<kit.Packer>) =>
    kit.createBinaryTreePacker(split)(...args),
  createGuillotinePacker: (choice: kit.GuillotineChoice, split: kit.GuillotineSplit, ...args: Parameters<kit.Packer>) =>
    kit.createGuillotinePacker(choice, split)(...args),
  createShelfPacker: (rule: kit.ShelfRule, ...args: Parameters<kit.Packer>) => kit.createShelfPacker(rule)(...args),
  createSkylinePacker: (rule: 'bottom-left', ...args: Parameters<kit.Packer>) => kit.createSkylinePacker(rule)(...args),
  createMaxRectsPacker: (rule: kit.MaxRectsRule, ...args: Parameters<kit.Packer>) =>
    kit.createMaxRectsPacker(rule)(...args),
};

const packerCall = (...rules: string[]) => ({
  args: [
    ...rules,
    [
      { id: 'a', width: 3, height: 2, data: 1 },
      { width: 2, height: 4 },
    ],
  ],
  options: { width: 10, height: 10, pages: 2, rotate: true, padding: 1, border: 1, order: 'given' },
  required: ['width', 'height'],
});

publicFaceLaws(
  { ...kit, ...packers, createAtlas, createLiveAtlas, compactSearch },
  {
    createFastPacker: packerCall(),
    createLowestGapPacker: packerCall(),
    createBinaryTreePacker: packerCall('larger-leftover'),
    createGuillotinePacker: packerCall('best-short-side', 'min-area'),
    createShelfPacker: packerCall('best-height'),
    createSkylinePacker: packerCall('bottom-left'),
    createMaxRectsPacker: packerCall('contact-point'),
    compactSearch: { args: [], options: { maxMoves: 3 } },
    createAtlas: {
      args: [],
      options: {
        width: 10,
        height: 10,
        from: packing,
        page: 0,
        rotate: true,
        padding: 0,
        border: 0,
        extrude: 1,
        alignTo: 1,
      },
      required: ['width', 'height'],
    },
    createLiveAtlas: {
      args: [],
      options: {
        width: 10,
        height: 10,
        pages: 2,
        keepFrame: true,
        from: packing,
        rotate: true,
        padding: 0,
        border: 0,
        extrude: 1,
        alignTo: 1,
      },
      required: ['width', 'height'],
    },
    createAtlasParser: { args: [[kit.jsonAtlas]] },
    cropPages: { args: [packing], options: { border: 1, square: true, powerOfTwo: true, multipleOf: 2 } },
    dedupe: { args: [[picture]], options: { trim: true, threshold: 3 } },
    guillotineFixedSplit: articleCall,
    guillotineFixedSplitSearch: articleCall,
    guillotineLargerLeftover: articleCall,
    guillotineLargerLeftoverSearch: articleCall,
    isInvalidInputError: fromGrid,
    pack: packCall,
    packSearch: packCall,
    packSmallest: smallestCall,
    packSmallestSearch: smallestCall,
    packStrip: stripCall,
    packStripSearch: stripCall,
    drawPage: { args: [packing.pages[0], [0, 1].map((at) => ({ ...picture, id: ['a', 'b'][at] }))] },
    lossesOf: { args: [packing, 'libgdx'] },
    namedAnimations: { args: [['a1', 'a2']] },
    parseAtlas: { args: [kit.toPixiAtlas(packing)], options: { sizes: [{ width: 8, height: 8 }], onFault: 'skip' } },
    toEaselAtlas: { args: [packing, names], options: { image: 'x.png', anchors } },
    toEgretAtlas: { args: [packing, names], options: { image: 'x.png' } },
    toGenericXml: { args: [packing, names], options: { image: 'x.png', anchors } },
    toMapboxSprites: { args: [packing, names], options: { borders, pixelRatio: 2 } },
    toSpritesmithAtlas: { args: [packing, names], options: { image: 'x.png' } },
    readInvalidInputError: fromGrid,
    repack: repackCall,
    repackSearch: repackCall,
    runAsync: fromGrid,
    runSync: fromGrid,
    scalePacking: { args: [packing, 2] },
    toAtlasJson: { args: [packing, 'hash', { a: 'a.png' }], options: { image: 'x.png' } },
    toCocosAtlas: { args: [packing, names], options: { image: 'x.png', anchors } },
    toCssSprites: { args: [packing, names], options: { image: 'x.png', prefix: 'p-', scale: 2 } },
    toGodotAtlas: { args: [packing, names], options: { image: 'x.png' } },
    toGodotResources: { args: [packing, names], options: { image: 'x.png', folder: 'res://a' } },
    toLibgdxAtlas: {
      args: [packing, names],
      options: {
        image: 'x.png',
        form: 'old',
        filter: 'nearest',
        premultiplied: true,
        borders,
        turn: 'counter-clockwise',
      },
    },
    toPhaserAtlas: { args: [packing, names], options: { image: 'x.png', anchors, borders } },
    toPhaserPct: { args: [packing, names], options: { image: 'x.png' } },
    toPixiAtlas: {
      args: [packing, names],
      options: { image: 'x.png', json: 'x.json', animations: { walk: ['a'] }, anchors, borders, scale: 2 },
    },
    toStarlingAtlas: { args: [packing, names], options: { image: 'x.png', anchors } },
    toSvg: { args: [packing] },
    toUnityAtlas: { args: [packing, names], options: { image: 'x.png', anchors, borders } },
    trimRect: { args: [picture.pixels, 2, 1], options: { threshold: 3 } },
    uvRect: {
      args: [
        { width: 8, height: 8 },
        { id: 'a', x: 0, y: 0, width: 3, height: 4, rotated: true },
      ],
    },
  },
);
