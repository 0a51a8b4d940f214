/** The positions that the benchmarks ask about: the corpus, and mostly closed boards made here. */
import { createRandom, neighbors8 } from '@kit/grid';
import { type Board, type Field, generateMines, newBoard, parseMines } from '@kit/mines-inference';
import { readCorpus } from '../../../config/corpora.js';

export function corpus(name: string): { id: string; board: Board }[] {
  const text = readCorpus('mines-inference', `${name}.jsonl`);
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
  const cells = [...newBoard(field).cells];
  let open = 0;
  const random = createRandom(seed);
  while (open < share * cells.length) {
    const next = random.int(cells.length);
    const flood = mined.has(next) ? [] : [next];
    for (let cell = flood.pop(); cell !== undefined; cell = flood.pop()) {
      if (cells[cell] !== -1) continue;
      const around = neighbors8(field, cell);
      cells[cell] = around.filter((other) => mined.has(other)).length;
      open++;
      if (cells[cell] === 0) flood.push(...around);
    }
  }
  return { field, board: { ...newBoard(field), cells } };
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
