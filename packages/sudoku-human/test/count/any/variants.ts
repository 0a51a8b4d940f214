import { createLayout, type Position, positionFromValues } from '@kit/sudoku-human';
import { readCorpus } from '../../../../../config/corpora.js';

/** A puzzle of the collection whose rules layouts have, and its solution. */
export type Variant = {
  readonly id: string;
  readonly kind: string;
  readonly position: Position;
  readonly solution: readonly number[];
};

/** The collection, but for thermometers, arrows, and cages that overlap, which layouts don't have. */
export function* variants(): Generator<Variant> {
  for (const line of readCorpus('sudoku-human', 'variants.jsonl').trim().split('\n')) {
    const { id, origin: _, givens, solution, thermometers, arrows, ...options } = JSON.parse(line);
    const cells: number[] = (options.cages ?? []).flatMap((cage: { cells: number[] }) => cage.cells);
    if (thermometers || arrows || new Set(cells).size < cells.length) continue;
    const layout = createLayout(options);
    yield { id, kind: id.replace(/-\d+$/, ''), position: positionFromValues(givens, givens, { layout }), solution };
  }
}
