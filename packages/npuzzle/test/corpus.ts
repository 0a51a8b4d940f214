/** Boards of others, where there are any. */
import type { Grid } from '@kit/grid';
import { readCorpus } from '../../../config/corpora.js';
import { parseTable } from './read-table.js';

/** The lines of a collection, by column name. */
export const readTable = (name: string): Record<string, string>[] => parseTable(readCorpus('npuzzle', `${name}.tsv`));

/** A square board of a collection, turned by 180° so that its blank belongs in the last cell. */
export function boardOf(tiles: string): Grid {
  const turned = tiles.split(',').map(Number).reverse();
  const side = Math.sqrt(turned.length);
  return { rows: side, cols: side, cells: turned.map((tile) => (tile === 0 ? 0 : turned.length - tile)) };
}
