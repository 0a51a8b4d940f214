/** What both drawings show, checked. */
import {
  type Cell,
  checkCell,
  checkFlag,
  checkList,
  checkNumber,
  checkObject,
  InvalidInputError,
  type Shape,
} from '@kit/grid';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import type { Analysis, BoardLike, Deduction } from '../types.js';

/** The largest board that is drawn: a larger one is no picture any more. */
const maxSide = 256;

/** A board with what is marked on it. */
export type Drawn = {
  readonly board: ReadBoard;
  /** Places where there is no cell. */
  readonly holes: ReadonlySet<Cell>;
  /** By cell the chance of a mine, `null` where it is open or not known; undefined without an analysis. */
  readonly chances: ArrayLike<number | null> | undefined;
  /** Flags and numbers that contradict each other. */
  readonly wrong: ReadonlySet<Cell>;
  /** The cells of the deduction. */
  readonly about: ReadonlySet<Cell>;
  /** The numbers that it follows from. */
  readonly from: ReadonlySet<Cell>;
  /** Are its cells mines? */
  readonly isMine: boolean;
  /** Does it need the number of mines? */
  readonly usesTotal: boolean;
};

/** Throws the codes of a board, `bad-size`, and those of an analysis and a deduction. */
export function checkDrawn(
  given: BoardLike,
  { analysis, deduction }: { analysis?: Analysis | undefined; deduction?: Deduction | undefined },
): Drawn {
  const board = readBoard(given);
  if (Math.max(board.rows, board.cols) > maxSide) {
    const message = `board is ${board.cols}×${board.rows}: expected at most ${maxSide} a side for a picture`;
    throw new InvalidInputError('bad-size', message, { name: 'board' });
  }
  const holes = new Set(board.holes);
  return { board, holes, ...analysed(board, analysis), ...deduced(board, deduction) };
}

function analysed(shape: Shape, analysis: Analysis | undefined): Pick<Drawn, 'chances' | 'wrong'> {
  if (analysis === undefined) return { chances: undefined, wrong: new Set() };
  const name = 'options.analysis';
  checkObject(analysis, name);
  const size = shape.rows * shape.cols;
  const list = checkList(analysis.probabilities, `${name}.probabilities`, size, size);
  const chances = Array.from(list, (chance, cell) =>
    chance === null ? null : checkNumber(chance, `${name}.probabilities[${cell}]`, 0, 1),
  );
  const { flags, core } = checkObject(analysis.conflicts, `${name}.conflicts`);
  const wrong = new Set([
    ...cellsOf(shape, flags, `${name}.conflicts.flags`),
    ...cellsOf(shape, core, `${name}.conflicts.core`),
  ]);
  return { chances, wrong };
}

function deduced(
  shape: Shape,
  deduction: Deduction | undefined,
): Pick<Drawn, 'about' | 'from' | 'isMine' | 'usesTotal'> {
  if (deduction === undefined) return { about: new Set(), from: new Set(), isMine: false, usesTotal: false };
  const name = 'options.deduction';
  const { cells, from, mine, usesTotal } = checkObject(deduction, name);
  return {
    about: new Set(cellsOf(shape, cells, `${name}.cells`)),
    from: new Set(cellsOf(shape, from, `${name}.from`)),
    isMine: checkFlag(mine, `${name}.mine`),
    usesTotal: checkFlag(usesTotal, `${name}.usesTotal`),
  };
}

function cellsOf(shape: Shape, cells: readonly Cell[], name: string): Cell[] {
  const list = checkList(cells, name, 0, shape.rows * shape.cols);
  return Array.from(list, (cell, index) => checkCell(shape, cell, `${name}[${index}]`));
}

/** A chance that is neither 0 nor 1 in per cent: what is not certain is never shown as if it were. */
export function percentOf(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
