import { applyGravity, createRandom, type Grid } from '@kit/grid';
import {
  findLink,
  findPairs,
  type Gravity,
  hintMove,
  hintMoveSearch,
  type LinkOptions,
  parseGrid,
  removePair,
  solveBoard,
} from '@kit/link-path';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { dealt } from '../random-board.js';
import { gravityAfter, isCleared, replay } from '../replay.js';

/** Tries every play. */
function canClear(
  board: Grid,
  options: LinkOptions & { gravity?: Gravity | undefined },
  lost = new Set<string>(),
): boolean {
  if (isCleared(board)) return true;
  const { gravity, ...rules } = options;
  // By the number of tiles it is known how many pairs have gone.
  const key = board.cells.join();
  if (lost.has(key)) return false;
  for (const { a, b } of findPairs(board, rules)) {
    const rest = { ...options, gravity: gravityAfter(gravity, 1) };
    if (canClear(removePair(board, a, b, { gravity }), rest, lost)) return true;
  }
  lost.add(key);
  return false;
}

test('a hint is the easiest pair that leads into no dead end, with its proof', () => {
  const counts = { safe: 0, lost: 0, stuck: 0, cleared: 0, limit: 0 };
  for (let seed = 0; seed < runs(25, 60); seed++) {
    const gravity: Gravity = (['none', 'down', { cycle: ['left', 'none', 'down'], played: seed }] as const)[seed % 3];
    const options = { gravity, maxTurns: seed % 5 === 0 ? 1 : 2 } as const;
    const { gravity: _, ...rules } = options;
    const board = { ...dealt(3, 4, seed % 4 < 2 ? 3 : 6, seed) };
    const pairs = findPairs(board, rules).map((pair) => ({ pair, link: findLink(board, pair.a, pair.b, rules) }));
    const easy = pairs.toSorted(
      (one, other) =>
        (one.link?.turns ?? 0) - (other.link?.turns ?? 0) || (one.link?.length ?? 0) - (other.link?.length ?? 0),
    );
    const safe = easy.filter(({ pair: { a, b } }) =>
      canClear(removePair(board, a, b, { gravity }), { ...options, gravity: gravityAfter(gravity, 1) }),
    );
    const hint = hintMove(board, options);
    counts[hint.status] += 1;
    if (easy.length === 0) expect(hint.status).toBe('stuck');
    else if (safe.length === 0) expect(hint).toEqual({ status: 'lost', ...easy[0] });
    else {
      if (hint.status !== 'safe') throw new Error(hint.status);
      expect(hint.link).toEqual(findLink(board, hint.pair.a, hint.pair.b, rules));
      expect([hint.link.turns, hint.link.length]).toEqual([safe[0].link?.turns, safe[0].link?.length]);
      expect(hint.moves[0]).toEqual(hint.pair);
      expect(isCleared(replay(board, hint.moves, options))).toBe(true);
    }
  }
  expect(counts.limit).toBe(0);
  expect(Math.min(counts.safe, counts.lost)).toBeGreaterThan(0);
});

test('a board that is empty, stuck, odd or not decided', () => {
  expect(hintMove(parseGrid('0 0'))).toEqual({ status: 'cleared' });
  expect(hintMove(parseGrid('0 #', { '0': 0, '#': -1 }))).toEqual({ status: 'cleared' });
  expect(hintMove(parseGrid('1 2\n2 1'))).toEqual({ status: 'stuck' });
  expect(hintMove(parseGrid('1 1 1'))).toMatchObject({ status: 'lost', pair: { a: 0, b: 1 } });
  const open = dealt(8, 18, 36, 4);
  expect(hintMove(open, { gravity: 'left', maxNodes: 1 })).toMatchObject({ status: 'limit', link: { turns: 0 } });
});

test('on a board of 18×8 a hint is the first move of a play, and a search that is stopped has one as soon as it can', () => {
  const cells = createRandom(3).shuffle(Array.from({ length: 144 }, (_, index) => (index >> 2) + 1));
  const board = applyGravity({ rows: 8, cols: 18, cells }, 'down', { isEmpty: (value) => value === 0 });
  for (const gravity of ['none', 'down'] as const) {
    const hint = hintMove(board, { gravity });
    expect(solveBoard(board, { gravity }).status).toBe('solved');
    if (hint.status !== 'safe') throw new Error(hint.status);
    expect(isCleared(replay(board, hint.moves, { gravity }))).toBe(true);
    expect(hint.link.turns).toBe(0);
    const search = hintMoveSearch(board, { gravity });
    const begun = search.next();
    expect(begun.done).toBe(false);
    expect(['limit', 'safe']).toContain((search.next('stop').value as { status: string }).status);
    const last = { status: 'none' };
    const whole = hintMoveSearch(board, { gravity });
    for (let step = whole.next(); !step.done; step = whole.next()) last.status = step.value.best?.status ?? 'none';
    expect(last.status).not.toBe('none');
  }
});

test('whatever the limit, a safe hint has its proof, and easier pairs that are not safe are passed over', () => {
  const counts = { safe: 0, others: 0 };
  for (let seed = 0; seed < runs(50, 120); seed++) {
    const board = dealt(4, 4, 4 + (seed % 5), seed);
    const options = { gravity: 'down', maxTurns: 1 + (seed % 2) } as const;
    for (const maxNodes of [1, 2, 3, 5, 1000]) {
      const hint = hintMove(board, { ...options, maxNodes });
      counts[hint.status === 'safe' ? 'safe' : 'others'] += 1;
      if (hint.status === 'safe') expect(isCleared(replay(board, hint.moves, options))).toBe(true);
    }
  }
  expect(Math.min(counts.safe, counts.others)).toBeGreaterThan(10);
  expect(hintMove(dealt(12, 12, 2)).status).toBe('safe');
});
