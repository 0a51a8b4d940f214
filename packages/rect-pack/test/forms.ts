/** All forms that exporters write, and what each of them holds: for laws over all of them. */
import {
  type ExportFormat,
  type FrameDetails,
  type Packing,
  type parseAtlas,
  toAtlasJson,
  toCocosAtlas,
  toCssSprites,
  toEaselAtlas,
  toEgretAtlas,
  toGenericXml,
  toGodotAtlas,
  toGodotResources,
  toLibgdxAtlas,
  toMapboxSprites,
  toPhaserAtlas,
  toPhaserPct,
  toPixiAtlas,
  toSpritesmithAtlas,
  toStarlingAtlas,
  toUnityAtlas,
} from '@kit/rect-pack';

export type Files = Parameters<typeof parseAtlas>[0];

export type Form = {
  write: (packing: Packing, names?: Record<string, string>, options?: { image?: string | undefined }) => Files;
  /** How the pictures lie that it can write. */
  turns: 'clockwise' | 'counter-clockwise' | 'never';
  /** What it has of the details. */
  keeps?: readonly (keyof FrameDetails)[];
  /** What becomes of a name in its files. */
  named?: (name: string) => string;
  /** Are sizes and images not told there? */
  isBare?: boolean;
  /** Is there no source? */
  isCut?: boolean;
  /** Does no page tell its image? */
  hasNoImage?: boolean;
};

const counterClockwise = { turn: 'counter-clockwise' } as const;

export const forms: Readonly<Record<ExportFormat | 'hash', Form>> = {
  pixi: { write: toPixiAtlas, turns: 'clockwise', keeps: ['anchor', 'borders'] },
  hash: {
    write: (packing, names, options) =>
      toAtlasJson(packing, 'hash', names, options).map((page) => JSON.stringify(page)),
    turns: 'clockwise',
    keeps: ['anchor', 'borders'],
  },
  json: {
    write: (packing, names, options) => toAtlasJson(packing, 'array', names, options),
    turns: 'clockwise',
    keeps: ['anchor', 'borders'],
  },
  phaser: {
    write: (...asked) => JSON.stringify(toPhaserAtlas(...asked)),
    turns: 'never',
    keeps: ['anchor', 'borders'],
  },
  pct: { write: toPhaserPct, turns: 'never' },
  libgdx: {
    write: (packing, names, options) => toLibgdxAtlas(packing, names, { ...counterClockwise, ...options }),
    turns: 'counter-clockwise',
    keeps: ['borders', 'pads'],
  },
  'libgdx-old': {
    write: (packing, names, options) => toLibgdxAtlas(packing, names, { form: 'old', ...counterClockwise, ...options }),
    turns: 'counter-clockwise',
    keeps: ['borders', 'pads'],
  },
  starling: { write: toStarlingAtlas, turns: 'clockwise', keeps: ['anchor'] },
  'generic-xml': { write: toGenericXml, turns: 'clockwise', keeps: ['anchor'] },
  cocos: { write: toCocosAtlas, turns: 'clockwise', keeps: ['anchor'] },
  css: {
    write: (packing, names, options) => toCssSprites(packing, names, { scale: 7, ...options }),
    turns: 'clockwise',
  },
  unity: { write: toUnityAtlas, turns: 'never', named: (name) => name.replace(/[/\\]/g, '-'), isCut: true },
  godot: { write: (...asked) => toGodotAtlas(...asked) as Files, turns: 'never' },
  'godot-resources': {
    write: toGodotResources,
    turns: 'never',
    named: (name) => name.replace(/(?<=[^/])\.[^./]*$/, ''),
    isBare: true,
  },
  egret: { write: (...asked) => JSON.stringify(toEgretAtlas(...asked)), turns: 'never', isBare: true },
  easel: { write: toEaselAtlas, turns: 'never', isBare: true, isCut: true },
  spritesmith: { write: (...asked) => JSON.stringify(toSpritesmithAtlas(...asked)), turns: 'never', isCut: true },
  mapbox: {
    write: (packing, names) => toMapboxSprites(packing, names),
    turns: 'never',
    keeps: ['borders', 'pads'],
    isBare: true,
    isCut: true,
    hasNoImage: true,
  },
};
