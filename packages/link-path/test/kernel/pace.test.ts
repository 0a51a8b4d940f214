import { createRandom, type GravityMode, type Grid, type GridLike, type Pace, type Slices } from '@kit/grid';
import { findPairs } from '@kit/link-path';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { CertifiedDealer, type DealOrder } from '../../src/generate/deal-certified.js';
import { MoveMixer } from '../../src/generate/mix-move.js';
import { ratePlay } from '../../src/generate/rate-plays.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { MoveFinder } from '../../src/kernel/find-moves.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import type { LinkRules } from '../../src/rules/link-rules.js';
import type { PlayVerdict } from '../../src/search/falling-search.js';
import type { Verdict } from '../../src/search/pairing-search.js';
import { solveTiles } from '../../src/search/solve-tiles.js';
import { dealt } from '../random-board.js';
import { isCleared, replay } from '../replay.js';
import { atBothPaces, usualRules } from '../support.js';

const inner: LinkRules = { ...usualRules, margin: false };

function* solved(
  board: GridLike,
  rules: LinkRules,
  modes: readonly GravityMode[],
  maxNodes: number,
  pace: Pace,
): Slices<PlayVerdict> {
  const tiles = yield* numberTiles(board, rules);
  return yield* solveTiles(tiles, board, rules, modes.length === 0 ? [] : [modes], new NodeLimit(maxNodes, pace), pace);
}

/** One row of pairs of kind 1 between stones, and at its end a block that can't go: A B A B. */
function lockedEnd(pairs: number): Grid {
  const cells = [...Array.from({ length: pairs }, () => [1, 1, -1]).flat(), 1, 2, 1, 2];
  return { rows: 1, cols: cells.length, cells };
}

/** The same without stones, so that tiles see each other over what has gone. */
function openEnd(pairs: number): Grid {
  const cells = [...Array.from({ length: pairs }, () => [1, 1]).flat(), 1, 2, 1, 2];
  return { rows: 1, cols: cells.length, cells };
}

/** 52 tiles with room around them: nearly all that match can go. */
function scattered(): Grid {
  const { cells } = dealt(4, 13, 13, 1);
  return { rows: 8, cols: 26, cells: Array.from({ length: 208 }, (_, cell) => (cell % 4 === 0 ? cells[cell / 4] : 0)) };
}

describe('where a kernel pauses changes nothing', () => {
  test.each<[of: string, board: Grid, rules: LinkRules, modes: GravityMode[], maxNodes: number, verdict?: Verdict]>([
    ['decisions', dealt(8, 12, 24, 4), usualRules, [], 20_000, 'solved'],
    ['a proof by decisions', dealt(6, 8, 12, 12), { ...usualRules, maxTurns: 1 }, [], 20_000, 'unsolvable'],
    ['many tiles of a kind', lockedEnd(20), inner, [], 20_000, 'unsolvable'],
    ['more tiles of a kind than are tested at once', lockedEnd(130), inner, [], 20_000, 'unsolvable'],
    ['many tiles of a kind and a limit', openEnd(20), inner, [], 60],
    ['a limit among many kinds', dealt(160, 160, 6400, 1), usualRules, [], 1, 'limit'],
    ['gravity', dealt(4, 6, 6, 3), usualRules, ['down'], 20_000, 'solved'],
    ['gravity and a limit', dealt(10, 10, 25, 1), usualRules, ['left'], runs(300, 300, 50)],
    ['gravity and more boards than a beam holds', scattered(), usualRules, ['left'], 150],
    ['gravity and more tiles of a kind than are tested at once', lockedEnd(130), inner, ['up'], 3],
  ])('solving: %s', (_, board, rules, modes, maxNodes, verdict) => {
    const { answer, eager, pauses } = atBothPaces((pace) => solved(board, rules, modes, maxNodes, pace));
    expect(eager).toEqual(answer);
    expect(pauses).toBeGreaterThan(10);
    if (verdict !== undefined) expect(answer.verdict).toBe(verdict);
  });

  test('solving, wherever the limit falls', () => {
    // Two of each of two kinds crosswise between stones, again and again: many tests, and nothing can go.
    const cells = Array.from({ length: 50 }, () => [0, 1, 2, 1, 2, 0, -1]).flat();
    const board = { rows: 1, cols: cells.length, cells };
    const verdicts = new Set<Verdict>();
    for (let maxNodes = 14; maxNodes < 36; maxNodes += runs(4, 4, 16)) {
      const { answer, eager } = atBothPaces((pace) => solved(board, inner, [], maxNodes, pace));
      expect(eager).toEqual(answer);
      verdicts.add(answer.verdict);
    }
    expect([...verdicts]).toEqual(['limit', 'unsolvable']);
  });

  test.each(['random', 'mixed', 'far', 'walks', 'near', 'traps'] as const)('dealing: %s', (style) => {
    for (const modes of [[], ...(['down', 'center-cols'] as const).map((mode) => [mode])]) {
      const order: DealOrder = {
        layout: { rows: 8, cols: 9, cells: new Int8Array(72).fill(1) },
        kinds: Float64Array.from({ length: 72 }, (_, tile) => (tile >> 2) + 1),
        rules: usualRules,
        modes: modes.length === 0 ? [] : [modes],
        maxTries: 20,
        styles: [style],
      };
      const { answer, eager, pauses } = atBothPaces((pace) => new CertifiedDealer(order, createRandom(1), pace).deal());
      if (answer.status !== 'found') throw new Error(answer.status);
      expect(eager).toEqual(answer);
      expect(pauses).toBeGreaterThan(10);
      expect(isCleared(replay(answer.board, answer.moves, { gravity: modes }))).toBe(true);
      expect(answer.board.cells.toSorted((a, b) => a - b)).toEqual([...order.kinds]);
    }
  });

  test('mixing until a pair can go, by chance and by placing two', () => {
    const apart = Array.from({ length: 60 }, (_, index) => [index + 2, -1]).flat();
    for (const cells of [
      [1, 2, 3, 1, 2, 3],
      [7, 1, -1, ...apart, 1, -1],
    ]) {
      const board = { rows: 1, cols: cells.length, cells };
      const { answer, eager } = atBothPaces((pace) => new MoveMixer(board, inner, createRandom(5), 100, pace).mix());
      if (answer.status !== 'found') throw new Error(answer.status);
      expect(eager).toEqual(answer);
      expect(findPairs(answer.board, { margin: false }).length).toBeGreaterThan(0);
      expect([...answer.board.cells].toSorted()).toEqual(cells.toSorted());
      expect(answer.board.cells.map((value) => Math.sign(value))).toEqual(cells.map((value) => Math.sign(value)));
    }
  });

  test('rating', () => {
    for (const board of [dealt(4, 5, 5, 2), lockedEnd(140)]) {
      const play = function* (pace: Pace) {
        const counts = { plays: 0, deadEnds: 0, moves: 0, forced: 0, choices: 0 };
        const tiles = yield* numberTiles(board, inner);
        const finder = new MoveFinder(tiles, board.cols, createLines(board.rows, board.cols, inner, pace), pace);
        yield* ratePlay(tiles.classes, undefined, board, finder, [], createRandom(1), counts, pace);
        return counts;
      };
      const { answer, eager, pauses } = atBothPaces(play);
      expect(eager).toEqual(answer);
      expect(answer.plays).toBe(1);
      expect(pauses).toBeGreaterThan(answer.moves);
    }
  });
});
