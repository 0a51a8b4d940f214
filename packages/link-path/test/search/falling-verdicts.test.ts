/** The verdicts with gravity, of beams alone: those of every play by single moves. */
import { createPace, createRandom, type Grid, gravityModes, runSlices } from '@kit/grid';
import { findPairs, type Gravity, type LinkOptions, removePair } from '@kit/link-path';
import { expect, test } from 'vitest';
import { isQuick } from '../../../../config/runs.js';
import { movePairs } from '../../src/board/move-pairs.js';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import { gravityRule } from '../../src/rules/gravity-rule.js';
import { BeamSearch, type PlayVerdict } from '../../src/search/falling-search.js';
import { gravityAfter, isCleared, replay } from '../replay.js';
import { usualRules } from '../support.js';

/** Tries every play. */
function canClear(board: Grid, rules: LinkOptions, gravity: Gravity, lost = new Set<string>(), played = 0): boolean {
  if (isCleared(board)) return true;
  const key = `${played % 2}: ${board.cells.join()}`;
  if (lost.has(key)) return false;
  for (const { a, b } of findPairs(board, rules)) {
    if (canClear(removePair(board, a, b, { gravity: gravityAfter(gravity, played) }), rules, gravity, lost, played + 1))
      return true;
  }
  lost.add(key);
  return false;
}

/** Beams until one decides. */
function byBeams(board: Grid, options: LinkOptions, gravity: Gravity): PlayVerdict {
  const rules = { ...usualRules, ...options, classes: undefined } as typeof usualRules;
  const pace = createPace();
  const tiles = runSlices(numberTiles(board, rules));
  const lines = createLines(board.rows, board.cols, rules, pace);
  const modes = gravityRule(gravity);
  const beams = new BeamSearch(tiles, board, lines, modes, new NodeLimit(1_000_000, pace), pace);
  let found: PlayVerdict | undefined;
  while (found === undefined) found = runSlices(beams.next());
  return found;
}

const falls: Gravity[] = [
  ...gravityModes.map((mode) => [mode]),
  [],
  ['down', 'left'],
  ['center-cols', 'center-rows'],
  ['left', 'right'],
  // The number of pairs that have gone tells the turn by its evenness alone.
  { cycle: ['down', 'left'] },
  { cycle: ['none', ['right', 'up']], played: 1 },
];

test.each([
  ['pairs', 2, 8, 4, { maxTurns: 1 }],
  ['fours', 4, 4, 4, { maxTurns: 1, margin: false }],
  ['fours with room', 4, 3, 8, { maxTurns: 1 }],
  ['six of a kind', 6, 2, 4, { maxTurns: 0 }],
  ['eight of a kind', 8, 2, 4, { maxTurns: 0, margin: false }],
  ['tiles that touch may not go', 4, 4, 4, { adjacent: false, maxTurns: 1, margin: false }],
] as const)('%s', (_, copies, kinds, others, rules) => {
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  for (const [index, gravity] of falls.entries()) {
    // In `npm test` one of three boards for each way of falling.
    for (const seed of isQuick ? [(index + 2) % 3] : [0, 1, 2]) {
      const tiles = Array.from({ length: copies * kinds }, (_, tile) => Math.trunc(tile / copies) + 1);
      const rest = Array.from({ length: others }, (_, at) => -(at % 2));
      const all = createRandom(1000 * index + seed).shuffle([...tiles, ...rest]);
      const board = { rows: 4, cols: all.length / 4, cells: all };
      const { verdict, moves } = byBeams(board, rules, gravity);
      counts[verdict] += 1;
      expect(verdict).toBe(canClear(board, rules, gravity) ? 'solved' : 'unsolvable');
      if (verdict === 'solved') {
        expect(isCleared(replay(board, movePairs(moves), { ...rules, gravity }))).toBe(true);
      }
    }
  }
  expect(counts.limit).toBe(0);
  expect(counts.solved + counts.unsolvable).toBe(falls.length * (isQuick ? 1 : 3));
  expect(Math.min(counts.solved, counts.unsolvable)).toBeGreaterThan(0);
});
