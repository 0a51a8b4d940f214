// A field that needs no guess: every cell is opened because a proof says so, and the hardest proof is printed.
import {
  deduce,
  en,
  explainDeduction,
  formatMines,
  gameStatus,
  generateMines,
  newBoard,
  openCell,
} from '@kit/mines-inference';

const firstOpen = 40;
const made = generateMines({ rows: 9, cols: 9, mines: 10, seed: 7, firstOpen, firstIs: 'zero', noGuess: true });
if (made.status !== 'found') throw new Error(`no field: ${made.status}`);

let board = openCell(made.field, newBoard(made.field), firstOpen);
let hardest;
let proofs = 0;
while (gameStatus(made.field, board) === 'playing') {
  const safe = deduce(board).filter(({ mine }) => !mine);
  if (safe.length === 0) throw new Error('a guess would be needed');
  for (const deduction of safe) {
    proofs += 1;
    if (!hardest || deduction.from.length > hardest.from.length) hardest = deduction;
    for (const cell of deduction.cells) board = openCell(made.field, board, cell);
  }
}
console.log(formatMines(board));
console.log(`${gameStatus(made.field, board)} by ${proofs} proofs; the hardest:`);
console.log(explainDeduction(hardest, en));
