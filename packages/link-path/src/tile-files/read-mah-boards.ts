/**
 * The boards of mah, as JSON: a list of levels, each a list of rows, each a list of columns, in half tiles.
 *
 *     [[0, [[0, [[0, 3]]], [2, 1]]]]        level 0: row 0 has 3 tiles side by side from column 0, row 2 has one at column 1
 */
import { checkInteger, checkList, checkObject, InvalidInputError, unexpected } from '@kit/grid';
import { farthest, maxTiles, PlaceList } from '../free-tile/place-list.js';
import type { NamedTileLayout } from '../types.js';

/** Reads a file of boards, a list of boards, one board, or a map alone. Throws `bad-text`, `bad-list`, `bad-layout`. */
export function readMahBoards(text: string): NamedTileLayout[] {
  const value = parsed(text);
  if (isMap(value)) return [{ places: placesOf(value, 'map') }];
  if (Array.isArray(value)) return value.map((board, index) => readBoard(board, `boards[${index}]`));
  const file = checkObject(value as { boards?: unknown }, 'text');
  if (file.boards === undefined) return [readBoard(file, 'board')];
  return Array.from(checkList(file.boards as unknown[], 'boards'), (board, index) =>
    readBoard(board, `boards[${index}]`),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidInputError('bad-text', 'the text is no whole JSON: expected boards of mah', { offset: 0 });
  }
}

/** A map alone is a list of pairs that begin with a level. */
function isMap(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && Array.isArray(value[0]);
}

function readBoard(given: unknown, name: string): NamedTileLayout {
  const board = checkObject(given as { map?: unknown }, name);
  const texts: Partial<Record<'id' | 'name' | 'category' | 'by', string>> = {};
  for (const [own, key] of [
    ['id', 'id'],
    ['name', 'name'],
    ['cat', 'category'],
    ['by', 'by'],
  ] as const) {
    const value = (board as Record<string, unknown>)[own];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw unexpected('bad-text', `${name}.${own}`, value, 'a text');
    }
    texts[key] = String(value);
  }
  return { ...texts, places: placesOf(board.map, `${name}.map`) };
}

function placesOf(map: unknown, name: string): NamedTileLayout['places'] {
  if (map === undefined)
    throw new InvalidInputError('bad-list', `${name} is missing: expected a list of levels`, { name });
  const list = new PlaceList();
  for (const [layer, rows, level] of pairsOf(map, name)) {
    for (const [y, columns, row] of pairsOf(rows, level)) {
      for (const [x, count, place] of runsOf(columns, row)) {
        for (let tile = 0; tile < count; tile++) list.add({ x: x + 2 * tile, y, layer }, place, { name: place });
      }
    }
  }
  return list.places;
}

/** The pairs of a number and a list. */
function pairsOf(given: unknown, name: string): [number: number, list: unknown, name: string][] {
  return Array.from(checkList(given as unknown[], name), (pair, index) => {
    const own = `${name}[${index}]`;
    const [number, list] = Array.from(checkList(pair as unknown[], own, 2, 2));
    return [checkInteger(number, `${own}[0]`, 0, farthest, 'bad-layout'), list, `${own}[1]`];
  });
}

/** The columns of a row, each with the tiles that stand side by side from there on. */
function runsOf(given: unknown, name: string): [x: number, count: number, name: string][] {
  const columns = typeof given === 'number' ? [given] : Array.from(checkList(given as unknown[], name));
  return columns.map((column, index) => {
    const own = typeof given === 'number' ? name : `${name}[${index}]`;
    const [x, count] = typeof column === 'number' ? [column, 1] : Array.from(checkList(column as unknown[], own, 2, 2));
    return [checkInteger(x, own, 0, farthest, 'bad-layout'), checkInteger(count, own, 0, maxTiles, 'bad-layout'), own];
  });
}
