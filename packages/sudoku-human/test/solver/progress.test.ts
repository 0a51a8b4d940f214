import { describe, expect, test } from 'vitest';
import * as kit from '../../src/index.js';

const puzzle = kit.parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const solution = kit.findSolution(puzzle) as number[];
const none = kit.positionFromValues(new Uint8Array(81));
const impossible = kit.parsePuzzle(`?s=1&p=${'1,1'.padEnd(161, ',0')}`);

test('a mark that a single rules out is explained by the single, though its digit is not written in', () => {
  const [single] = kit.findSteps(puzzle, [kit.hiddenSingle]);
  const [{ cell, digit }] = single.placements;
  const bit = 1 << (digit - 1);
  const peer = puzzle.candidates.findIndex(
    (mask, at) => at !== cell && mask & bit && Math.floor(at / 9) !== Math.floor(cell / 9) && at % 9 === cell % 9,
  );
  const row = puzzle.candidates.findIndex(
    (mask, at) => at !== cell && mask & bit && Math.floor(at / 9) === Math.floor(cell / 9),
  );
  const seen = Math.max(peer, row);
  expect(seen).toBeGreaterThanOrEqual(0);
  expect(kit.techniqueOf(puzzle, kit.toggleCandidate(puzzle, seen, digit), [kit.hiddenSingle])).toMatchObject({
    status: 'explained',
    technique: 'hidden-single',
  });
});

describe('the player’s mistakes', () => {
  test('a grid without mistakes is correct, a full one solved', () => {
    expect(kit.checkProgress(puzzle)).toEqual({ status: 'correct', wrong: [], lost: [] });
    expect(kit.checkProgress(kit.solve(puzzle).position).status).toBe('solved');
  });

  test('a digit that is not the solution’s is wrong, though nothing conflicts yet', () => {
    const slip = kit.setValue(puzzle, 1, 4);
    expect(kit.checkProgress(slip)).toEqual({ status: 'mistakes', wrong: [{ cell: 1, digit: 4 }], lost: [] });
    expect(kit.checkProgress(kit.setValue(slip, 1, 9)).status).toBe('correct');
  });

  test('a digit of the solution that is struck out is lost, any other is not', () => {
    expect(kit.checkProgress(kit.toggleCandidate(puzzle, 1, 9)).lost).toEqual([{ cell: 1, digit: 9 }]);
    expect(kit.checkProgress(kit.toggleCandidate(puzzle, 1, 3)).status).toBe('correct');
  });

  test('a full grid with two digits changed round is no solution', () => {
    const values = [...solution];
    [values[1], values[2]] = [values[2], values[1]];
    expect(kit.checkProgress(kit.positionFromValues(values, puzzle.givens)).wrong).toEqual([
      { cell: 1, digit: solution[2] },
      { cell: 2, digit: solution[1] },
    ]);
  });

  test('givens with no solution or with several can’t judge anything', () => {
    expect(kit.checkProgress(none).status).toBe('multiple');
    expect(kit.checkProgress(impossible).status).toBe('invalid');
    expect(kit.checkProgress(kit.setValue(none, 0, 5))).toEqual({ status: 'multiple', wrong: [], lost: [] });
  });
});

describe('a hint says as much as it is asked for', () => {
  test('where, which, why, full: each stage says what the last one said, and more', () => {
    const stages = (['where', 'which', 'why', 'full'] as const).map((level) => kit.hint(puzzle, { level }));
    expect(stages.map((stage) => Object.keys(stage).length)).toEqual([4, 6, 7, 8]);
    for (const [at, more] of stages.slice(1).entries()) {
      expect(more).toMatchObject({ ...stages[at], level: more.level });
    }
    expect(stages[3]).toMatchObject({ step: kit.nextStep(puzzle) });
    expect(kit.hint(puzzle)).toEqual(stages[3]);
  });

  test('before the conclusion is asked for, nothing in the hint tells it', () => {
    const { position } = kit.createSolver([kit.nakedSingle, kit.hiddenSingle]).solve(puzzle);
    const why = kit.hint(position, { level: 'why' });
    expect(JSON.stringify(why)).not.toMatch(/eliminations|placements|message/);
    expect(JSON.stringify(kit.hint(puzzle, { level: 'which' }))).not.toMatch(/digit/);
  });

  test('mistakes come first at every level, and only the last gives the solution’s digits away', () => {
    const slip = kit.toggleCandidate(kit.setValue(puzzle, 1, 4), 3, solution[3]);
    for (const level of ['where', 'which', 'why'] as const) {
      expect(kit.hint(slip, { level })).toEqual({
        kind: 'mistake',
        level,
        cells: [1, 3],
        wrong: [{ cell: 1, digit: 4 }],
      });
    }
    expect(kit.hint(slip)).toMatchObject({ kind: 'mistake', lost: [{ cell: 3, digit: solution[3] }] });
  });

  test('counts from the player’s pencil marks: what is struck out already is not hinted at again', () => {
    const beginner = kit.createSolver([kit.nakedSingle, kit.hiddenSingle, kit.pointing]);
    const { position } = kit.createSolver([kit.nakedSingle, kit.hiddenSingle]).solve(puzzle);
    const first = beginner.hint(position);
    expect(first).toMatchObject({ kind: 'step', technique: 'pointing' });
    const step = (first as unknown as { step: kit.Step }).step;
    const struck = step.eliminations.reduce(
      (now: kit.Position, { cell, digit }) => kit.toggleCandidate(now, cell, digit),
      position,
    );
    const second = beginner.hint(struck);
    expect(second.kind).toBe('step');
    expect(second).not.toMatchObject({ step: { eliminations: step.eliminations } });
  });

  test('says why there is none', () => {
    expect(kit.hint(none).kind).toBe('multiple');
    expect(kit.hint(impossible).kind).toBe('invalid');
    expect(kit.hint(kit.solve(puzzle).position).kind).toBe('solved');
    const { position } = kit.createSolver([kit.nakedSingle]).solve(puzzle);
    expect(kit.createSolver([kit.nakedSingle]).hint(position, { level: 'where' })).toEqual({
      kind: 'stuck',
      level: 'where',
    });
  });
});

describe('the player’s own move', () => {
  test('every step of a solution is recognised as its technique or an easier one that does the same', () => {
    let position: kit.Position = puzzle;
    for (const step of kit.solve(puzzle).steps) {
      const after = kit.applyStep(position, step);
      const move = kit.techniqueOf(position, after);
      expect(move).toMatchObject({ status: 'explained', technique: step.technique });
      position = after;
    }
  });

  test('a guess is not explained, and taking back is no move', () => {
    expect(kit.techniqueOf(puzzle, kit.setValue(puzzle, 1, 4), kit.basicTechniques)).toEqual({ status: 'unexplained' });
    expect(kit.techniqueOf(kit.setValue(puzzle, 28, 8), puzzle)).toEqual({ status: 'no-move' });
    expect(kit.techniqueOf(kit.toggleCandidate(puzzle, 1, 9), puzzle)).toEqual({ status: 'no-move' });
  });
});
