/**
 * The layout files of KMahjongg: rows of characters, level by level from the bottom.
 *
 *     12        a tile is four characters, clockwise from its upper left one; it may begin in any row and column
 *     43
 */
import { describeValue, InvalidInputError } from '@kit/grid';
import { PlaceList } from '../free-tile/place-list.js';
import type { NamedTileLayout } from '../types.js';

/** How a file begins. Version 1.0 has one size; a file of version 1.1 says its own. */
const header = /^\s*kmahjongg-layout-v1\.([01])[^\S\r\n]*(?:\r\n?|\n|$)/;

/** Whether a text begins as such a file does. */
export function isKmahjongg(text: string): boolean {
  return text.trimStart().startsWith('kmahjongg-layout');
}

/** Throws `unknown-version`, `bad-text`, `bad-layout`. */
export function readKmahjongg(text: string): NamedTileLayout {
  const begin = header.exec(text);
  if (begin === null) {
    const [line] = text.trimStart().split(/[\r\n]/, 1);
    const message = `the first line is ${describeValue(line)}: expected "kmahjongg-layout-v1.0" or "kmahjongg-layout-v1.1"`;
    throw new InvalidInputError('unknown-version', message, { offset: 0 });
  }
  const size: Record<string, number> = { w: 32, h: 16, d: 5 };
  // The characters of all levels, and where each of them stands.
  let cells = '';
  const rows: { readonly from: number; readonly offset: number }[] = [];
  for (const { 0: line, index } of text.slice(begin[0].length).matchAll(/[^\r\n]+/g)) {
    const offset = begin[0].length + index;
    const row = line.trimEnd();
    if (row === '' || row.startsWith('#')) continue;
    const side = /^([whd])(\d+)$/.exec(row);
    if (side !== null && begin[1] === '1') size[side[1]] = Number(side[2]);
    else {
      rows.push({ from: cells.length, offset });
      cells += row;
    }
  }
  const { w, h, d } = size;
  if (cells.length !== w * h * d || w === 0 || h === 0) {
    const message = `the levels have ${cells.length} characters: expected ${w * h * d} (${w} × ${h} on ${d} levels)`;
    throw new InvalidInputError('bad-text', message, { offset: begin[0].length });
  }
  return { places: placesOf(cells, w, h, rows) };
}

function placesOf(
  cells: string,
  width: number,
  height: number,
  rows: readonly { readonly from: number; readonly offset: number }[],
): NamedTileLayout['places'] {
  const list = new PlaceList();
  /** 1 for each character that belongs to a tile. */
  const isRead = new Uint8Array(cells.length);
  let row = 0;
  for (let at = 0; at < cells.length; at++) {
    while (rows[row + 1] !== undefined && rows[row + 1].from <= at) row++;
    if (cells[at] === '.' || isRead[at] === 1) continue;
    const offset = rows[row].offset + at - rows[row].from;
    const x = at % width;
    const y = Math.floor(at / width) % height;
    // The program itself goes by the 1 alone, and in two of its files other quarters are mixed up.
    const quarters = [at, at + 1, at + width, at + width + 1];
    const isTile = cells[at] === '1' && x + 1 < width && y + 1 < height;
    if (
      !isTile ||
      !quarters.every((quarter, index) => index === 0 || (isRead[quarter] === 0 && /[234]/.test(cells[quarter])))
    ) {
      const message = `${describeValue(cells[at])} at offset ${offset}: expected "." or a tile, "12" over "43"`;
      throw new InvalidInputError('bad-text', message, { offset });
    }
    for (const quarter of quarters) isRead[quarter] = 1;
    list.add({ x, y, layer: Math.floor(at / (width * height)) }, `the tile at offset ${offset}`, { offset });
  }
  return list.places;
}
