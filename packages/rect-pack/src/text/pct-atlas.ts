import { pctExtensions } from '../output/to-phaser-pct.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import type { ParsedFrame, ParsedPage, SettledPage } from './parsed-frames.js';
import { frameAt, readFrames, textureNotes } from './read-frames.js';
import { badLine, linesOf, readNumbers, unknownVersion } from './text-lines.js';

/**
 * PCT, the text of Phaser 4, without its blocks of equal frames: a form for `createAtlasParser`.
 *
 * @example
 * ```ts
 * import { createAtlasParser, pack, pctAtlas, toPhaserPct } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * createAtlasParser([pctAtlas])(toPhaserPct(packing)).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const pctAtlas: AtlasFormat = {
  name: 'PCT',
  matches: ({ text }) => text.startsWith('PCT:'),
  parse(file: AtlasFile): ParsedPage[] {
    const { where, text } = file;
    const [head, ...lines] = linesOf(text);
    const version = head.slice('PCT:'.length);
    if (!/^1\.\d+$/.test(version)) throw unknownVersion(`${where} line 1`, version, '1.x');
    const pages: OpenPage[] = [];
    const folders: string[] = [];
    const known: KnownFrames = new Map();
    let page = 0;
    for (const [at, line] of lines.entries()) {
      const place = `${where} line ${at + 2}`;
      if (line === '') continue;
      if (line.startsWith('P:')) pages.push(readPage(line.slice(2), place));
      else if (line.startsWith('F:')) folders.push(line.slice(2));
      else if (line.startsWith('A:')) readAliases(line.slice(2), folders, known, place);
      else if (line.startsWith('B:')) throw badLine(place, line, 'no block of equal frames');
      else if (/^#\d+$/.test(line)) page = Number(line.slice(1));
      else {
        const { frames, skipped } = pages[page] ?? missingPage(place, line);
        const read = readFrames(file, [[line.split('|')[0]]], () => readFrame(line, folders, place));
        skipped.push(...read.skipped);
        for (const frame of read.frames) {
          known.set(frame.name, { frame, frames });
          frames.push(frame);
        }
      }
    }
    return pages;
  },
};

/** A page that is being read. */
type OpenPage = SettledPage & { readonly frames: ParsedFrame[]; readonly skipped: SettledPage['skipped'][number][] };

/** The frames so far by their names, and all frames of the page that each is on. */
type KnownFrames = Map<string, { readonly frame: ParsedFrame; readonly frames: ParsedFrame[] }>;

function missingPage(place: string, line: string): never {
  throw badLine(place, line, 'a frame of a page that stands above (P:)');
}

function readPage(text: string, where: string): OpenPage {
  const [image, format = 'RGBA8888', ...rest] = text.split(',');
  const [width, height] = readNumbers(rest.slice(0, 2).join(), 2, where);
  const texture = textureNotes({ format });
  const leftOut = (rest[2] ?? '0').trim() === '0' ? [] : ['page padding'];
  return { where, image, size: { width, height }, texture, frames: [], skipped: [], leftOut };
}

function readFrame(line: string, folders: readonly string[], where: string): ParsedFrame {
  const [name, flags, place = '', whole] = line.split('|');
  const bits = readNumbers(flags ?? '', 1, where)[0];
  if (![0, 1, 2, 3].includes(bits)) throw badLine(where, line, 'flags from 0 to 3');
  const [x, y, width, height] = readNumbers(place, 4, where);
  const [w, h, left, top] = whole === undefined ? [width, height, 0, 0] : readNumbers(whole, 4, where);
  const source = { width: w, height: h, x: left, y: top };
  // Turned frames are reserved there; what writes them turns clockwise.
  return frameAt({
    name: fullName(name, folders, where),
    where,
    x,
    y,
    width,
    height,
    rotated: (bits & 1) === 1,
    source,
  });
}

/** `original=alias,…`: names without ranges. */
function readAliases(text: string, folders: readonly string[], known: KnownFrames, where: string): void {
  const [original, names] = text.split('=');
  const found = known.get(fullName(original, folders, where));
  if (found === undefined || names === undefined || names.includes('#')) {
    throw badLine(where, text, 'a frame that stands above, = and its other names');
  }
  const { frame, frames } = found;
  for (const alias of names.split(',')) {
    const copy = { ...frame, name: fullName(alias, folders, where), where };
    known.set(copy.name, { frame: copy, frames });
    frames.push(copy);
  }
}

/** A name with its folder and its extension. */
function fullName(name: string, folders: readonly string[], where: string): string {
  const short = /~([1-5])$/.exec(name);
  const long = short === null ? name : name.slice(0, -2) + pctExtensions[Number(short[1]) - 1];
  const numbered = /^(\d+)\//.exec(long);
  if (numbered === null) return long;
  const folder = folders[Number(numbered[1])];
  if (folder === undefined) throw badLine(where, name, 'the number of a folder that stands above (F:)');
  return `${folder}/${long.slice(numbered[0].length)}`;
}
