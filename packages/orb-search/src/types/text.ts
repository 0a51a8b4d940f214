/** Text forms of boards and paths. */

/** How a board is written: digits or letters, a line a row or all on one line. */
export type OrbFormat = 'digits' | 'letters' | 'digits-line' | 'letters-line';

/** How a path is written: the simulators' route code, or arrows for people. */
export type PathFormat = 'route' | 'arrows';
