/**
 * Pictures in, an atlas out: PNG files are trimmed, packed with extruded edges and drawn on pages, and beside each page
 * lies the JSON that PixiJS loads, and Phaser too where nothing is turned.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import {
  type CommonOptions,
  dedupe,
  drawPage,
  type Packing,
  type Page,
  type PageSize,
  type Picture,
  pack,
  packSmallest,
  toPixiAtlas,
} from '@kit/rect-pack';
import { PNG } from 'pngjs';
import { UsageError } from '../usage-error.js';

/** One page as it was written. */
export type WrittenPage = { readonly image: string; readonly json: string; readonly page: Page };

/** What became of the pictures. */
export type WrittenAtlas = {
  readonly packing: Packing;
  readonly pages: readonly WrittenPage[];
  readonly names: number;
};

/** The largest page that every device can draw. */
const largest = { maxWidth: 4096, maxHeight: 4096 };

/** Writes `<out>.png` and `<out>.json`, or with several pages `<out>-0.png` and so on; nothing if a picture has no place. */
export function writeAtlas(
  files: readonly string[],
  out: string,
  page: PageSize | undefined,
  options: CommonOptions,
): WrittenAtlas {
  const pictures = files.map(readPicture);
  const rects = dedupe(pictures, { trim: true });
  const packing =
    page === undefined ? packSmallest(rects, { ...options, ...largest }) : pack(rects, { ...options, ...page });
  if (packing.status === 'partial') return { packing, pages: [], names: pictures.length };
  const name = `${basename(out)}${packing.pages.length === 1 ? '' : '-{page}'}`;
  const sheets = toPixiAtlas(packing, {}, { image: `${name}.png`, json: `${name}.json` });
  const pages = packing.pages.map((drawn, number): WrittenPage => {
    const stem = resolve(fromHere(dirname(out)), name.replace('{page}', String(number)));
    const png = new PNG({ width: drawn.width, height: drawn.height });
    png.data.set(drawPage(drawn, pictures));
    writeFileSync(`${stem}.png`, PNG.sync.write(png));
    writeFileSync(`${stem}.json`, `${JSON.stringify(sheets[number], null, 1)}\n`);
    return { image: basename(`${stem}.png`), json: basename(`${stem}.json`), page: drawn };
  });
  return { packing, pages, names: pictures.length };
}

/** npm goes to the root of the repository; the user's names begin where the user stands. */
function fromHere(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

function readPicture(file: string): Picture<string> & { readonly id: string } {
  try {
    const { width, height, data } = PNG.sync.read(readFileSync(fromHere(file)));
    return { id: basename(file), width, height, pixels: data };
  } catch (error) {
    throw new UsageError(`${JSON.stringify(file)} can't be read as a PNG picture: ${(error as Error).message}`);
  }
}
