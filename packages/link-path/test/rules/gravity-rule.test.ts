import { createLinkBoard, type Gravity, hintMove, parseGrid, rateBoard, removePair, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';

test('a cycle begins where the pairs that have gone leave it, and one in which nothing falls is no gravity', () => {
  const board = parseGrid('. 1 . 3\n2 . 1 .\n. 3 . 2', { '.': 0, '1': 1, '2': 2, '3': 3 });
  const cycle = ['down', 'none', ['left', 'none', 'up']] as const;
  const after = (gravity: Gravity) => removePair(board, 1, 6, { gravity });
  for (const [turn, gravity] of (['down', 'none', ['left', 'up']] as const).entries()) {
    for (const played of [turn, turn + 3, turn + 300]) expect(after({ cycle, played })).toEqual(after(gravity));
  }
  expect(after({ cycle })).toEqual(after('down'));
  for (const still of [{ cycle: ['none', [], ['none']] }, 'none', []] as const) {
    expect(after(still)).toEqual(removePair(board, 1, 6));
    expect(solveBoard(board, { gravity: still })).toEqual(solveBoard(board));
  }
});

test('what falls goes by the number of the pair: down, nothing, left', () => {
  const board = parseGrid('1 2 2\n4 1 1\n3 3 4');
  const cycle = ['down', 'none', 'left'] as const;
  const after = (played: number) => removePair(board, 6, 7, { gravity: { cycle, played } }).cells;
  expect(after(0)).toEqual([0, 0, 2, 1, 2, 1, 4, 1, 4]);
  expect(after(1)).toEqual([1, 2, 2, 4, 1, 1, 0, 0, 4]);
  expect(after(2)).toEqual([1, 2, 2, 4, 1, 1, 4, 0, 0]);
  expect(after(3)).toEqual(after(0));
});

test('a live board counts its pairs and not its mixes, and undo counts back', () => {
  const board = parseGrid('1 1 2\n3 3 2');
  const live = createLinkBoard(board, { gravity: { cycle: ['none', ['right']], played: 3 } });
  expect(live.gravity()).toEqual({ cycle: ['none', ['right']], played: 3 });
  live.removePair(0, 1);
  expect(live.board().cells).toEqual([0, 0, 2, 3, 3, 2]);
  live.reshuffle(parseGrid('0 0 3\n2 2 3'));
  expect(live.gravity()).toEqual({ cycle: ['none', ['right']], played: 4 });
  live.undo();
  expect(live.gravity()).toEqual({ cycle: ['none', ['right']], played: 4 });
  live.undo();
  expect(live.gravity()).toEqual({ cycle: ['none', ['right']], played: 3 });
  expect(createLinkBoard(board).gravity()).toBe('none');
  expect(createLinkBoard(board, { gravity: 'down' }).gravity()).toBe('down');
  expect(createLinkBoard(board, { gravity: ['down', 'left'] }).gravity()).toEqual(['down', 'left']);
});

test('a live board keeps the gravity it was given when the object changes', () => {
  const cycle: ('none' | 'down')[] = ['none', 'down'];
  const live = createLinkBoard(parseGrid('1 1'), { gravity: { cycle } });
  cycle[0] = 'down';
  expect(live.gravity()).toEqual({ cycle: ['none', 'down'], played: 0 });
});

test('verdicts, hints and random plays go by turns as well', () => {
  // Only if the last of the first row moves left with the first pair do the others touch.
  const board = parseGrid('1 1 2\n2 # #', { '1': 1, '2': 2, '#': -1 });
  for (const [first, second, played, isLost] of [
    ['left', 'none', undefined, false],
    ['none', 'left', undefined, true],
    ['none', 'left', 1, false],
    ['left', 'none', 3, true],
  ] as const) {
    const options = { maxTurns: 0, margin: false, gravity: { cycle: [first, second], played } } as const;
    expect(solveBoard(board, options).status).toBe(isLost ? 'unsolvable' : 'solved');
    expect(hintMove(board, options).status).toBe(isLost ? 'lost' : 'safe');
    expect(rateBoard(board, options).deadEnds).toBe(isLost ? 1 : 0);
  }
});

test('what is no cycle is refused, with its place', () => {
  const board = parseGrid('1 1');
  const asked = (gravity: unknown) => () => removePair(board, 0, 1, { gravity } as never);
  expect(asked({ cycle: [] })).toThrow('options.gravity.cycle');
  expect(asked({ cycle: 3 })).toThrow('options.gravity.cycle');
  expect(asked({ cycle: new Array(16).fill('down') })).not.toThrow();
  expect(asked({ cycle: new Array(17).fill('down') })).toThrow('options.gravity.cycle has length 17: expected 1 to 16');
  expect(asked(new Array(6).fill('down'))).not.toThrow();
  expect(asked(new Array(7).fill('down'))).toThrow('options.gravity has length 7: expected 0 to 6');
  expect(asked({ cycle: [new Array(7).fill('none')] })).toThrow('options.gravity.cycle[0] has length 7');
  expect(asked({ cycle: ['down', 'sideways'] })).toThrow('options.gravity.cycle[1] is "sideways"');
  expect(asked({ cycle: ['down', ['left', { cycle: [] }]] })).toThrow('options.gravity.cycle[1]');
  expect(asked({ cycle: ['down'], played: -1 })).toThrow('options.gravity.played is -1');
  expect(asked({ cycle: ['down'], turn: 1 })).toThrow('options.gravity');
  expect(asked(null)).not.toThrow();
  expect(asked(7)).toThrow('options.gravity is 7');
  expect(asked({})).toThrow('options.gravity.cycle');
});
