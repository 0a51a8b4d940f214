/** The chance that a mine is among some cells: one less how many of the layouts have none there. */
import type { Slices } from '@kit/grid';
import { collectConstraints } from '../kernel/constraints.js';
import { type Inference, infer } from '../kernel/infer.js';
import { scaledRatio } from '../kernel/scaled.js';
import { withoutMinesIn } from '../kernel/without-mines.js';
import type { Position } from '../move/choose-guess.js';

/** Exactly 0 and 1 only where proven; undefined where the chances are not known. */
export function* jointRisk(
  { cells, table, mines, effort }: Position,
  inference: Inference,
  aimed: readonly number[],
): Slices<number | undefined> {
  const { values, chances, weight } = inference;
  if (aimed.some((cell) => values[cell] === 1)) return 1;
  const open = aimed.filter((cell) => values[cell] !== 0);
  if (open.length === 0) return 0;
  if (open.length === 1) return chances[open[0]] < 0 ? undefined : chances[open[0]];
  if (weight === undefined) return undefined;
  const constraints = collectConstraints(cells, table, mines, true);
  const without = yield* infer(withoutMinesIn(constraints, open), effort);
  if (without.status === 'inconsistent') return 1;
  return without.weight === undefined ? undefined : Math.max(0, 1 - scaledRatio(without.weight, weight));
}
