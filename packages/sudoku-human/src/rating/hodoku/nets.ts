/**
 * What follows from a candidate within four rounds of singles: the tables of nets.
 *
 * Each round lists the singles that wait, naked ones before hidden ones, and then places all of them, even where an
 * earlier one has filled the cell meanwhile. So a supposition that is wrong may put two digits into a cell, which then
 * contradict each other.
 */

import { lowestBit } from '../../kernel/bits.js';
import { bandOf, bitOf } from '../../kernel/cell-sets.js';
import { peerCells } from '../../kernel/geometry.js';
import { type Board, clear, copyBoard, emptyBoard, place, strike } from './board.js';
import { houseOfSingle } from './singles.js';
import type { Tables } from './tables.js';

const rounds = 4;

/** Fills the tables of all candidates. */
export function netNext(board: Board): (draft: Omit<Tables, 'nodes'>, next: number[][]) => void {
  return ({ candidates, cells, digits, nodeOf }, next) => {
    const trial = emptyBoard();
    const seen = new Int32Array(candidates * 2);
    let turn = 0;
    let list: number[] = [];
    const note = (literal: number): void => {
      if (seen[literal] === turn) return;
      seen[literal] = turn;
      list.push(literal);
    };
    const set = (cell: number, digit: number): void => {
      note(nodeOf[cell * 9 + digit] * 2 + 1);
      for (let i = cell * 20; i < cell * 20 + 20; i++) {
        const peer = peerCells[i];
        if (board.digitSets[digit * 3 + bandOf[peer]] & bitOf[peer]) note(nodeOf[peer * 9 + digit] * 2);
      }
      for (let rest = trial.masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
        note(nodeOf[cell * 9 + lowestBit(rest)] * 2);
      }
      place(trial, cell, digit);
    };
    for (let literal = 0; literal < candidates * 2; literal++) {
      const [[cell], digit] = [cells[literal >> 1], digits[literal >> 1]];
      copyBoard(trial, board);
      turn++;
      list = next[literal];
      seen[literal] = turn;
      if (literal & 1) {
        set(cell, digit);
      } else {
        strike(trial, cell, digit);
        const left = trial.masks[cell];
        if (left !== 0 && (left & (left - 1)) === 0) set(cell, lowestBit(left));
      }
      for (let round = 0; round < rounds; round++) {
        const singles = waiting(trial);
        if (singles.length === 0) break;
        for (const single of singles) set(Math.floor(single / 9), single % 9);
      }
    }
  };
}

/** The singles that wait, which then wait no more. */
function waiting(trial: Board): number[] {
  const { naked, hidden, values } = trial;
  const singles: number[] = [];
  for (let at = naked.head; at < naked.tail; at++) {
    if (values[Math.floor(naked.entries[at] / 9)] === 0) singles.push(naked.entries[at]);
  }
  const first = singles.length;
  for (let at = hidden.head; at < hidden.tail; at++) {
    const single = hidden.entries[at];
    const cell = Math.floor(single / 9);
    if (values[cell] !== 0 || isTaken(singles, first, cell) || houseOfSingle(trial, single) < 0) continue;
    singles.push(single);
  }
  clear(naked);
  clear(hidden);
  return singles;
}

/** Is there a hidden single for the cell already? */
function isTaken(singles: readonly number[], first: number, cell: number): boolean {
  for (let at = first; at < singles.length; at++) if (Math.floor(singles[at] / 9) === cell) return true;
  return false;
}
