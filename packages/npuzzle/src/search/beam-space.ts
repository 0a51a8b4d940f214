/**
 * What a beam of piece-beam.ts has in memory: the models' tables, the boards of a level, its children, and the boards of the
 * next level.
 */
import type { Labelled } from '../board/label-board.js';
import { mixBits } from '../kernel/mix-bits.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import type { PairModel } from '../pieces/pair-model.js';
import { type PieceModel, valueShift, writeEntries } from '../pieces/piece-model.js';
import { type SquareModel, squareValues, touchedNumbers, valuesPerNumber } from '../pieces/square-model.js';

/** What a move of Manhattan distance, a pair of moves in a piece's table, and one in a square's add to the score. */
export type Weights = { readonly move: number; readonly piece: number; readonly square: number };

/** What leads a beam. */
export type BeamLead = {
  readonly model: PieceModel;
  readonly squareModel: SquareModel;
  readonly pairs: PairModel;
  readonly weights: Weights;
};

/** What doesn't change while a beam goes on. */
type BeamTables = Pick<PieceModel, 'size' | 'cuts' | 'apart' | 'values' | 'pieceOf' | 'place'> &
  Pick<SquareModel, 'firstTouched' | 'touched'> &
  Pick<PairModel, 'edgeOf' | 'spans' | 'steps'> & {
    readonly home: number;
    readonly width: number;
    readonly weights: Weights;
    /** Numbers of a record and of a board's squares in it, and where those and the entries begin. */
    readonly record: number;
    readonly words: number;
    readonly firstWord: number;
    readonly firstEntry: number;
    /** The greatest score that is told apart. */
    readonly greatest: number;
    readonly slots: Int32Array;
    readonly keyOf: Int32Array;
    /** `place` of the squares, and `cells` of the pairs. */
    readonly corner: Int32Array;
    readonly stepCells: Uint8Array;
    /** By move of the blank and number of squares' values: the bits of those that it touches. */
    readonly touchedMasks: Int32Array;
  };

/** What a beam has in memory. */
export type BeamSpace = BeamTables & {
  /** The boards of the level: their records, the same as bytes, of which the cells are some, the blank and where it was. */
  boards: Int32Array;
  bytes: Uint8Array;
  blanks: Uint8Array;
  came: Uint8Array;
  /** Those of the next. */
  kept: Int32Array;
  keptBytes: Uint8Array;
  keptParents: Int32Array;
  keptBlanks: Uint8Array;
  keptCame: Uint8Array;
  /** Children of the level, before the best are chosen. */
  readonly parents: Int32Array;
  readonly moved: Uint8Array;
  readonly scores: Int32Array;
  readonly hashes: Int32Array;
  readonly entries: Int32Array;
  readonly squareWords: Int32Array;
  readonly table: Int32Array;
  /** How many children have each score, up to the bar. */
  readonly counts: Int32Array;
  children: number;
  /** Children above the bar can't be kept: there are enough below it. */
  bar: number;
  below: number;
  /** By place of the blank: where the next record is written. */
  readonly next: Int32Array;
  nodes: number;
  /** The board that is one move from home, −1 for none. */
  solved: number;
};

/** Scores that the first board is above the least that is told apart: some sixty moves. */
const scoreRoom = 4_000;

/** No cell: where the blank of the first board came from. */
const nowhere = 255;

/** Room for a beam so wide, with one board in it. */
export function createBeamSpace(board: Labelled, lead: BeamLead, width: number): BeamSpace {
  const { rows, cols, home } = board;
  const { model, squareModel, pairs, weights } = lead;
  const { size, cuts, pieces } = model;
  const words = Math.ceil(squareModel.squares / valuesPerNumber);
  const firstWord = 2 + Math.ceil(size / 4);
  const firstEntry = firstWord + words;
  const record = firstEntry + pieces;
  const most = width * 3 + 4;
  const boards = new Int32Array(width * record);
  const kept = new Int32Array(width * record);
  const bytes = new Uint8Array(boards.buffer);
  const keyOf = Int32Array.from({ length: size * size }, (_, index) => mixBits(index + 1));
  for (let cell = 0; cell < size; cell++) {
    const label = board.labels[cell];
    boards[0] ^= keyOf[label * size + cell];
    bytes[8 + cell] = label;
  }
  let score = weights.move * writeEntries(model, board.labels, boards, firstEntry);
  for (let piece = 0; piece < pieces; piece++) score += weights.piece * (boards[firstEntry + piece] >> valueShift);
  for (const [square, value] of squareValues(squareModel, model.values, board).entries()) {
    boards[firstWord + Math.floor(square / valuesPerNumber)] |= value << ((square % valuesPerNumber) * 2);
    score += weights.square * value;
  }
  // Of scores it only counts how far they are apart; they are counted up to twice the first.
  boards[1] = score + scoreRoom;
  const greatest = 2 * score + scoreRoom;
  return {
    size,
    home,
    cuts,
    words,
    record,
    firstWord,
    firstEntry,
    width,
    greatest,
    weights,
    slots: neighborSlots(rows, cols),
    keyOf,
    apart: model.apart,
    values: model.values,
    pieceOf: model.pieceOf,
    place: model.place,
    corner: squareModel.place,
    firstTouched: squareModel.firstTouched,
    touched: squareModel.touched,
    touchedMasks: listMasks(squareModel, words),
    edgeOf: pairs.edgeOf,
    spans: pairs.spans,
    stepCells: pairs.cells,
    steps: pairs.steps,
    boards,
    bytes,
    blanks: Uint8Array.of(board.blank),
    came: new Uint8Array(width).fill(nowhere),
    kept,
    keptBytes: new Uint8Array(kept.buffer),
    keptParents: new Int32Array(0),
    keptBlanks: new Uint8Array(0),
    keptCame: new Uint8Array(width),
    parents: new Int32Array(most),
    moved: new Uint8Array(most),
    scores: new Int32Array(most),
    hashes: new Int32Array(most),
    entries: new Int32Array(most * cuts),
    squareWords: new Int32Array(most * words),
    table: new Int32Array(2 ** (33 - Math.clz32(most))),
    counts: new Int32Array(greatest + 1),
    children: 0,
    bar: greatest,
    below: 0,
    next: new Int32Array(size),
    nodes: 0,
    solved: -1,
  };
}

/** The masks of all moves. */
function listMasks({ firstTouched, touched }: SquareModel, words: number): Int32Array {
  const moves = firstTouched.length - 1;
  const masks = new Int32Array(moves * words);
  for (let move = 0; move < moves; move++) {
    for (let index = firstTouched[move]; index < firstTouched[move + 1]; index += touchedNumbers) {
      masks[move * words + touched[index + 6]] |= 3 << touched[index + 7];
    }
  }
  return masks;
}
