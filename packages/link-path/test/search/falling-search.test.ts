/** The first play of the narrowest beam that finds one. */
import { createPace, type GravityMode, runSlices } from '@kit/grid';
import type { LinkOptions } from '@kit/link-path';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import { BeamSearch, type PlayVerdict } from '../../src/search/falling-search.js';
import { usualRules } from '../support.js';

type Options = LinkOptions & { readonly gravity: GravityMode; readonly maxNodes?: number };

function firstPlay(rows: number, cols: number, cells: number[], { gravity, maxNodes, ...options }: Options): string {
  const rules = { ...usualRules, ...options } as typeof usualRules;
  const pace = createPace();
  const tiles = runSlices(numberTiles({ rows, cols, cells }, rules));
  const limit = new NodeLimit(maxNodes ?? 1000, pace);
  const beams = new BeamSearch(tiles, { rows, cols }, createLines(rows, cols, rules, pace), [[gravity]], limit, pace);
  let found: PlayVerdict | undefined;
  while (found === undefined) found = runSlices(beams.next());
  const { verdict, moves } = found;
  if (verdict !== 'solved') return verdict;
  return Array.from({ length: moves.length >> 1 }, (_, move) => moves.slice(2 * move, 2 * move + 2).join('-')).join(
    ' ',
  );
}

test('a layer of just as many boards as the beam is wide stays as it is', () => {
  const straight = { gravity: 'left', maxTurns: 0 } as const;
  expect(firstPlay(2, 3, [1, 2, 2, 3, 3, 1], straight)).toBe('3-4 0-3 0-1');
});

test('boards on which nothing can go take no room in the beam', () => {
  const inner = { gravity: 'down', maxTurns: 1, margin: false } as const;
  expect(firstPlay(3, 3, [0, 0, 2, 1, 1, 1, 1, 2, 0], inner)).toBe('3-4 5-7 6-8');
});

test('free cells and tiles that change places make another board', () => {
  expect(firstPlay(2, 3, [1, 2, 1, 1, 2, 1], { gravity: 'down', maxTurns: 1, margin: false } as const)).toBe(
    '1-4 0-2 3-5',
  );
  const straight = { gravity: 'down', maxTurns: 0, margin: false } as const;
  expect(firstPlay(1, 4, [1, 1, 2, 2], { ...straight, maxNodes: 1 } as const)).toBe('0-1 2-3');
  expect(firstPlay(1, 4, [1, 1, 2, 2], straight)).toBe('0-1 2-3');
});
