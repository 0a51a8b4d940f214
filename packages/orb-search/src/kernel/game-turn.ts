/**
 * One turn of a swap game: two pieces change places, then wave after wave clears, makes special pieces, falls and is filled,
 * until nothing matches and nothing fires.
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import { gameFall } from './game-fall.js';
import { type FireLog, gameFire } from './game-fire.js';
import { type GameMatches, gameMatches } from './game-matches.js';
import { gameShapes } from './game-shapes.js';
import { contains, counters, type Dice, type GameState, type GameTable } from './game-table.js';
import { madePieces } from './made-pieces.js';
import { turnWork } from './work.js';

/** What happened in one wave, as numbers. */
export type WaveLog = FireLog & {
  readonly matches: { type: number; cells: number[]; lines: number[][]; has: number }[];
  readonly cleared: number[];
  /** Cell and piece of each special that was made, or that another one left. */
  readonly made: number[];
  /** Cell, 0 for ice or 1 for a blocker, and what is left. */
  readonly layers: number[];
  /** From (or -1 − source), to, and which piece: every single move, in order. */
  readonly moves: number[];
  points: number;
};

/** Plays one game. */
export type GameTurn = {
  /** Swaps a and b (or taps, where they are one). Nothing comes in without dice. Whether the swap is legal was asked before. */
  readonly begin: (state: GameState, a: number, b: number, dice: Dice | undefined) => void;
  /** Plays the next wave; false if nothing matches and nothing fires. */
  readonly next: (log?: WaveLog) => boolean;
  /** Begins, and plays at most so many waves; says how many. */
  readonly play: (state: GameState, a: number, b: number, dice: Dice | undefined, maxWaves: number) => number;
  /** Plays at most so many waves of a turn that was begun, with a pause after any where it is time for one; says how many. */
  readonly playOn: (maxWaves: number, pace: Pace) => Slices<number>;
  /** How many cells were looked at since this was asked last, about: waves and what fired, times cells. */
  readonly takeWork: () => number;
  readonly matches: GameMatches;
};

/** One that plays a game. */
export function gameTurn(table: GameTable): GameTurn {
  const { rows, cols, rowOf, specials, pairs, coloured, bySwap, byItself, leaves, shapes, points, byLine } = table;
  const size = rows * cols;
  const matches = gameMatches(table);
  const shape = gameShapes(table, matches);
  const fire = gameFire(table);
  const fall = gameFall(table);
  const { hit, used } = fire;
  const made = madePieces(table, matches, shape);
  const leastMaking = byLine && points.match > 0 ? 0 : leastCells(shapes);
  // How many matches this wave has, and boards that were read.
  let matchCount = 0;
  let reads = 0;
  // The turn: its position, its two cells, its chance, and how many waves it has had.
  let state: GameState;
  let a = 0;
  let b = 0;
  let dice: Dice | undefined;
  let wave = 0;

  return { begin, next, play, playOn, takeWork, matches };

  function begin(now: GameState, first: number, second: number, chance: Dice | undefined): void {
    state = now;
    a = first;
    b = second;
    dice = chance;
    wave = 0;
    const { pieces } = state;
    const held = pieces[a];
    pieces[a] = pieces[b];
    pieces[b] = held;
  }

  function play(now: GameState, first: number, second: number, chance: Dice | undefined, maxWaves: number): number {
    begin(now, first, second, chance);
    while (wave < maxWaves && next());
    return wave;
  }

  function* playOn(maxWaves: number, pace: Pace): Slices<number> {
    while (wave < maxWaves && next()) if (spend(pace, turnWork * takeWork())) yield;
    return wave;
  }

  function next(log?: WaveLog): boolean {
    reads += 1;
    const isMatch = matches.read(state.pieces);
    fire.begin(state, dice, log);
    if (wave === 0 && specials > 0) trigger();
    made.begin();
    matchCount = 0;
    if (isMatch) clearMatches(log);
    if (specials > 0) lightSpecials(state);
    if (!isMatch && fire.isIdle()) return false;
    fire.run();
    applyHits(log);
    fall(state, dice, log?.moves);
    wave += 1;
    return true;
  }

  function takeWork(): number {
    const work = (reads + fire.takeFired()) * size;
    reads = 0;
    return work;
  }

  /** What the swap itself lets fire: a pair, a piece that fires by any swap, a tapped one. */
  function trigger(): void {
    const { pieces } = state;
    const colourOf = (cell: number): number => ((pieces[cell] & 15) < 15 ? pieces[cell] & 15 : -1);
    const pair = pairs[(pieces[a] >> 4) * (specials + 1) + (pieces[b] >> 4)];
    if (a === b) {
      fire.light(a, -1);
    } else if (pair >= 0) {
      fire.lightPair(a, b, pair, colourOf(b) >= 0 ? colourOf(b) : colourOf(a));
    } else {
      if (bySwap[pieces[a] >> 4] === 1) fire.light(a, colourOf(b));
      if (bySwap[pieces[b] >> 4] === 1) fire.light(b, colourOf(a));
    }
  }

  /** Hits what matches and the crates beside it, and notes which specials are made. */
  function clearMatches(log: WaveLog | undefined): void {
    const { pieces, blockers } = state;
    const { cells, starts } = matches;
    const [swappedA, swappedB] = wave === 0 ? [a, b] : [-1, -1];
    const groups = matches.split(pieces);
    for (let group = 0; group < groups; group++) {
      const first = starts[group];
      const end = starts[group + 1];
      for (let i = first; i < end; i++) {
        const cell = cells[i];
        hit[cell] = 1;
        const col = cell - rowOf[cell] * cols;
        if (col > 0) hitCrate(cell - 1, blockers);
        if (col < cols - 1) hitCrate(cell + 1, blockers);
        if (cell >= cols) hitCrate(cell - cols, blockers);
        if (cell + cols < size) hitCrate(cell + cols, blockers);
      }
      if (!log && end - first < leastMaking) {
        matchCount += 1;
        continue;
      }
      const has = shape.look(group, pieces);
      const type = pieces[cells[first]] & 15;
      if (byLine && shape.lines.count > 0) {
        for (const [line, own] of linesOf().entries()) {
          const bits = shape.bitsOf(line);
          matchCount += 1;
          made.note(own, 0, own.length, bits, type, blockers, swappedA, swappedB);
          log?.matches.push({ type, cells: own, lines: [own], has: bits });
        }
        continue;
      }
      matchCount += 1;
      made.note(cells, first, end, has, type, blockers, swappedA, swappedB);
      log?.matches.push({ type, cells: Array.from(cells.subarray(first, end)), lines: linesOf(), has });
    }
  }

  function hitCrate(cell: number, blockers: Int8Array): void {
    if (blockers[cell] > 0 && blockers[cell] < 10) hit[cell] = 1;
  }

  /** Special pieces that are hit by a match or fire by themselves, in the order of cells. */
  function lightSpecials({ pieces, blockers }: GameState): void {
    for (let cell = 0; cell < size; cell++) {
      if (pieces[cell] < 16 || used[cell] !== 0 || blockers[cell] !== 0) continue;
      if (hit[cell] === 1 || byItself[pieces[cell] >> 4] === 1) fire.light(cell, -1);
    }
  }

  /** What the hits do: layers go, pieces go, and then what is made appears. */
  function applyHits(log: WaveLog | undefined): void {
    const { ground, pieces, blockers, counts } = state;
    let cleared = 0;
    let layers = 0;
    for (let cell = 0; cell < size; cell++) {
      if (hit[cell] === 0) continue;
      const blocker = blockers[cell];
      if (blocker !== 0) {
        if (blocker === 10) continue;
        blockers[cell] = blocker === 11 ? 0 : blocker - 1;
        counts[blocker < 10 ? counters.crates : counters.chains] += 1;
        layers += 1;
        log?.layers.push(cell, 1, blockers[cell]);
        continue;
      }
      const piece = pieces[cell];
      if (piece >= 0) {
        const special = piece >> 4;
        const left = leaves[special];
        if (special > 0) counts[counters.fired + special] += 1;
        if (left > 0 && used[cell] === 1) {
          pieces[cell] = left * 16 + (coloured[left] === 1 ? piece & 15 : 15);
          log?.made.push(cell, pieces[cell]);
        } else {
          counts[piece & 15] += 1;
          cleared += 1;
          pieces[cell] = -1;
          log?.cleared.push(cell);
        }
      }
      if (ground[cell] > 0) {
        ground[cell] -= 1;
        counts[counters.ice] += 1;
        layers += 1;
        log?.layers.push(cell, 0, ground[cell]);
      }
    }
    const madeCount = made.lay(state, log?.made);
    const earned =
      (points.piece * cleared + points.layer * layers + points.match * matchCount) * (1 + points.cascade * wave) +
      points.special * madeCount;
    counts[counters.pieces] += cleared;
    counts[counters.score] += earned;
    if (log) log.points = earned;
  }

  function linesOf(): number[][] {
    const { lines } = shape;
    return Array.from({ length: lines.count }, (_, line) =>
      Array.from(
        { length: lines.length[line] },
        (_, i) => lines.first[line] + i * (lines.across[line] === 1 ? 1 : cols),
      ),
    );
  }
}

/** A log for a wave. */
export function emptyLog(): WaveLog {
  return { matches: [], fired: [], turned: [], cleared: [], made: [], layers: [], moves: [], points: 0 };
}

/** How many cells a match has at least that may make a special piece. */
function leastCells(shapes: Int16Array): number {
  if (shapes.length === 0) return Number.POSITIVE_INFINITY;
  for (let rule = 0; rule < shapes.length; rule += 2) {
    if ((shapes[rule] & (contains.line3Row | contains.line3Col)) !== 0) return 3;
  }
  return 4;
}
