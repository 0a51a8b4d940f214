/**
 * The game with gravity: whole boards, layer by layer, in beams that widen until one cuts nothing off.
 *
 * When tiles fall, a removal can close lines, so hardly anything of the game without gravity holds here. Each layer holds
 * the different boards after so many pairs. Of its plays first those are kept that leave the fewest tiles shut in and the
 * fewest kinds with a last pair; of these then, once their pairs are listed, those with the most pairs that can go and the
 * fewest kinds of which none can. The first beams are narrow and find a play for most boards that have one; a beam that
 * never drops a board has seen everything, and that it found nothing is the proof that there is nothing.
 *
 * One removal is safe even here: where all tiles of a kind that are left can go now, and each is the last of its row or
 * column, nothing moves when they go, so whatever is played later can be played as well without them.
 */
import type { Pace, Shape, Slices } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import { FallPlays } from '../kernel/fall-plays.js';
import { MoveFinder } from '../kernel/find-moves.js';
import { Ice } from '../kernel/ice.js';
import type { Lines } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import type { MoveModes } from '../rules/gravity-rule.js';
import { BoardWorth } from './board-worth.js';
import { type BeamTools, type Played, runBeam } from './falling-beam.js';
import type { Verdict } from './pairing-search.js';

/** The width of the first beam, and how many times as wide each next one is. */
const firstWidth = 1;
const widening = 5;
/** The boards of a layer have at most so many cells together. */
const maxBeamCells = 8_388_608;

/** A verdict with the play where there is one: cells two by two, in order. */
export type PlayVerdict = { readonly verdict: Verdict; readonly moves: readonly number[] };

/** Searches a board whose kinds are numbered so that equal numbers match, in one beam after the other. */
export class BeamSearch {
  private readonly tools: BeamTools;
  private readonly widest: number;
  private width = firstWidth;
  private pairs: readonly number[] | undefined;

  constructor(numbered: NumberedTiles, shape: Shape, lines: Lines, modes: MoveModes, limit: NodeLimit, pace: Pace) {
    const { classes, cellOf, starts } = numbered;
    // Where nothing falls the lines know what is frozen.
    const ice = modes.length === 0 ? undefined : Ice.of(numbered, shape);
    const start = ice?.start ?? classes;
    const finder = new MoveFinder(numbered, shape.cols, lines, pace);
    const plays = new FallPlays(start, shape, modes, ice);
    const worth = new BoardWorth(starts.length - 1, shape);
    this.tools = { start, tiles: cellOf.length, plays, worth, finder, limit, pace };
    this.widest = Math.max(firstWidth, Math.trunc(maxBeamCells / classes.length));
  }

  /** Runs the next beam: undefined where it found nothing and proved nothing, so that a wider one may. */
  *next(): Slices<PlayVerdict | undefined> {
    const { tools, width, widest } = this;
    if (tools.tiles === 0) return { verdict: 'solved', moves: [] };
    this.pairs ??= yield* tools.finder.find(tools.start);
    this.width = Math.min(widest, width * widening);
    const { end, last } = yield* runBeam(tools, this.pairs, width);
    if (end === 'open') return undefined;
    return { verdict: end, moves: end === 'solved' ? movesTo(last) : [] };
  }
}

/** The moves that lead to a board. */
function movesTo(last: Played | undefined): number[] {
  const moves: number[] = [];
  for (let played = last; played !== undefined; played = played.before) moves.push(played.b, played.a);
  return moves.reverse();
}
