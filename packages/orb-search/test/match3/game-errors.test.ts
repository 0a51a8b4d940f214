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
  test.each<[string, Partial<SwapGame>, string]>([
    [
      'a piece in a hole',
      { cells: [-1, 0, 0, 0, 0, 0, 0, 0] },
      'bad-value: game.pieces[0] (row 0, column 0) is 0: expected -1 in a hole',
    ],
    [
      'a blocker in a hole',
      { cells: [-1, 0, 0, 0, 0, 0, 0, 0], blockers: [1, 0, 0, 0, 0, 0, 0, 0] },
      'game.blockers[0]',
    ],
    [
      'a piece in a crate',
      { blockers: [0, 0, 0, 0, 0, 9, 0, 0] },
      'game.pieces[5] (row 1, column 1) is 0: expected -1 where a crate stands',
    ],
    ['a piece in a stone', { blockers: [0, 0, 0, 0, 0, 10, 0, 0] }, 'expected -1 where a stone stands'],
    [
      'a chain without a piece',
      { pieces: [-1, 1, 0, 2, 1, 0, 2, 1], blockers: [11, 0, 0, 0, 0, 0, 0, 0] },
      'game.blockers[0]',
    ],
    [
      'an ordinary piece without a colour',
      { pieces: [15, 1, 0, 2, 1, 0, 2, 1] },
      'expected a type from 0 to 14 for an ordinary piece',
    ],
    ['a special piece that there is none of', { pieces: [16, 1, 0, 2, 1, 0, 2, 1] }, 'game.pieces[0]'],
    [
      'a bomb with a colour',
      { pieces: [80, 1, 0, 2, 1, 0, 2, 1], rules: stripedRules },
      'expected no colour (15) for "bomb"',
    ],
    [
      'a striped piece without',
      { pieces: [31, 1, 0, 2, 1, 0, 2, 1], rules: stripedRules },
      'expected a colour for "striped-row"',
    ],
    [
      'too much ice',
      { cells: [10, 0, 0, 0, 0, 0, 0, 0] },
      'game.cells[0] (row 0, column 0) is 10: expected an integer from -1 to 9',
    ],
    ['a strange blocker', { blockers: [20, 0, 0, 0, 0, 0, 0, 0] }, 'expected an integer from 0 to 19'],
    ['an object', { pieces: [{}, 1, 0, 2, 1, 0, 2, 1] as never }, 'game.pieces[0] (row 0, column 0) is an object'],
    ['a layer of another size', { cells: [0] }, 'bad-length: game.cells has length 1: expected 8'],
  ])('%s', (_, change, message) => {
    expect(refusal(() => gameStatus({ ...small, ...change }))).toContain(message);
  });
});

describe('rules that can not be', () => {
  const piece = { name: 'a', clears: [] };
  test.each<[string, SwapRules, string]>([
    [
      'an unknown piece',
      { shapes: [{ kind: 'L', makes: 'bomb' }] },
      'unknown-piece: game.rules.shapes[0].makes is "bomb": expected the name of a special piece; there are none',
    ],
    [
      'an unknown one of a pair',
      { specials: [piece], pairs: [{ pieces: ['a', 'b'], clears: [] }] },
      'game.rules.pairs[0].pieces[1] is "b": expected the name of a special piece; there are "a"',
    ],
    ['an unknown one that is left', { specials: [{ ...piece, leaves: 'c' }] }, 'unknown-piece'],
    [
      'an unknown one that is turned into',
      { specials: [{ ...piece, clears: [{ kind: 'turn', into: ['z'] }] }] },
      'specials[0].clears[0].into[0] is "z"',
    ],
    ['the same name twice', { specials: [piece, piece] }, 'duplicate-name: game.rules.specials[1].name'],
    ['a name that means something', { specials: [{ ...piece, name: 'plain' }] }, 'bad-text'],
    [
      'squares that make but do not match',
      { specials: [piece], shapes: [{ kind: 'square', makes: 'a' }] },
      'contradictory-options: game.rules.shapes[0].kind is "square"',
    ],
    [
      'an axis of a corner',
      { specials: [piece], shapes: [{ kind: 'L', axis: 'row', makes: 'a' }] },
      'contradictory-options: game.rules.shapes[0].axis is "row"',
    ],
    [
      'a pair of ordinary pieces',
      { specials: [piece], pairs: [{ pieces: ['plain', 'plain'], clears: [] }] },
      'contradictory-options: game.rules.pairs[0].pieces',
    ],
    [
      'a colour that nothing gives',
      {
        specials: [
          { ...piece, coloured: false, leaves: 'b' },
          { ...piece, name: 'b' },
        ],
      },
      'contradictory-options: game.rules.specials[0].leaves',
    ],
    [
      'what flies carries what flies',
      { specials: [{ ...piece, clears: [{ kind: 'fly', carries: [{ kind: 'fly' }] }] }] },
      'contradictory-options: game.rules.specials[0].clears[0].carries[0].kind',
    ],
    [
      'an even width',
      { specials: [{ ...piece, clears: [{ kind: 'row', width: 2 }] }] },
      'bad-number: game.rules.specials[0].clears[0].width is 2: expected an odd number',
    ],
    ['an unknown effect', { specials: [{ ...piece, clears: [{ kind: 'blast' } as never] }] }, 'bad-choice'],
    [
      'a radius of a row',
      { specials: [{ ...piece, clears: [{ kind: 'row', radius: 1 } as never] }] },
      'unknown-option',
    ],
    [
      'a width of everything',
      { specials: [{ ...piece, clears: [{ kind: 'board', width: 1 } as never] }] },
      'unknown-option',
    ],
    ['a source outside', { sources: [8] }, 'bad-cell: game.rules.sources[0] is 8'],
    ['a type of its own', { types: [0, 15] }, 'game.rules.types[1] is 15'],
    [
      'sixteen special pieces',
      { specials: Array.from({ length: 16 }, (_, i) => ({ ...piece, name: `${i}` })) },
      'bad-length',
    ],
  ])('%s', (_, rules, message) => {
    expect(refusal(() => gameStatus({ ...small, rules }))).toContain(message);
  });
});

describe('goals that can not be counted', () => {
  test.each<[string, SwapGame['goals'], string]>([
    ['ice where there is none', [{ kind: 'ice' }], 'goal-mismatch: game.goals[0] asks for all ice'],
    ['more crates than there are', [{ kind: 'crates', count: 2 }], 'game.goals[0].count is 2: expected at most 0'],
    ['a type that never comes', [{ kind: 'collect', type: 9, count: 1 }], 'goal-mismatch: game.goals[0].type is 9'],
    [
      'a piece that there is none of',
      [{ kind: 'make', special: 'bomb', count: 1 }],
      'unknown-piece: game.goals[0].special',
    ],
    ['another kind', [{ kind: 'jelly' } as never], 'bad-choice'],
    ['a type of a score', [{ kind: 'score', count: 1, type: 2 } as never], 'unknown-option'],
    ['nothing', [{ kind: 'score', count: 0 }], 'bad-number'],
  ])('%s', (_, goals, message) => {
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
  test.each<[string, SwapLevel, string]>([
    [
      'a shape beside cells',
      { ...level, shape: ['...', '...', '...'], cells: Array(9).fill(0) },
      'contradictory-options: level.shape',
    ],
    [
      'a row too short',
      { ...level, shape: ['...', '..', '...'] },
      'bad-text: level.shape[1] is "..": expected 3 signs',
    ],
    ['a row that is none', { ...level, shape: ['...', 3 as never, '...'] }, 'level.shape[1] is 3'],
    ['a sign that means nothing', { ...level, shape: ['...', '.x.', '...'] }, 'bad-text'],
    ['a row too few', { ...level, shape: ['...', '...'] }, 'bad-length'],
    [
      'a deal where no piece can stand',
      { ...level, pieces: Array(9).fill(-2), blockers: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
      'level.pieces[0] (row 0, column 0) is -2: expected -1 where no piece can stand',
    ],
    ['a board too large', { rows: 17, cols: 3 }, 'bad-size'],
  ])('%s', (_, given, message) => {
    expect(refusal(() => dealLevel(given))).toContain(message);
  });
  test('without a goal nothing can be won', () => {
    expect(refusal(() => simulateLevel(level))).toContain('goal-mismatch: level.goals are none');
  });
});
