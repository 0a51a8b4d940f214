/** The cages of a layout: their cells, no cell in two of them, and a sum that so many different digits can have. */

import { checkInteger, checkList, checkOptions, InvalidInputError } from '@kit/grid';
import type { Cage } from '../types.js';
import { cellPlace, readCells, refuse } from './places.js';

/** The checked cages, frozen. */
export function readCages(cages: readonly Cage[], name: string, size: number): readonly Cage[] {
  const cageOf = new Map<number, number>();
  const read = Array.from(checkList(cages, name, 0, size * size), (cage, index): Cage => {
    const place = `${name}[${index}]`;
    checkOptions(cage, ['cells', 'sum'], place);
    const cells = Object.freeze(readCells(cage.cells, `${place}.cells`, size, 1, size));
    for (const cell of cells) {
      const other = cageOf.get(cell);
      if (other !== undefined) {
        const at = cellPlace(`${place}.cells`, cell, size);
        throw new InvalidInputError(
          'bad-cage',
          `${place}.cells has the cell ${cell} (row ${at.row}, column ${at.col}): it lies in ${name}[${other}] too`,
          {
            ...at,
            name: `${place}.cells`,
          },
        );
      }
      cageOf.set(cell, index);
    }
    if (cage.sum === undefined) return Object.freeze({ cells });
    const [least, most] = sumRange(cells.length, size);
    if (!Number.isInteger(cage.sum) || cage.sum < least || cage.sum > most) {
      refuse(
        'bad-cage',
        { name: `${place}.sum`, index },
        cage.sum,
        `what ${cells.length} different digits add up to, ${least} to ${most}`,
      );
    }
    return Object.freeze({ cells, sum: checkInteger(cage.sum, `${place}.sum`) });
  });
  return Object.freeze(read);
}

/** The least and the greatest sum of so many different digits. */
export function sumRange(count: number, size: number): [number, number] {
  const least = (count * (count + 1)) / 2;
  return [least, count * (size + 1) - least];
}
