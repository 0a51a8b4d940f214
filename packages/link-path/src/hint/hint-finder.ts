/**
 * The search behind a hint: one play that clears the board, then the simpler pairs before its first one, each by its proof.
 *
 * Without gravity a play needs no second search to begin with another of its pairs: a tile that goes never closes a line, so
 * whatever of the play can go now may go first.
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import { marksOf } from '../board/marks.js';
import { movePairs } from '../board/move-pairs.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { NodeLimit } from '../kernel/node-limit.js';
import { bestLink } from '../link/best-link.js';
import { visitPairs } from '../pairs/pair-kernels.js';
import { afterPair } from '../play/after-pair.js';
import { type MoveModes, modesAfter, modesAt } from '../rules/gravity-rule.js';
import type { LinkRules } from '../rules/link-rules.js';
import type { Verdict } from '../search/pairing-search.js';
import { solveTiles } from '../search/solve-tiles.js';
import type { BoardLike, Hint, Link, Pair } from '../types.js';

/** A pair that can be matched, and its line. */
type Candidate = { readonly pair: Pair; readonly link: Link };

/** A hint with its proof. */
type SafeHint = Extract<Hint, { status: 'safe' }>;

/** The share of the limit that one pair is tried with. */
const sharesOfLimit = 16;

/** Finds a hint. */
export class HintFinder {
  /** The positions looked at. */
  nodes = 0;
  /** The best hint so far. */
  best: Hint | undefined;
  private readonly board: BoardLike;
  private readonly rules: LinkRules;
  private readonly modes: MoveModes;
  private readonly maxNodes: number;

  constructor(board: BoardLike, rules: LinkRules, modes: MoveModes, maxNodes: number) {
    this.board = board;
    this.rules = rules;
    this.modes = modes;
    this.maxNodes = maxNodes;
  }

  *find(pace: Pace): Slices<Hint> {
    const { cells } = this.board;
    const candidates = yield* this.candidates(pace);
    if (candidates.length === 0) return { status: hasTile(cells) ? 'stuck' : 'cleared' };
    const [easiest] = candidates;
    this.best = { status: 'limit', ...easiest };
    const { verdict, moves } = yield* this.solve(this.board, this.modes, this.maxNodes, pace);
    if (verdict !== 'solved') return { status: verdict === 'limit' ? 'limit' : 'lost', ...easiest };
    const play = movePairs(moves);
    const at = this.firstOf(play, candidates);
    const first = hintOf(play, candidates[at]);
    this.best = first;
    for (const candidate of candidates.slice(0, at)) {
      if (this.nodes >= this.maxNodes) break;
      const after = afterPair(this.board, marksOf(this.board), candidate.pair, modesAt(this.modes, 0));
      const left = this.maxNodes - this.nodes;
      const rest = yield* this.solve(
        after,
        modesAfter(this.modes, 1),
        Math.max(1, Math.min(left, Math.trunc(this.maxNodes / sharesOfLimit))),
        pace,
      );
      if (rest.verdict !== 'solved') continue;
      return { status: 'safe', ...candidate, moves: [candidate.pair, ...movePairs(rest.moves)] };
    }
    return first;
  }

  /** Every pair that can be matched, the simplest lines first. */
  private *candidates(pace: Pace): Slices<Candidate[]> {
    const { board, rules } = this;
    const { rows, cols, cells } = board;
    const pairs: Pair[] = [];
    const visit = (a: number, b: number): boolean => {
      pairs.push({ a, b });
      return true;
    };
    yield* visitPairs(board, rules, pace, visit, { cells: 0 });
    const candidates: Candidate[] = [];
    for (const pair of pairs) {
      const link = bestLink(cells, rows, cols, rules, pair.a, pair.b);
      if (link !== undefined) candidates.push({ pair, link });
      if (spend(pace, rules.maxTurns > 2 ? 8 * rows * cols : 4 * (rows + cols))) yield;
    }
    return candidates.sort(
      (one, other) =>
        one.link.turns - other.link.turns ||
        one.link.length - other.link.length ||
        one.pair.a - other.pair.a ||
        one.pair.b - other.pair.b,
    );
  }

  /** Which pair the play may begin with: without gravity the simplest of its pairs that can go now. */
  private firstOf(play: readonly Pair[], candidates: readonly Candidate[]): number {
    const keyOf = ({ a, b }: Pair): number => a * this.board.cells.length + b;
    const first = new Set((this.modes.length === 0 ? play : play.slice(0, 1)).map(keyOf));
    return candidates.findIndex(({ pair }) => first.has(keyOf(pair)));
  }

  private *solve(
    board: BoardLike,
    modes: MoveModes,
    maxNodes: number,
    pace: Pace,
  ): Slices<{ readonly verdict: Verdict; readonly moves: readonly number[] }> {
    const { rules } = this;
    const tiles = yield* numberTiles(board, rules);
    if (tiles.oddKinds.length > 0) return { verdict: 'unsolvable', moves: [] };
    const limit = new NodeLimit(maxNodes, pace);
    const result = yield* solveTiles(tiles, this.board, rules, modes, limit, pace);
    this.nodes += limit.nodes;
    return result;
  }
}

/** The place of a pair in a play, -1 if it isn't there. */
function placeOf({ pair }: Candidate, play: readonly Pair[]): number {
  return play.findIndex(({ a, b }) => a === pair.a && b === pair.b);
}

/** A play that begins with one of its pairs, as a hint. */
function hintOf(play: readonly Pair[], first: Candidate): SafeHint {
  return { status: 'safe', ...first, moves: [first.pair, ...play.toSpliced(placeOf(first, play), 1)] };
}

function hasTile(cells: ArrayLike<number>): boolean {
  return Array.from(cells).some((value) => value > 0);
}
