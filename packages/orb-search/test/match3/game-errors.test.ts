import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import {
  dealLevel,
  gameStatus,
  isLegalSwap,
  playSwap,
  type SwapGame,
  type SwapLevel,
  type SwapRules,
  simulateLevel,
  stripedRules,
} from '../../src/index.js';

const small: SwapGame = { rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] };

function refusal(call: () => unknown): string {
  const error = refusalOf(call);
  return error ? `${error.code}: ${error.message}` : 'none';
}

describe('what can not stand on a board', () => {
  test.each<[Partial<SwapGame>, string]>([
    [{ cells: [-1, 0, 0, 0, 0, 0, 0, 0] }, 'bad-value: game.pieces[0] (row 0, column 0) is 0: expected -1 in a hole'],
    [{ cells: [-1, 0, 0, 0, 0, 0, 0, 0], blockers: [1, 0, 0, 0, 0, 0, 0, 0] }, 'game.blockers[0]'],
    [{ blockers: [0, 0, 0, 0, 0, 9, 0, 0] }, 'game.pieces[5] (row 1, column 1) is 0: expected -1 where a crate stands'],
    [{ blockers: [0, 0, 0, 0, 0, 10, 0, 0] }, 'expected -1 where a stone stands'],
    [{ pieces: [-1, 1, 0, 2, 1, 0, 2, 1], blockers: [11, 0, 0, 0, 0, 0, 0, 0] }, 'game.blockers[0]'],
    [{ pieces: [15, 1, 0, 2, 1, 0, 2, 1] }, 'expected a type from 0 to 14 for an ordinary piece'],
    [{ pieces: [16, 1, 0, 2, 1, 0, 2, 1] }, 'game.pieces[0]'],
    [{ pieces: [80, 1, 0, 2, 1, 0, 2, 1], rules: stripedRules }, 'expected no colour (15) for "bomb"'],
    [{ pieces: [31, 1, 0, 2, 1, 0, 2, 1], rules: stripedRules }, 'expected a colour for "striped-row"'],
    [{ cells: [10, 0, 0, 0, 0, 0, 0, 0] }, 'game.cells[0] (row 0, column 0) is 10: expected an integer from -1 to 9'],
    [{ blockers: [20, 0, 0, 0, 0, 0, 0, 0] }, 'expected an integer from 0 to 19'],
    [{ pieces: [{}, 1, 0, 2, 1, 0, 2, 1] as never }, 'game.pieces[0] (row 0, column 0) is an object'],
    [{ cells: [0] }, 'bad-length: game.cells has length 1: expected 8'],
  ])('%j is refused: %s', (change, message) => {
    expect(refusal(() => gameStatus({ ...small, ...change }))).toContain(message);
  });
});

describe('rules that can not be', () => {
  const piece = { name: 'a', clears: [] };
  test.each<[SwapRules, string]>([
    [
      { shapes: [{ kind: 'L', makes: 'bomb' }] },
      'unknown-piece: game.rules.shapes[0].makes is "bomb": expected the name of a special piece; there are none',
    ],
    [
      { specials: [piece], pairs: [{ pieces: ['a', 'b'], clears: [] }] },
      'game.rules.pairs[0].pieces[1] is "b": expected the name of a special piece; there are "a"',
    ],
    [{ specials: [{ ...piece, leaves: 'c' }] }, 'unknown-piece'],
    [{ specials: [{ ...piece, clears: [{ kind: 'turn', into: ['z'] }] }] }, 'specials[0].clears[0].into[0] is "z"'],
    [{ specials: [piece, piece] }, 'duplicate-name: game.rules.specials[1].name'],
    [{ specials: [{ ...piece, name: 'plain' }] }, 'bad-text'],
    [
      { specials: [piece], shapes: [{ kind: 'square', makes: 'a' }] },
      'contradictory-options: game.rules.shapes[0].kind is "square"',
    ],
    [
      { specials: [piece], shapes: [{ kind: 'L', axis: 'row', makes: 'a' }] },
      'contradictory-options: game.rules.shapes[0].axis is "row"',
    ],
    [
      { specials: [piece], pairs: [{ pieces: ['plain', 'plain'], clears: [] }] },
      'contradictory-options: game.rules.pairs[0].pieces',
    ],
    [
      {
        specials: [
          { ...piece, coloured: false, leaves: 'b' },
          { ...piece, name: 'b' },
        ],
      },
      'contradictory-options: game.rules.specials[0].leaves',
    ],
    [
      { specials: [{ ...piece, clears: [{ kind: 'fly', carries: [{ kind: 'fly' }] }] }] },
      'contradictory-options: game.rules.specials[0].clears[0].carries[0].kind',
    ],
    [
      { specials: [{ ...piece, clears: [{ kind: 'row', width: 2 }] }] },
      'bad-number: game.rules.specials[0].clears[0].width is 2: expected an odd number',
    ],
    [{ specials: [{ ...piece, clears: [{ kind: 'blast' } as never] }] }, 'bad-choice'],
    [{ specials: [{ ...piece, clears: [{ kind: 'row', radius: 1 } as never] }] }, 'unknown-option'],
    [{ specials: [{ ...piece, clears: [{ kind: 'board', width: 1 } as never] }] }, 'unknown-option'],
    [{ sources: [8] }, 'bad-cell: game.rules.sources[0] is 8'],
    [{ types: [0, 15] }, 'game.rules.types[1] is 15'],
    [{ specials: Array.from({ length: 16 }, (_, i) => ({ ...piece, name: `${i}` })) }, 'bad-length'],
  ])('%j is refused: %s', (rules, message) => {
    expect(refusal(() => gameStatus({ ...small, rules }))).toContain(message);
  });
});

describe('goals that can not be counted', () => {
  test.each<[SwapGame['goals'], string]>([
    [[{ kind: 'ice' }], 'goal-mismatch: game.goals[0] asks for all ice'],
    [[{ kind: 'crates', count: 2 }], 'game.goals[0].count is 2: expected at most 0'],
    [[{ kind: 'collect', type: 9, count: 1 }], 'goal-mismatch: game.goals[0].type is 9'],
    [[{ kind: 'make', special: 'bomb', count: 1 }], 'unknown-piece: game.goals[0].special'],
    [[{ kind: 'jelly' } as never], 'bad-choice'],
    [[{ kind: 'score', count: 1, type: 2 } as never], 'unknown-option'],
    [[{ kind: 'score', count: 0 }], 'bad-number'],
  ])('%j is refused: %s', (goals, message) => {
    expect(refusal(() => gameStatus({ ...small, goals }))).toContain(message);
  });
  test('each goal counts what it names, and stones are no crates', () => {
    const given = {
      rows: 2,
      cols: 4,
      pieces: [0, -1, -1, 1, 2, 0, 1, 2],
      cells: [2, 0, 0, 0, 1, 0, 0, 0],
      blockers: [0, 2, 10, 11, 12, 0, 0, 0],
    };
    for (const [kind, all] of [
      ['crates', 2],
      ['chains', 3],
      ['ice', 3],
    ] as const) {
      expect(refusal(() => gameStatus({ ...given, goals: [{ kind, count: all }] }))).toBe('none');
      expect(refusal(() => gameStatus({ ...given, goals: [{ kind, count: all + 1 }] }))).toContain(`at most ${all}`);
    }
  });

  test('ice under a stone stays, and is not counted', () => {
    const game = { rows: 1, cols: 2, pieces: [0, -1], cells: [1, 2], blockers: [0, 10] };
    expect(refusal(() => gameStatus({ ...game, goals: [{ kind: 'ice', count: 2 }] }))).toContain('expected at most 1');
    expect(refusal(() => gameStatus({ ...game, goals: [{ kind: 'ice', count: 1 }] }))).toBe('none');
  });
});

test('a swap of cells that are no neighbours', () => {
  expect(refusal(() => playSwap(small, 0, 2))).toContain(
    'bad-swap: b is 2: expected a neighbour of cell 0, or the same cell',
  );
  // The end of a row and the start of the next.
  expect(refusal(() => playSwap(small, 3, 4))).toContain('bad-swap');
  expect(refusal(() => playSwap(small, 0, 8))).toContain('bad-cell: b is 8');
  // To ask is no mistake.
  expect([isLegalSwap(small, 0, 2), isLegalSwap(small, 3, 4), isLegalSwap(small, 0, 7)]).toEqual([false, false, false]);
  expect(refusal(() => isLegalSwap(small, 8, 0))).toContain('bad-cell: a is 8');
  expect(refusal(() => isLegalSwap(small, 0, 8))).toContain('bad-cell: b is 8');
});

describe('levels', () => {
  const level: SwapLevel = { rows: 3, cols: 3 };
  test.each<[SwapLevel, string]>([
    [{ ...level, shape: ['...', '...', '...'], cells: Array(9).fill(0) }, 'contradictory-options: level.shape'],
    [{ ...level, shape: ['...', '..', '...'] }, 'bad-text: level.shape[1] is "..": expected 3 signs'],
    [{ ...level, shape: ['...', 3 as never, '...'] }, 'level.shape[1] is 3'],
    [{ ...level, shape: ['...', '.x.', '...'] }, 'bad-text'],
    [{ ...level, shape: ['...', '...'] }, 'bad-length'],
    [
      { ...level, pieces: Array(9).fill(-2), blockers: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
      'level.pieces[0] (row 0, column 0) is -2: expected -1 where no piece can stand',
    ],
    [{ rows: 17, cols: 3 }, 'bad-size'],
  ])('%j is refused: %s', (given, message) => {
    expect(refusal(() => dealLevel(given))).toContain(message);
  });
  test('without a goal nothing can be won', () => {
    expect(refusal(() => simulateLevel(level))).toContain('goal-mismatch: level.goals are none');
  });
});
