/** How texts write cells. */

import { checkOptions } from '@kit/grid';
import { type CellNotation, checkNotation } from '../text/format-cell.js';

/** How `explainStep` and `houseName` write. */
export type ExplainOptions = {
  /** How cells are written; default `'r1c1'`. */
  readonly notation?: CellNotation | undefined;
};

/** The notation that the options name, or the default. */
export function notationOf(options: ExplainOptions): CellNotation {
  const { notation = 'r1c1' } = checkOptions(options, ['notation']);
  return checkNotation(notation);
}
