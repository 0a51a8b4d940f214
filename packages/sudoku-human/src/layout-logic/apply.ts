/** What a step does to a position on a layout. */

import { describeValue, InvalidInputError, unexpected } from '@kit/grid';
import { type Board, marksLeft, readBoard } from '../layout/read-position.js';
import { isArray, isObject } from '../position/check-position.js';
import { changed } from '../position/hidden-marks.js';
import type { Candidate, Position, PositionLike, Step } from '../types.js';

/** The board after a step whose placements go into open cells or repeat what stands there. */
export function advance(
  { position, tables }: Board,
  { placements, eliminations }: Pick<Step, 'placements' | 'eliminations'>,
): Board {
  const values = [...position.values];
  for (const { cell, digit } of placements) if (values[cell] === 0) values[cell] = digit;
  // Marks that a digit in sight ruled out before count as struck out.
  const before = onlyLeft(position.candidates, marksLeft(tables, position.values));
  const candidates = onlyLeft(before, marksLeft(tables, values));
  for (const { cell, digit } of eliminations) candidates[cell] &= ~(1 << (digit - 1));
  return { position: changed({ ...position, candidates: before }, values, candidates, eliminations), tables };
}

function onlyLeft(marks: readonly number[], left: readonly number[]): number[] {
  return marks.map((mask, cell) => mask & left[cell]);
}

/** As `applyStep` of the classic layout. */
export function applyOnLayout(given: PositionLike, step: Pick<Step, 'placements' | 'eliminations'>): Position {
  const board = readBoard(given);
  if (!isObject(step)) {
    throw unexpected('bad-step', 'step', step, 'an object');
  }
  const { cells, size } = board.tables;
  checkCandidates(step.placements, 'step.placements', cells, size);
  checkCandidates(step.eliminations, 'step.eliminations', cells, size);
  for (const { cell, digit } of step.placements) {
    const value = board.position.values[cell];
    if (value === 0 || value === digit) continue;
    const message = `step.placements has ${digit} in cell ${cell}: the cell holds ${value}`;
    const [row, col] = [Math.floor(cell / size), cell % size];
    throw new InvalidInputError('cell-taken', message, { name: 'step.placements', index: cell, row, col });
  }
  return advance(board, step).position;
}

function checkCandidates(list: readonly Candidate[], name: string, cells: number, size: number): void {
  if (!isArray(list)) {
    throw unexpected('bad-step', name, list, 'a list');
  }
  list.forEach((candidate: Partial<Candidate>, index) => {
    const { cell, digit } = isObject(candidate) ? candidate : {};
    if (isIntegerIn(cell, 0, cells - 1) && isIntegerIn(digit, 1, size)) return;
    const message = `${name}[${index}] has the cell ${describeValue(cell)} and the digit ${describeValue(digit)}: expected 0 to ${cells - 1} and 1 to ${size}`;
    throw new InvalidInputError('bad-step', message, { name: `${name}[${index}]`, index });
  });
}

function isIntegerIn(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
