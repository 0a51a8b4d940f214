/** How texts write cells. */

import { checkOptions } from '@kit/grid';
import { checkNotation } from '../text/format-cell.js';
import type { CellNotation, ExplainOptions } from '../types.js';

/** The notation that the options name, or the default. */
export function notationOf(options: ExplainOptions): CellNotation {
  const { notation = 'r1c1' } = checkOptions(options, ['notation']);
  return checkNotation(notation, 'options.notation');
}
