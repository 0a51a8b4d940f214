import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../config/runs.js';
import { explainerEn, explainStep, findSolution, parsePuzzle } from '../../../src/index.js';
import { alignedSets } from '../../../src/rating/explainer/aligned-sets.js';
import { type Board, createBoard } from '../../../src/rating/explainer/board.js';
import { bug } from '../../../src/rating/explainer/bug.js';
import { asCandidate, type Hint, messageOf, type TakeHint } from '../../../src/rating/explainer/hint.js';
import { hiddenSubsets, locking, nakedSubsets, plainFish, wings } from '../../../src/rating/explainer/plain-sets.js';
import {
  directHiddenSets,
  directLocking,
  hiddenSingles,
  nakedSingles,
} from '../../../src/rating/explainer/plain-singles.js';
import { chainRating, shownRating } from '../../../src/rating/explainer/ratings.js';
import { uniqueLoops } from '../../../src/rating/explainer/unique-loops.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { cells, fixture, sees } from '../../techniques/positions.js';
import { techniqueCases } from '../../techniques/technique-cases.js';

type Rule = (board: Board, take: TakeHint) => boolean;

const alignedTriples: Rule = (board, take) => runSlices(alignedSets(3, board, take, newWork()));

const rules: readonly Rule[] = [
  hiddenSingles,
  nakedSingles,
  directLocking,
  directHiddenSets(2),
  directHiddenSets(3),
  locking,
  nakedSubsets(2),
  nakedSubsets(3),
  nakedSubsets(4),
  hiddenSubsets(2),
  hiddenSubsets(3),
  hiddenSubsets(4),
  plainFish(2),
  plainFish(3),
  plainFish(4),
  wings(2),
  wings(3),
  uniqueLoops,
  bug,
  (board, take) => runSlices(alignedSets(2, board, take, newWork())),
  alignedTriples,
];

/** All hints of a rule that it hands on. */
function hintsOf(rule: Rule, board: Board): Hint[] {
  const hints: Hint[] = [];
  rule(board, (hint) => hints.push(hint) < 0);
  return hints;
}

/** A board without values: the masks named, all candidates in the other cells. */
function madeUp(masks: Readonly<Record<number, number>>): Board {
  return createBoard(
    new Array(81).fill(0),
    cells.map((cell) => masks[cell] ?? 0x1ff),
  );
}

function maskOf(...digits: readonly number[]): number {
  return digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
}

function textsOf(rule: Rule, board: Board): string[] {
  return hintsOf(rule, board).map((hint) => {
    const why = hint.why();
    const eliminations = hint.removals.map(asCandidate);
    const { technique, rating, complexity } = hint;
    const message = messageOf(why, eliminations);
    return explainStep(
      { technique, rating, complexity, placements: [], eliminations, pattern: why.pattern, message },
      explainerEn,
    );
  });
}

const byTechnique = new Map<string, { hint: Hint; board: Board; text: string }[]>();
for (const [at, { position }] of techniqueCases().entries()) {
  const solution = findSolution(position);
  if (solution === undefined) continue;
  const board = createBoard(position.values, position.candidates);
  for (const rule of rules) {
    // Three cells and all that two of them see take the longest: on some of the cases, in the soak on all.
    if (rule === alignedTriples && at % runs(5, 1, 20) > 0) continue;
    for (const hint of hintsOf(rule, board)) {
      const why = hint.why();
      const eliminations = hint.removals.map(asCandidate);
      const step = {
        technique: hint.technique,
        rating: shownRating(hint.rating),
        complexity: 0,
        placements: [],
        eliminations,
        pattern: why.pattern,
        message: messageOf(why, eliminations),
      };
      const isTrue = (candidate: number) => solution[Math.floor(candidate / 9)] === (candidate % 9) + 1;
      const text = explainStep(step, explainerEn);
      const isSound =
        hint.removals.every((removal) => !isTrue(removal)) && (hint.placement < 0 || isTrue(hint.placement));
      const of = byTechnique.get(hint.technique) ?? [];
      of.push({ hint, board, text: isSound ? text : `unsound: ${text}` });
      byTechnique.set(hint.technique, of);
    }
  }
}

describe('the plain rules', () => {
  test('conclude nothing that the solution denies, on all cases of the techniques', () => {
    const found = [...byTechnique.values()].flat();
    expect(found.length).toBeGreaterThan(1000);
    expect(found.filter(({ text }) => text.startsWith('unsound')).map(({ text }) => text)).toEqual([]);
  });

  test('all are met', () => {
    expect([...byTechnique.keys()].sort()).toEqual(
      [
        'aligned-pair',
        'aligned-triple',
        'bug-1',
        'bug-2',
        'bug-3',
        'bug-4',
        'direct-claiming',
        'direct-hidden-pair',
        'direct-hidden-triple',
        'direct-pointing',
        'hidden-pair',
        'hidden-single',
        'hidden-triple',
        'jellyfish',
        'claiming',
        'naked-pair',
        'naked-quad',
        'naked-single',
        'naked-triple',
        'pointing',
        'swordfish',
        'unique-loop-1',
        'unique-loop-4',
        'unique-rectangle-1',
        'unique-rectangle-2',
        'unique-rectangle-3',
        'unique-rectangle-4',
        'x-wing',
        'xy-wing',
        'xyz-wing',
      ].sort(),
    );
  });

  test('a hidden set with a rectangle is told in its own words', () => {
    // 1 and 2 in r12c14, with further digits in r12c4; in column 4 they stand in one more cell only.
    const [one, two] = [maskOf(1, 2, 3), maskOf(1, 2, 4)];
    const column = Object.fromEntries(
      [3, 4, 6, 7, 8, 9].map((row) => [(row - 1) * 9 + 3, maskOf(3, 4, 5, 6, 7, 8, 9)]),
    );
    const board = madeUp({ ...column, 0: maskOf(1, 2), 9: maskOf(1, 2), 3: one, 12: two, 39: maskOf(1, 2, 5, 6) });
    const texts = textsOf(uniqueLoops, board);
    expect(texts[0]).toBe(
      'Unique Rectangle 3: if r12c14 held only 1 and 2, there would be two solutions. So one of r12c4 holds another of its digits, and the digits 1 and 2 of column 4 fill the other one and r5c4, which hold nothing else: r5c4≠56.',
    );
  });

  test('a loop of six cells whose further digits are one, or make a pair with another cell', () => {
    const loop = { 0: maskOf(1, 2), 9: maskOf(1, 2), 30: maskOf(1, 2), 31: maskOf(1, 2) };
    const [second] = textsOf(uniqueLoops, madeUp({ ...loop, 3: maskOf(1, 2, 3), 13: maskOf(1, 2, 3) }));
    expect(second).toMatch(/^Unique Loop 2: .* one of r1c4 and r2c5 is 3, .*r1c56≠3, r2c46≠3, r3c456≠3\.$/);
    const third = textsOf(uniqueLoops, madeUp({ ...loop, 3: maskOf(1, 2, 3), 13: maskOf(1, 2, 4), 23: maskOf(3, 4) }));
    expect(third[0]).toMatch(/^Unique Loop 3: .* together with r3c6 .* 3 and 4 in box 2: .*≠34/);
  });

  test('larger loops cost more, and sets in type 3', () => {
    const ratings = (name: string) =>
      new Set((byTechnique.get(name) ?? []).map(({ hint }) => shownRating(hint.rating)));
    expect(Math.min(...ratings('unique-rectangle-1'))).toBe(4.5);
    expect(Math.max(...ratings('unique-rectangle-1'))).toBe(4.5);
    expect(Math.min(...ratings('unique-loop-1'))).toBe(4.6);
    expect(Math.max(...ratings('bug-3'))).toBeGreaterThan(5.7);
  });
});

test('a rule ends with the first hint that is taken', () => {
  let ended = 0;
  for (const hints of byTechnique.values()) {
    const { board } = hints[0];
    for (const rule of rules) {
      const taken: Hint[] = [];
      const isTaken = rule(board, (hint) => taken.push(hint) > 0);
      expect(taken).toHaveLength(isTaken ? 1 : 0);
      expect(isTaken).toBe(hintsOf(rule, board).length > 0);
      if (isTaken) ended++;
    }
  }
  expect(ended).toBeGreaterThan(100);
});

test('aligned cells: what is struck has no way to fill the others, by trying all', () => {
  let checked = 0;
  for (const name of ['aligned-pair', 'aligned-triple']) {
    for (const { hint, board } of (byTechnique.get(name) ?? []).slice(0, 40)) {
      const struck = new Set(hint.removals);
      const aligned = [
        ...new Set(
          hint
            .why()
            .pattern.candidates.filter(({ role }) => role === 'aligned')
            .map(({ cell }) => cell),
        ),
      ];
      const around = cells.filter((cell) => board.marks[cell] !== 0 && aligned.every((other) => sees(cell, other)));
      const ways = waysToFill(board, aligned, around);
      for (const cell of aligned) {
        for (let digit = 0; digit < 9; digit++) {
          if ((board.marks[cell] & (1 << digit)) === 0) continue;
          const isIn = ways.some((way) => way[aligned.indexOf(cell)] === digit);
          // Only cells with few candidates exclude, so what is struck has no way, and all others may have none either.
          if (struck.has(cell * 9 + digit)) expect(isIn).toBe(false);
          checked++;
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(100);
});

function waysToFill(board: Board, aligned: readonly number[], around: readonly number[]): number[][] {
  let ways: number[][] = [[]];
  for (const cell of aligned) {
    ways = ways.flatMap((way) =>
      Array.from({ length: 9 }, (_, digit) => digit)
        .filter((digit) => board.marks[cell] & (1 << digit))
        .filter((digit) => !way.some((other, i) => other === digit && sees(aligned[i], cell)))
        .map((digit) => [...way, digit]),
    );
  }
  return ways.filter((way) =>
    around.every((cell) => (board.marks[cell] & ~way.reduce((mask, d) => mask | (1 << d), 0)) !== 0),
  );
}

test('lengths: a tenth for each threshold passed, 4, 6, 8, 12, 16, 24, 32, 48 …', () => {
  const tenths = (complexity: number) => Math.round((chainRating(0, complexity) / 0.1) * 10) / 10;
  const cases = [6, 7, 8, 9, 10, 11, 14, 15, 18, 19, 26, 27, 34, 35, 50, 51, 66, 67, 98, 99].map(tenths);
  expect(cases).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10]);
  // The sums are compared as doubles: a chain at 6.6 with six tenths comes before one at 7.0 with two.
  expect(chainRating(6.6, 27)).toBeLessThan(chainRating(7.0, 9));
});

test('a puzzle that falls to singles has no other step', () => {
  const board = createBoard(parsePuzzle(fixture('easy.txt')[0].slice(0, 81)).values, new Array(81).fill(0x1ff));
  expect(hintsOf(hiddenSingles, board).length).toBeGreaterThan(0);
});
