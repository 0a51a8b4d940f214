import { checkGrid, type GridLike } from '@kit/grid';

/** The greatest type of an orb; types are 0 to 14. */
export const maxType = 14;

/** A board of orbs from outside: types 0 to 14 or -1, at most `maxSide` cells a side. */
export function checkBoard(board: GridLike, maxSide = 32): GridLike {
  return checkGrid(board, 'board', { min: -1, max: maxType, maxRows: maxSide, maxCols: maxSide });
}
