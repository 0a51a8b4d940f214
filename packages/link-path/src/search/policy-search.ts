/**
 * A play that clears the board, looked for by learning from the longest games (nested rollout policy adaptation).
 *
 * A policy draws the pairs of a game by weights. After each game it is adapted towards the longest one so far: what that one
 * played gets heavier, what else could have gone at the time lighter. Such policies are nested: one of the level above is
 * adapted to the best game of the level below, which begins anew from it. So the games of a run gather around what went well,
 * and many short runs look in many places. It proves nothing; where a long way falls it clears boards on which lines of play
 * and beams stay stuck, since there the pairs that go early decide which of the late ones can meet.
 *
 * A step is that of gradient ascent on the logarithms of the weights. Weights are held themselves and not their logarithms,
 * and the exponential is cut short after its third term: sums, products and quotients are the same on every machine.
 *
 * @see C. D. Rosin, Nested Rollout Policy Adaptation for Monte Carlo Tree Search, IJCAI 2011
 */
import { createRandom, type Pace, type Shape, type Slices, spend } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import type { Lines } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import { ReplayBoard } from '../kernel/replay-board.js';
import type { MoveModes } from '../rules/gravity-rule.js';
import { PlayedGame, PolicyGame } from './policy-game.js';

/** How policies are nested and adapted. */
export type PolicySteps = {
  /** How many levels, and how often a level is adapted before the one above is. */
  readonly levels: number;
  readonly rounds: number;
  /** How far a policy is adapted each time: what is added to the logarithm of a weight. */
  readonly step: number;
};

/** What was chosen, by scripts/policy-steps.ts. */
export const chosenSteps: PolicySteps = { levels: 3, rounds: 20, step: 1 };

/** A policy of one level, the longest game since it began, and how often it was adapted. */
type Level = { weights: Float64Array; best: PlayedGame; rounds: number };

/** Looks for a play of a board whose kinds are numbered so that equal numbers match. */
export class PolicySearch {
  /** How many games have been played. */
  plays = 0;
  /** How many pairs went in the last of them. */
  length = 0;
  private readonly tiles: number;
  private readonly game: PolicyGame;
  private readonly levels: Level[];
  /** The weights that prefer nothing, with which a run begins. */
  private readonly even: Float64Array;
  private readonly next: Float64Array;
  private played = new PlayedGame();
  private readonly limit: NodeLimit;
  private readonly pace: Pace;
  private readonly steps: PolicySteps;

  constructor(
    { classes, cellOf, starts }: NumberedTiles,
    shape: Shape,
    lines: Lines,
    modes: MoveModes,
    limit: NodeLimit,
    pace: Pace,
    steps: PolicySteps = chosenSteps,
  ) {
    const board = new ReplayBoard(classes, cellOf, shape, lines, modes, pace);
    this.tiles = cellOf.length;
    this.game = new PolicyGame(starts, shape.cols, board, createRandom(0), pace);
    const { pairs } = this.game;
    this.even = new Float64Array(pairs).fill(1);
    this.levels = Array.from({ length: steps.levels }, () => ({
      weights: this.even.slice(),
      best: new PlayedGame(),
      rounds: 0,
    }));
    this.next = new Float64Array(pairs);
    this.limit = limit;
    this.pace = pace;
    this.steps = steps;
  }

  /**
   * Plays so many games more, or up to the limit (of which they take by their work alone): the cells of the moves that clear
   * the board, two by two, if one does.
   */
  *run(plays: number): Slices<readonly number[] | undefined> {
    const { levels, game, limit } = this;
    for (let play = 0; play < plays && !limit.isReached(); play++) {
      yield* game.play(levels[0].weights, this.played);
      this.plays += 1;
      this.length = this.played.chosen.length;
      if (this.played.moves.length === this.tiles) return this.played.moves;
      yield* this.learn();
    }
    return undefined;
  }

  /**
   * Adapts the lowest level to the game that was played, and each one above once the one below has had its rounds; after
   * those of the highest a new run begins.
   */
  private *learn(): Slices<void> {
    const { levels, steps } = this;
    let game = this.played;
    for (const [index, level] of levels.entries()) {
      if (game.chosen.length >= level.best.chosen.length) {
        const spare = level.best;
        level.best = game;
        game = spare;
      }
      if (index === 0) this.played = game;
      else levels[index - 1].best = game;
      yield* this.adapt(level);
      level.rounds += 1;
      if (level.rounds < steps.rounds) {
        this.restart(index, level.weights);
        return;
      }
      game = level.best;
    }
    this.restart(levels.length, this.even);
  }

  /** Lets the levels below one begin anew with its weights. */
  private restart(below: number, weights: Float64Array): void {
    for (let index = 0; index < below; index++) {
      const level = this.levels[index];
      level.weights.set(weights);
      level.best.clear();
      level.rounds = 0;
    }
    this.pace.work += below * weights.length;
  }

  /** A step of a policy towards its best game. */
  private *adapt(level: Level): Slices<void> {
    const { next, pace } = this;
    const { step } = this.steps;
    const { weights, best } = level;
    next.set(weights);
    let at = 0;
    for (const [play, end] of best.ends.entries()) {
      const from = at;
      let total = 0;
      for (let i = from; i < end; i++) total += weights[best.offers[i]];
      for (; at < end; at++) {
        const pair = best.offers[at];
        const less = (step * weights[pair]) / total;
        next[pair] /= 1 + less * (1 + less / 2);
      }
      next[best.chosen[play]] *= 1 + step * (1 + step / 2);
      if (spend(pace, 6 * (end - from))) yield;
    }
    weights.set(next);
    pace.work += 2 * weights.length;
  }
}
