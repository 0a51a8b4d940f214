import type { Cell } from '@kit/grid';
import { ruleBoard } from './rule-board.js';
import type { RuleTable } from './rule-table.js';

const nowhere: readonly Cell[] = [];

/**
 * Lets every bomb go off that is in no match: what stands in its row and its column goes, but for locked orbs. A blast may
 * break up a match of bombs, so that goes on until each bomb that is left is in one. Returns the cells that were emptied.
 *
 *     1 8 2        the bomb (8) goes off:        . . .
 *     3 4 5        its row and its column        3 . 5
 *     6 7 0        are empty                     6 . 0
 */
export function explodeBombs(cells: Int16Array, rows: number, cols: number, table: RuleTable): readonly Cell[] {
  const { bombs, locked } = table;
  if (!bombs) return nowhere;
  const { find } = ruleBoard(rows, cols, table);
  const emptied = new Set<Cell>();
  const empty = (cell: Cell): void => {
    if (cells[cell] < 0 || locked[cell]) return;
    cells[cell] = -1;
    emptied.add(cell);
  };
  for (;;) {
    const inMatch = new Set(find(cells).flatMap((match) => match.cells));
    const lit: Cell[] = [];
    for (let cell = 0; cell < cells.length; cell++) {
      // An empty cell has no type.
      if (bombs[cells[cell]] && !locked[cell] && !inMatch.has(cell)) lit.push(cell);
    }
    if (lit.length === 0) return [...emptied].sort((a, b) => a - b);
    for (const bomb of lit) {
      for (let col = 0; col < cols; col++) empty(bomb - (bomb % cols) + col);
      for (let row = 0; row < rows; row++) empty(row * cols + (bomb % cols));
    }
  }
}
