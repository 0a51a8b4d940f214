/** The technique library of others, where it is; each of its lines is a position and what a technique concludes on it. */

import { readCorpus } from '../../../../config/corpora.js';
import type { Candidate, Position } from '../../src/index.js';
import { contentLines, puzzle } from './positions.js';

export type LibraryCase = {
  line: string;
  code: string;
  position: Position;
  eliminations: Candidate[];
  placements: Candidate[];
  length: number;
};

/** The cases of `reglib-half.txt`: `:code:candidate:givens:deleted:eliminations:placements:extra`. */
export function libraryCases(): LibraryCase[] {
  return contentLines(readCorpus('sudoku-human', 'reglib-half.txt')).map((line) => {
    const [, code, , board, deleted, eliminations, placements, extra] = line.split(':');
    const values: number[] = [];
    for (const [, digit] of board.matchAll(/\+?([\d.])/g)) values.push(Number(digit) || 0);
    const givens: number[] = [];
    for (const [, placed, digit] of board.matchAll(/(\+?)([\d.])/g))
      givens.push(placed === '' ? Number(digit) || 0 : 0);
    const position = { ...puzzle(values.join('')), givens };
    const candidates = [...position.candidates];
    for (const { cell, digit } of libraryCandidates(deleted)) candidates[cell] &= ~(1 << (digit - 1));
    return {
      line,
      code,
      position: { ...position, candidates },
      eliminations: libraryCandidates(eliminations),
      placements: libraryCandidates(placements),
      length: Number(extra),
    };
  });
}

function libraryCandidates(text: string): Candidate[] {
  return text
    .split(' ')
    .filter((item) => item !== '')
    .map((item) => ({ cell: (Number(item[1]) - 1) * 9 + Number(item[2]) - 1, digit: Number(item[0]) }));
}
