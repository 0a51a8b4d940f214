/** What a form of atlases can't hold of a packing. */
import { checkChoice, checkList, checkObject } from '@kit/grid';
import { readId } from '../rects/extras.js';
import type { Packing } from '../types.js';
import { checkPages } from './check-packing.js';
import { detailsIn } from './frame-details.js';
import { readAnimations, readTimeline } from './moving.js';
import { type AtlasProperty, framesOf, type Reader } from './sheet.js';
import { texturePacker } from './to-atlas-json.js';
import { cocos } from './to-cocos-atlas.js';
import { css } from './to-css-sprites.js';
import { easel } from './to-easel-atlas.js';
import { egret } from './to-egret-atlas.js';
import { genericXml } from './to-generic-xml.js';
import { godot, godotResources } from './to-godot-atlas.js';
import { libgdx, oldLibgdx } from './to-libgdx-atlas.js';
import { phaser } from './to-phaser-atlas.js';
import { pct } from './to-phaser-pct.js';
import { pixi } from './to-pixi-atlas.js';
import { mapbox, spritesmith } from './to-sprite-maps.js';
import { starling } from './to-starling-atlas.js';
import { unity } from './to-unity-atlas.js';

/** The forms by the names of their exporters. */
const forms = {
  json: texturePacker,
  pixi,
  phaser,
  pct,
  libgdx,
  'libgdx-old': oldLibgdx,
  starling,
  'generic-xml': genericXml,
  cocos,
  unity,
  godot,
  'godot-resources': godotResources,
  css,
  egret,
  easel,
  spritesmith,
  mapbox,
} as const satisfies Readonly<Record<string, Reader>>;

/** The name of a form that an exporter writes. */
export type ExportFormat =
  | 'json'
  | 'pixi'
  | 'phaser'
  | 'pct'
  | 'libgdx'
  | 'libgdx-old'
  | 'starling'
  | 'generic-xml'
  | 'cocos'
  | 'unity'
  | 'godot'
  | 'godot-resources'
  | 'css'
  | 'egret'
  | 'easel'
  | 'spritesmith'
  | 'mapbox';

/** Something of a packing that a form can't hold. */
export type AtlasLoss = {
  /**
   * What it is: a property of pictures (`turned`, `trim`, `anchors`, `borders`, `pads`, `durations`, `regions`, `extrude`, or
   * `data` of the caller's own), of pages (`image`, `size`, or a member of `texture`), or of the whole (`animations`,
   * `timeline`, `unplaced`).
   */
  readonly property: AtlasProperty | 'turned' | 'extrude' | 'data' | 'unplaced';
  /** The ids of the pictures that have it; all of a page, if it is the page's. */
  readonly ids: readonly (string | number)[];
};

/** What is told of pictures, and under which name of their details. */
const details = [
  ['anchors', 'anchor'],
  ['borders', 'borders'],
  ['pads', 'pads'],
  ['durations', 'duration'],
  ['regions', 'region'],
] as const;

/**
 * What a form of atlases can't hold of a packing: its exporter leaves that out, and refuses turned frames that its readers
 * would draw wrong.
 *
 * @param packing - a packing, or an atlas that was read
 * @param format - the form, by the name of its exporter
 * @returns what would be lost, with the ids that have it; empty if nothing is
 * @throws {@link InvalidInputError} `bad-choice`, `bad-options`, `bad-list`, `bad-number`, `bad-size`, `bad-id`, `bad-flag`,
 * `bad-text`
 *
 * @example
 * ```ts
 * import { lossesOf, pack } from '@kit/rect-pack';
 *
 * const source = { width: 5, height: 5, x: 1, y: 0 };
 * const packing = pack([{ id: 'hero', width: 3, height: 4, source }], { width: 8, height: 8 });
 * lossesOf(packing, 'starling'); // => []
 * lossesOf(packing, 'spritesmith'); // => [{ property: 'trim', ids: ['hero'] }]
 * ```
 */
export function lossesOf(packing: Packing, format: ExportFormat): AtlasLoss[] {
  const {
    turned,
    holds,
    leastFrames = 1,
  }: Reader = forms[checkChoice(format, 'format', Object.keys(forms) as ExportFormat[])];
  const lost = new Map<AtlasLoss['property'], (string | number)[]>();
  const held = (property: string): boolean => (holds as readonly string[]).includes(property);
  const lose = (property: AtlasLoss['property'], ids: readonly (string | number)[], isHeld = held(property)): void => {
    if (isHeld) return;
    const list = lost.get(property) ?? [];
    for (const id of ids) list.push(id);
    lost.set(property, list);
  };
  for (const page of checkPages(packing)) {
    const frames = page.placed.flatMap((rect) => framesOf(rect, String));
    const ids = frames.map(({ id }) => id);
    if (page.image !== undefined) lose('image', ids);
    lose('size', ids);
    for (const key of Object.keys(page.texture ?? {}) as (keyof NonNullable<typeof page.texture>)[]) lose(key, ids);
    for (const frame of frames) {
      if (frame.rotated && turned !== (page.turn ?? 'clockwise')) lose('turned', [frame.id]);
      if (frame.trimmed) lose('trim', [frame.id]);
      for (const [property, key] of details) if (frame[key] !== undefined) lose(property, [frame.id]);
    }
    for (const rect of page.placed) {
      if (rect.extrude !== undefined) lose('extrude', [rect.id]);
      for (const { id, data } of [rect, ...(rect.aliases ?? [])]) if (hasMore(data)) lose('data', [id]);
    }
  }
  for (const ids of Object.values(readAnimations(packing.animations ?? {}))) {
    lose('animations', ids, held('animations') && ids.length >= leastFrames);
  }
  if (packing.timeline !== undefined) lose('timeline', readTimeline(packing.timeline).order);
  const unplaced = Array.from(checkList(packing.unplaced ?? [], 'packing.unplaced'), (rect, at) => {
    const name = `packing.unplaced[${at}]`;
    return readId(checkObject(rect, name).id, `${name}.id`);
  });
  if (unplaced.length > 0) lose('unplaced', unplaced);
  return Array.from(lost, ([property, ids]) => ({ property, ids }));
}

/** Is there more in the data than what exporters write? */
function hasMore(data: unknown): boolean {
  if (data === undefined) return false;
  if (typeof data !== 'object' || data === null) return true;
  return Object.keys(data).length > Object.keys(detailsIn(data)).length;
}
