/** Text forms of boards and paths. */
import type { Grid } from '@kit/grid';
import type { Rules } from './rules.js';

/** How a board is written: digits or letters, a line a row or all on one line. */
export type OrbFormat = 'digits' | 'letters' | 'digits-line' | 'letters-line';

/** How a path is written: the simulators' route code, or arrows for people. */
export type PathFormat = 'route' | 'arrows';

/** A board and the rules that its text tells of: what its cells do to a drag. */
export type MarkedOrbs = {
  /** The board. */
  readonly board: Grid;
  /** The states of its cells, those that there are. */
  readonly rules: Rules;
};
