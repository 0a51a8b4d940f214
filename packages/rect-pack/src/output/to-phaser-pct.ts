import { checkOptions } from '@kit/grid';
import type { Packing } from '../types.js';
import { checkWord, type FrameNames, type Reader, readSheet, type SheetPage } from './sheet.js';

/** Options of {@link toPhaserPct}. */
export type PhaserPctOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
};

/** Extensions that PCT writes in two signs, `~1` to `~5`. */
export const pctExtensions: readonly string[] = ['.png', '.webp', '.jpg', '.jpeg', '.gif'];

const lineBreak = /[\n\r]/;

/** What it can read. */
export const pct: Reader = {
  engine: "Phaser's PCT reader",
  turned: 'never',
  holds: ['image', 'size', 'trim', 'format'],
  nameFault(name) {
    if (lineBreak.test(name) || name.includes('|')) return 'has a line break or |, which end a field';
    if (/~[1-5]$/.test(name)) return 'ends like a shortened extension';
    if (/^([PFBA]:|#|PCT:)/.test(name)) return 'begins like a line of another kind';
    if (/^\d+\//.test(name)) return 'begins like the number of a folder';
    if (name !== name.trim()) return 'begins or ends with a space';
    return name === '__BASE' ? 'is what Phaser calls the whole page' : undefined;
  },
  imageFault: (image) => (lineBreak.test(image) || image.includes(',') ? 'has a line break or a comma' : undefined),
};

/**
 * A packing as PCT, the compact text of Phaser 4 (`load.atlasPCT`): all pages in one file.
 *
 * It has no turned frames, no origins and no nine-slices, and no way to write some names: those are refused.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name
 * @returns the text of the file
 * @throws {@link InvalidInputError} as {@link toPhaserAtlas}
 * @see {@link https://docs.phaser.io/phaser/concepts/textures | Phaser, textures}
 *
 * @example
 * ```ts
 * import { pack, toPhaserPct } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero.png', width: 3, height: 4 }], { width: 8, height: 8 });
 * toPhaserPct(packing).split('\n'); // => ['PCT:1.0', 'P:page-0.png,RGBA8888,8,8,0', 'hero~1|0|0,0,3,4', '']
 * ```
 */
export function toPhaserPct(packing: Packing, names: FrameNames = {}, options: PhaserPctOptions = {}): string {
  checkOptions(options, ['image']);
  const sheet = readSheet(packing, names, options, pct);
  const lines = ['PCT:1.0', ...sheet.map(pageLine)];
  for (const [number, { frames }] of sheet.entries()) {
    if (number > 0) lines.push(`#${number}`);
    for (const { name, x, y, width, height, trimmed, source } of frames) {
      const place = `${x},${y},${width},${height}`;
      const whole = trimmed ? `|${source.width},${source.height},${source.x},${source.y}` : '';
      lines.push(`${shortened(name)}|${trimmed ? 2 : 0}|${place}${whole}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function pageLine({ image, width, height, texture }: SheetPage): string {
  return `P:${image},${checkWord(texture.format ?? 'RGBA8888', 'format')},${width},${height},0`;
}

function shortened(name: string): string {
  const at = pctExtensions.findIndex((extension) => name.endsWith(extension));
  return at < 0 ? name : `${name.slice(0, -pctExtensions[at].length)}~${at + 1}`;
}
