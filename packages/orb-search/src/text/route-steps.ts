/**
 * The eight steps as the simulators write them: digits around the cell from the bottom left, without the middle.
 *
 *     5 6 7      ↖ ↑ ↗
 *     3 · 4      ← · →
 *     0 1 2      ↙ ↓ ↘
 */

/** Rows down and columns right of each digit. */
export const routeSteps: readonly { readonly row: number; readonly col: number; readonly arrow: string }[] = [
  { row: 1, col: -1, arrow: '↙' },
  { row: 1, col: 0, arrow: '↓' },
  { row: 1, col: 1, arrow: '↘' },
  { row: 0, col: -1, arrow: '←' },
  { row: 0, col: 1, arrow: '→' },
  { row: -1, col: -1, arrow: '↖' },
  { row: -1, col: 0, arrow: '↑' },
  { row: -1, col: 1, arrow: '↗' },
];
