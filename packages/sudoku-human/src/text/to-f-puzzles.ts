/** A position in the form of f-puzzles; the windows are extra regions there. */

import type { Cell } from '@kit/grid';
import { digitsOf } from '../kernel/bits.js';
import { listHouses } from '../layout/houses.js';
import { greatestDivisor } from '../layout/read-layout.js';
import type { Layout, Position } from '../types.js';
import type { Json } from './packed-json.js';

/** What f-puzzles reads. */
export function toFPuzzles({ givens, values, candidates, layout }: Position & { readonly layout: Layout }): Json {
  const { size, boxRows, diagonals, antiKnight, antiKing, disjointGroups, nonConsecutive, cages, rules } = layout;
  const lines = Array.from({ length: size }, (_, line) => line);
  const isUsual = boxRows === greatestDivisor(size);
  const cellAt = (cell: Cell): Json => ({
    ...(isUsual ? {} : { region: layout.regions[cell] }),
    ...(values[cell] === 0 ? { centerPencilMarks: digitsOf(candidates[cell]) } : { value: values[cell] }),
    ...(givens[cell] === 0 ? {} : { given: true }),
  });
  const nameOf = (cell: Cell): string => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`;
  const extra = listHouses(layout).filter(({ kind }) => kind === 'window' || kind === 'extra');
  return {
    size,
    // Where there are none, JSON leaves the name out.
    ruleset: rules,
    grid: lines.map((row) => lines.map((col) => cellAt(row * size + col))),
    ...(diagonals ? { 'diagonal+': true, 'diagonal-': true } : {}),
    ...(antiKnight ? { antiknight: true } : {}),
    ...(antiKing ? { antiking: true } : {}),
    ...(disjointGroups ? { disjointgroups: true } : {}),
    ...(nonConsecutive ? { nonconsecutive: true } : {}),
    ...(extra.length === 0 ? {} : { extraregion: extra.map(({ cells }) => ({ cells: cells.map(nameOf) })) }),
    ...(cages.length === 0
      ? {}
      : {
          killercage: cages.map(({ cells, sum }) => ({
            cells: cells.map(nameOf),
            ...(sum === undefined ? {} : { value: String(sum) }),
          })),
        }),
  };
}
