import { readFileSync } from 'node:fs';
import type { Grid } from '@kit/grid';

/** The lines of a fixture, by column name. */
export function readTable(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`./fixtures/${name}.tsv`, import.meta.url), 'utf8');
  const [head, ...lines] = text.trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((field, index) => [columns[index], field])));
}

/** A square board of a fixture, turned by 180° so that its blank belongs in the last cell. */
export function boardOf(tiles: string): Grid {
  const turned = tiles.split(',').map(Number).reverse();
  const side = Math.sqrt(turned.length);
  return { rows: side, cols: side, cells: turned.map((tile) => (tile === 0 ? 0 : turned.length - tile)) };
}
