/**
 * Lines of at most two turns on boards of any size: several words for each row and each column.
 *
 * Only the words that both runs share are and-ed with what lies between the two tiles, word by word, and a word is given
 * up as soon as nothing of it is left.
 */
import type { Pace } from '@kit/grid';
import { areAdjacent, type LinkRules } from '../rules/link-rules.js';
import type { Lines } from './lines.js';

/** The lines of a board; see `lines.ts`. */
export function wordLines(rows: number, cols: number, { margin, maxTurns }: LinkRules, pace: Pace): Lines {
  const inRows = new BitStrings(rows, cols, margin, pace);
  const inCols = new BitStrings(cols, rows, margin, pace);
  const isOpen = (cell: number): boolean => {
    const row = Math.trunc(cell / cols) + 1;
    const col = (cell % cols) + 1;
    return (
      inRows.isFree(row, col - 1) ||
      inRows.isFree(row, col + 1) ||
      inCols.isFree(col, row - 1) ||
      inCols.isFree(col, row + 1)
    );
  };
  const isLinked = (a: number, b: number): boolean => {
    pace.work += 6;
    // On a full board most tiles are shut in.
    if (!areAdjacent(cols, a, b) && !(isOpen(a) && isOpen(b))) return false;
    const rowA = Math.trunc(a / cols) + 1;
    const rowB = Math.trunc(b / cols) + 1;
    const colA = (a % cols) + 1;
    const colB = (b % cols) + 1;
    if (rowA === rowB) {
      if (inRows.runEnd(rowA, Math.min(colA, colB)) >= Math.max(colA, colB) - 1) return true;
    } else {
      if (colA === colB && inCols.runEnd(colA, Math.min(rowA, rowB)) >= Math.max(rowA, rowB) - 1) return true;
      if (maxTurns === 0) return false;
      if (maxTurns === 1) return isCorner(rowA, colA, rowB, colB) || isCorner(rowB, colB, rowA, colA);
      if (inRows.areJoined(rowA, colA, rowB, colB)) return true;
    }
    return maxTurns >= 2 && colA !== colB && inCols.areJoined(colA, rowA, colB, rowB);
  };
  /** Does a line along the row of the first tile turn into the column of the second? */
  const isCorner = (row: number, col: number, otherRow: number, otherCol: number): boolean =>
    inRows.isFree(row, otherCol) &&
    inRows.runEnd(row, Math.min(col, otherCol)) >= Math.max(col, otherCol) - 1 &&
    inCols.runEnd(otherCol, Math.min(row, otherRow)) >= Math.max(row, otherRow) - 1;
  return {
    clear: (cell) => {
      const row = Math.trunc(cell / cols) + 1;
      const col = (cell % cols) + 1;
      inRows.free(row, col);
      inCols.free(col, row);
    },
    fill: (cell) => {
      const row = Math.trunc(cell / cols) + 1;
      const col = (cell % cols) + 1;
      inRows.block(row, col);
      inCols.block(col, row);
    },
    isLinked,
    isOpen,
    testsAtATime: 256,
  };
}

/** The lines of one direction, margin included, as strings of bits: 1 is free. */
class BitStrings {
  private readonly bits: Int32Array;
  /** Words a line; behind the margin is at least one bit that is never free. */
  private readonly words: number;
  private readonly pace: Pace;

  constructor(count: number, length: number, margin: boolean, pace: Pace) {
    this.pace = pace;
    this.words = (length + 3 + 31) >> 5;
    this.bits = new Int32Array((count + 2) * this.words);
    if (!margin) return;
    // The last word of a line has room for a bit more than the margin needs: that one stays blocked.
    const tail = (1 << ((length + 2) & 31)) - 1;
    for (let line = 0; line < count + 2; line++) {
      this.free(line, 0);
      this.free(line, length + 1);
    }
    for (const line of [0, count + 1]) {
      const start = line * this.words;
      this.bits.fill(-1, start, start + this.words - 1);
      this.bits[start + this.words - 1] = tail;
    }
  }

  free(line: number, at: number): void {
    this.bits[line * this.words + (at >> 5)] |= 1 << (at & 31);
  }

  block(line: number, at: number): void {
    this.bits[line * this.words + (at >> 5)] &= ~(1 << (at & 31));
  }

  isFree(line: number, at: number): boolean {
    return (this.bits[line * this.words + (at >> 5)] & (1 << (at & 31))) !== 0;
  }

  /** The last position of the free run after a position. */
  runEnd(line: number, at: number): number {
    const { bits, words, pace } = this;
    let word = at >> 5;
    let blocked = ~bits[line * words + word] & (-2 << (at & 31));
    while (blocked === 0) {
      word += 1;
      pace.work += 1;
      blocked = ~bits[line * words + word];
    }
    return (word << 5) + 30 - Math.clz32(blocked & -blocked);
  }

  /** The first position of the free run before a position. */
  private runStart(line: number, at: number): number {
    const { bits, words, pace } = this;
    let word = at >> 5;
    let blocked = ~bits[line * words + word] & ~(-1 << (at & 31));
    while (blocked === 0 && word !== 0) {
      word -= 1;
      pace.work += 1;
      blocked = ~bits[line * words + word];
    }
    return (word << 5) + 32 - Math.clz32(blocked);
  }

  /** Is there a crossing between the runs around two places of different lines that is free all the way? */
  areJoined(lineA: number, atA: number, lineB: number, atB: number): boolean {
    const { bits, words, pace } = this;
    const first = Math.max(this.runStart(lineA, atA), this.runStart(lineB, atB));
    const last = Math.min(this.runEnd(lineA, atA), this.runEnd(lineB, atB));
    if (first > last) return false;
    const firstWord = first >> 5;
    const lastWord = last >> 5;
    const end = Math.max(lineA, lineB);
    for (let word = firstWord; word <= lastWord; word++) {
      let crossings = word === firstWord ? -1 << (first & 31) : -1;
      if (word === lastWord) crossings &= ~(-2 << (last & 31));
      let line = Math.min(lineA, lineB) + 1;
      for (; line !== end && crossings !== 0; line++) crossings &= bits[line * words + word];
      pace.work += line - Math.min(lineA, lineB);
      if (crossings !== 0) return true;
    }
    return false;
  }
}
