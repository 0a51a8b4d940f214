import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { runs } from '../runs.js';
import { deepFreeze, fixture } from '../text/support.js';

const puzzle = kit.parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');

const layouts: readonly (kit.Layout | undefined)[] = [
  undefined,
  kit.createLayout({ size: 4 }),
  kit.createLayout({ size: 6, diagonals: true }),
  kit.createLayout({ antiKnight: true, nonConsecutive: true }),
  kit.createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 5 }] }),
];

/** A puzzle of a few givens with any marks, and what a player does on it. */
const game = fc.constantFrom(...layouts).chain((layout) => {
  const size = layout?.size ?? 9;
  const cells = size * size;
  return fc.record({
    layout: fc.constant(layout),
    givens: fc.array(
      fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: size }) }),
      { minLength: cells, maxLength: cells },
    ),
    marks: fc.oneof(
      fc.constant(undefined),
      fc.constant(new Array<number>(cells).fill(0)),
      fc.array(fc.nat(2 ** size - 1), { minLength: cells, maxLength: cells }),
    ),
    moves: fc.array(
      fc.record({ cell: fc.nat(cells - 1), digit: fc.nat(size), kind: fc.constantFrom('set', 'set', 'toggle') }),
      { minLength: 1, maxLength: 40 },
    ),
  });
});

type Game = typeof game extends fc.Arbitrary<infer G> ? G : never;

function start({ layout, givens, marks }: Game): kit.Position {
  const natural = kit.positionFromValues(givens, givens, layout ? { layout } : {});
  if (marks === undefined) return natural;
  return { ...natural, candidates: marks.map((mask, cell) => (givens[cell] === 0 ? mask : 0)) };
}

/** The moves that the rules allow, each with the position before it. */
function* played(
  one: Game,
): Generator<{ before: kit.Position; after: kit.Position; cell: number; digit: number; set: boolean }> {
  let position = deepFreeze(start(one));
  for (const { cell, digit, kind } of one.moves) {
    if (position.givens[cell] !== 0) continue;
    const set = kind === 'set';
    if (!set && (digit === 0 || position.values[cell] !== 0)) continue;
    const before = position;
    position = deepFreeze(set ? kit.setValue(before, cell, digit) : kit.toggleCandidate(before, cell, digit));
    yield { before, after: position, cell, digit, set };
  }
}

describe('erasing', () => {
  test('a position without notes stays without notes', () => {
    const none = { ...puzzle, candidates: new Array<number>(81).fill(0) };
    expect(kit.setValue(kit.setValue(none, 1, 9), 1, 0)).toEqual(none);
  });

  test('a digit that is set and erased leaves the position as it was, whatever its marks are', () => {
    let erased = 0;
    fc.assert(
      fc.property(game, (one) => {
        for (const { before, after, cell, digit, set } of played(one)) {
          if (!set || digit === 0 || before.values[cell] !== 0) continue;
          // Marks that another digit on the board rules out may go for good: nothing says when to bring them back.
          const ruledOut = ruledOutIn(before);
          const sure = (marks: readonly number[]) => marks.map((mask, place) => mask & ~ruledOut[place]);
          const { values, candidates } = kit.setValue(after, cell, 0);
          expect([values, sure(candidates)]).toEqual([before.values, sure(before.candidates)]);
          expect(candidates.every((mask, place) => (mask & ~before.candidates[place]) === 0)).toBe(true);
          erased++;
        }
      }),
      { numRuns: runs(100, 40) },
    );
    expect(erased).toBeGreaterThan(50);
  });

  test('a mark appears only where an earlier digit took it away', () => {
    let back = 0;
    fc.assert(
      fc.property(game, (one) => {
        const taken = new Set<string>();
        for (const { before, after, set } of played(one)) {
          for (const [place, mask] of after.candidates.entries()) {
            for (let bit = 1; bit < 1 << 9; bit *= 2) {
              const [had, has] = [before.candidates[place] & bit, mask & bit];
              const name = `${place} ${bit}`;
              if (set && had !== 0 && has === 0) taken.add(name);
              if (!set || had !== 0 || has === 0) continue;
              if (!taken.has(name)) expect.fail(`the mark ${name} comes from nowhere`);
              back++;
            }
          }
        }
      }),
      { numRuns: runs(100) },
    );
    expect(back).toBeGreaterThan(50);
  });
});

/** By cell the digits that values in sight rule out. */
function ruledOutIn({ values, layout }: kit.Position): number[] {
  const left = kit.positionFromValues(values, values, layout ? { layout } : {}).candidates;
  return left.map((mask, cell) => (values[cell] === 0 ? ~mask : 0));
}

test('automatic marks stay automatic, and marks that were struck out stay struck out', () => {
  const struck = kit.toggleCandidate(puzzle, 6, 9);
  expect(kit.setValue(kit.setValue(struck, 1, 9), 1, 0)).toEqual(struck);
  const noted = kit.parsePuzzle(
    `8+9${'800010000520900080076002000009500600340090025005008400000200540010009037000080006'.slice(2)}`,
  );
  expect(kit.setValue(noted, 1, 0)).toEqual(puzzle);
});

test('a step that is done hides marks as a digit that is set does', () => {
  const made = kit.generatePuzzle({ layout: kit.createLayout({ size: 6 }), seed: 1, stars: 1 });
  if (made.status !== 'found') throw new Error('no puzzle of one star');
  for (const before of [
    ...fixture('easy')
      .slice(0, 3)
      .map((line) => kit.parsePuzzle(line)),
    made.position,
  ]) {
    const step = kit.nextStep(before);
    if (step === undefined) throw new Error('an easy puzzle has a step');
    const [{ cell }] = step.placements;
    expect(kit.setValue(kit.applyStep(before, step), cell, 0)).toEqual(before);
  }
});

test('a game without notes that was written as a library line and read again stays without notes', () => {
  const none = { ...puzzle, candidates: new Array<number>(81).fill(0) };
  const read = kit.parsePuzzle(kit.formatPuzzle(kit.setValue(none, 1, 9), 'library'));
  expect(kit.setValue(read, 1, 0)).toEqual(none);
});
