/**
 * What is played: the position with its automatic marks, and what the player wrote beside it: notes in the corners and in
 * the centre of cells, and colours. None of that is ever taken for a mistake.
 */
import { type Layout, type Position, positionFromValues, setValue, toggleCandidate } from '@kit/sudoku-human';
import { sees, shapeOf } from './shape.js';

/** What digits write: themselves, notes in the corners or the centre, or colours. */
export const modes = ['digit', 'corner', 'centre', 'color'] as const;

/** A way to write. */
export type Mode = (typeof modes)[number];

/** So many colours there are; the style sheet has them. */
export const colorCount = 8;

/** A position with what was written beside it. The notes are bits by cell. */
export type Played = {
  readonly position: Position;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  /** By cell, or by cell and digit for a candidate (`keyOf`), a colour from 1. */
  readonly colors: Readonly<Record<string, number>>;
};

/** The key of a candidate; of the cell itself without a digit. */
export const keyOf = (cell: number, digit = 0): string => (digit === 0 ? `${cell}` : `${cell}:${digit}`);

/** A position beside which nothing was written. */
export function unplayed(position: Position): Played {
  const none = position.values.map(() => 0);
  return { position, corner: none, centre: none, colors: {} };
}

/** An empty board to type a puzzle into. */
export function emptyPosition(layout: Layout | undefined): Position {
  const { size } = shapeOf(layout);
  return positionOf(new Array<number>(size * size).fill(0), layout);
}

/** These digits as a puzzle. */
export function positionOf(values: readonly number[], layout: Layout | undefined): Position {
  return positionFromValues(values, values, layout ? { layout } : {});
}

/** The cells among these in which nothing is printed. */
function openCells({ position }: Played, cells: readonly number[]): number[] {
  return cells.filter((cell) => position.givens[cell] === 0);
}

/** The digit in each of the cells; where all of them have it, it is taken back. 0 clears. */
export function writeDigit(played: Played, cells: readonly number[], digit: number): Played {
  const open = openCells(played, cells);
  const { values } = played.position;
  const isSet = open.every((cell) => values[cell] === digit);
  const changed = open.filter((cell) => values[cell] !== digit || isSet);
  if (digit === 0 && isSet) return clearNotes(played, open);
  return changed.reduce((before, cell) => moved(before, setValue(before.position, cell, isSet ? 0 : digit)), played);
}

/** An automatic mark struck out in each of the cells, or put back where all of them lack it. */
export function toggleMark(played: Played, cells: readonly number[], digit: number): Played {
  const { values, candidates } = played.position;
  const open = openCells(played, cells).filter((cell) => values[cell] === 0);
  const has = (cell: number) => ((candidates[cell] >> (digit - 1)) & 1) === 1;
  const some = open.some(has);
  return open
    .filter((cell) => has(cell) === some)
    .reduce((before, cell) => moved(before, toggleCandidate(before.position, cell, digit)), played);
}

/** A note in each of the cells; where all of them have it, it is taken back. 0 clears. */
export function writeNote(played: Played, kind: 'corner' | 'centre', cells: readonly number[], digit: number): Played {
  const open = openCells(played, cells).filter((cell) => played.position.values[cell] === 0);
  const bit = digit === 0 ? 0 : 1 << (digit - 1);
  const isSet = open.every((cell) => (played[kind][cell] & bit) !== 0);
  const notes = [...played[kind]];
  for (const cell of open) notes[cell] = digit === 0 ? 0 : isSet ? notes[cell] & ~bit : notes[cell] | bit;
  return notes.every((mask, cell) => mask === played[kind][cell]) ? played : { ...played, [kind]: notes };
}

/** A colour for each of the cells, or for a candidate of them; where all have it, it is taken back. 0 clears. */
export function paint(played: Played, cells: readonly number[], color: number, digit: number): Played {
  if (color > colorCount) return played;
  const keys = cells.map((cell) => keyOf(cell, digit));
  const colors = { ...played.colors };
  const isSet = keys.every((key) => colors[key] === color);
  for (const key of keys) {
    if (color === 0 || isSet) delete colors[key];
    else colors[key] = color;
  }
  return { ...played, colors };
}

/** The notes in the corners become the digits that are still possible; those in the centre stay. */
export function fillNotes(played: Played): Played {
  return { ...played, corner: played.position.candidates };
}

function clearNotes(played: Played, cells: readonly number[]): Played {
  return writeNote(writeNote(played, 'corner', cells, 0), 'centre', cells, 0);
}

/** Another position. A digit that was set takes its notes away, in its cell and in those that it sees. */
export function moved(played: Played, position: Position): Played {
  const { position: before } = played;
  const set = position.values.flatMap((digit, cell) =>
    digit !== 0 && digit !== before.values[cell] ? [{ cell, digit }] : [],
  );
  if (set.length === 0) return { ...played, position };
  const shape = shapeOf(position.layout);
  const left = (masks: readonly number[]) =>
    masks.map((mask, cell) => {
      // Marks that went along know of diagonals, windows and cages.
      const gone = before.candidates[cell] & ~position.candidates[cell];
      return set.reduce((rest, { cell: at, digit }) => {
        if (at === cell) return 0;
        const bit = 1 << (digit - 1);
        return sees(shape, cell, at) || (gone & bit) !== 0 ? rest & ~bit : rest;
      }, mask);
    });
  return { ...played, position, corner: left(played.corner), centre: left(played.centre) };
}
