/** The positions that the benchmarks ask about: the corpus, and mostly closed boards made here. */
import { readFileSync } from 'node:fs';
import { type Board, type Field, generateMines, newBoard, openCell, parseMines } from '@kit/mines-inference';

export function corpus(name: string): { id: string; board: Board }[] {
  const text = readFileSync(new URL(`../test/fixtures/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const { id, mines, rows } = JSON.parse(line) as { id: string; mines: number; rows: string };
      return { id, board: parseMines(rows, { mines }) };
    });
}

/** A board opened here and there until the given share of its cells is open; the field can be clicked further. */
export function mostlyClosed(size: number, mines: number, share: number, seed: number): { field: Field; board: Board } {
  const made = generateMines({ rows: size, cols: size, mines, seed, firstOpen: 0, firstIs: 'safe' });
  if (made.status !== 'found') throw new Error('no field');
  const { field } = made;
  const mined = new Set(field.mineCells);
  let board = newBoard(field);
  let cell = seed % (size * size);
  while (openShare(board) < share) {
    cell = (cell * 7919 + 104_729) % (size * size);
    if (!mined.has(cell)) board = openCell(field, board, cell);
  }
  return { field, board };
}

function openShare({ cells }: Board): number {
  let open = 0;
  for (const value of cells) if (value >= 0) open++;
  return open / cells.length;
}

/** The next hidden cell without a mine after a place. */
export function nextSafe(field: Field, board: Board, from: number): number {
  const mined = new Set(field.mineCells);
  for (let step = 0; step < board.cells.length; step++) {
    const cell = (from + step) % board.cells.length;
    if (board.cells[cell] === -1 && !mined.has(cell)) return cell;
  }
  return -1;
}
