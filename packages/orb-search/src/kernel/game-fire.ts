/**
 * What a wave hits: the cells of its matches, the crates beside them, and what special pieces reach.
 *
 * A special piece that is hit fires, in the order in which they were hit, each once. Effects mark cells only; what a hit does
 * comes when all have fired, so that no effect sees what another has cleared already.
 */
import { counters, type Dice, effectCodes, effectWords, type GameState, type GameTable } from './game-table.js';

/** What fires in one wave, kept only for those who want to see it. */
export type FireLog = {
  /** Cell, special (or -1 − pair), and the cells that it was the first to hit. */
  readonly fired: { cell: number; special: number; hits: number[] }[];
  /** Cell and piece for each ordinary piece that became a special one. */
  readonly turned: number[];
};

/** Fires the special pieces of one game. */
export type GameFire = {
  /** 1 for the cells that are hit. */
  readonly hit: Uint8Array;
  /** 1 for the special pieces that have fired, 2 for those that went into a pair. */
  readonly used: Uint8Array;
  /** Starts a wave. */
  readonly begin: (state: GameState, dice: Dice | undefined, log: FireLog | undefined) => void;
  /** Lets a special piece fire at its turn, with a colour or -1. */
  readonly light: (cell: number, colour: number) => void;
  /** Lets a pair of two cells fire, at the second. */
  readonly lightPair: (a: number, b: number, pair: number, colour: number) => void;
  /** Is nothing about to fire? */
  readonly isIdle: () => boolean;
  /** Lets everything fire. */
  readonly run: () => void;
  /** How many pieces and pairs have fired since this was asked last. */
  readonly takeFired: () => number;
};

/** One that fires the special pieces of a game. */
export function gameFire(table: GameTable): GameFire {
  const { rows, cols, rowOf, holes, effects, effectStart, pairStart, intoList, coloured, goalCounter, goalNeed } =
    table;
  const size = rows * cols;
  const hit = new Uint8Array(size);
  const used = new Uint8Array(size);
  // A queue: where, which special (or -1 − pair), with which colour. Each cell fires once, and one pair.
  const queueCell = new Int16Array(size + 1);
  const queueWhat = new Int16Array(size + 1);
  const queueColour = new Int8Array(size + 1);
  const tally = new Int16Array(16);
  const targets = new Int16Array(size);
  const others = new Int16Array(size);
  let queued = 0;
  // Cells that are not hit yet; and what has fired since somebody asked.
  let left = 0;
  let fired = 0;
  let state: GameState;
  let dice: Dice | undefined;
  let log: FireLog | undefined;
  let hits: number[] | undefined;

  return { hit, used, begin, light, lightPair, isIdle: () => queued === 0, run, takeFired };

  function takeFired(): number {
    const taken = fired;
    fired = 0;
    return taken;
  }

  function begin(now: GameState, chance: Dice | undefined, seen: FireLog | undefined): void {
    hit.fill(0);
    used.fill(0);
    queued = 0;
    state = now;
    dice = chance;
    log = seen;
  }

  function light(cell: number, colour: number): void {
    const piece = state.pieces[cell];
    hit[cell] = 1;
    used[cell] = 1;
    enter(cell, piece >> 4, (piece & 15) < 15 ? piece & 15 : colour);
  }

  function lightPair(a: number, b: number, pair: number, colour: number): void {
    hit[a] = hit[b] = 1;
    used[a] = used[b] = 2;
    enter(b, -1 - pair, colour);
  }

  function enter(cell: number, what: number, colour: number): void {
    queueCell[queued] = cell;
    queueWhat[queued] = what;
    queueColour[queued++] = colour;
  }

  function run(): void {
    if (queued === 0) return;
    left = 0;
    for (let cell = 0; cell < size; cell++) if (hit[cell] === 0 && holes[cell] === 0) left += 1;
    for (let next = 0; next < queued; next++) {
      const cell = queueCell[next];
      const what = queueWhat[next];
      if (log) {
        hits = [];
        log.fired.push({ cell, special: what, hits });
      }
      // What fires when everything is hit does nothing any more.
      if (left === 0) continue;
      fired += 1;
      const starts = what < 0 ? pairStart : effectStart;
      const own = what < 0 ? -1 - what : what;
      for (let effect = starts[own]; effect < starts[own + 1]; effect++) apply(effect, cell, queueColour[next]);
    }
    queued = 0;
  }

  function strike(cell: number): void {
    if (hit[cell] === 1 || holes[cell] === 1) return;
    hit[cell] = 1;
    left -= 1;
    hits?.push(cell);
    if (state.pieces[cell] >= 16 && state.blockers[cell] === 0) light(cell, -1);
  }

  function apply(effect: number, cell: number, colour: number): void {
    const at = effect * effectWords;
    const x = effects[at + 1];
    const y = effects[at + 2];
    const row = rowOf[cell];
    const col = cell - row * cols;
    const code = effects[at];
    if (code === effectCodes.row) area(row - x, 0, row + x, cols - 1);
    else if (code === effectCodes.col) area(0, col - x, rows - 1, col + x);
    else if (code === effectCodes.diagonals) diagonals(row, col);
    else if (code === effectCodes.square) area(row - x, col - x, row + x, col + x);
    else if (code === effectCodes.plus) plus(row, col, x);
    else if (code === effectCodes.colour) ofColour(colour < 0 ? commonest() : colour);
    else if (code === effectCodes.board) area(0, 0, rows - 1, cols - 1);
    else if (code === effectCodes.turn) turn(colour < 0 ? commonest() : colour, x, y);
    else fly(x, y, effects[at + 3]);
  }

  function area(top: number, left: number, bottom: number, right: number): void {
    const from = Math.max(0, left);
    const to = Math.min(cols - 1, right);
    for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row++) {
      for (let col = from; col <= to; col++) strike(row * cols + col);
    }
  }

  function diagonals(top: number, col: number): void {
    for (let row = 0; row < rows; row++) {
      const aside = Math.abs(row - top);
      if (col - aside >= 0) strike(row * cols + col - aside);
      if (col + aside < cols) strike(row * cols + col + aside);
    }
  }

  function plus(row: number, col: number, radius: number): void {
    area(row - radius, col, row - 1, col);
    area(row, col - radius, row, col + radius);
    area(row + 1, col, row + radius, col);
  }

  function ofColour(colour: number): void {
    if (colour < 0) return;
    for (let cell = 0; cell < size; cell++) if ((state.pieces[cell] & 15) === colour) strike(cell);
  }

  /** The colour of which most pieces are not hit yet, the first of equal ones; -1 where there is none. */
  function commonest(): number {
    tally.fill(0);
    for (let cell = 0; cell < size; cell++) if (hit[cell] === 0) tally[state.pieces[cell] & 15] += 1;
    let best = -1;
    for (let type = 0; type < 15; type++) if (tally[type] > (best < 0 ? 0 : tally[best])) best = type;
    return best;
  }

  /** The ordinary pieces of a colour become special ones in turns, and all of the colour are hit. */
  function turn(colour: number, from: number, to: number): void {
    if (colour < 0) return;
    let turned = 0;
    for (let cell = 0; cell < size; cell++) {
      if (state.pieces[cell] !== colour || hit[cell] === 1 || state.blockers[cell] !== 0) continue;
      const special = intoList[from + (turned++ % (to - from))];
      state.pieces[cell] = special * 16 + (coloured[special] === 1 ? colour : 15);
      log?.turned.push(cell, state.pieces[cell]);
      strike(cell);
    }
    ofColour(colour);
  }

  function fly(start: number, end: number, count: number): void {
    for (let flown = 0; flown < count; flown++) {
      const target = chooseTarget();
      if (target < 0) return;
      strike(target);
      for (let effect = start; effect < end; effect++) apply(effect, target, -1);
    }
  }

  /** One of the cells that an open goal needs, else one that holds a piece; the first without dice, -1 where there is none. */
  function chooseTarget(): number {
    const { ground, pieces, blockers, counts } = state;
    let wanted = 0;
    let ice = false;
    let crates = false;
    let chains = false;
    for (let goal = 0; goal < goalNeed.length; goal++) {
      const counter = goalCounter[goal];
      if (counts[counter] >= goalNeed[goal]) continue;
      if (counter < 15) wanted |= 1 << counter;
      ice ||= counter === counters.ice;
      crates ||= counter === counters.crates;
      chains ||= counter === counters.chains;
    }
    let needed = 0;
    let loose = 0;
    for (let cell = 0; cell < size; cell++) {
      if (hit[cell] === 1) continue;
      if (isNeeded(cell)) targets[needed++] = cell;
      if (pieces[cell] >= 0) others[loose++] = cell;
    }
    if (needed > 0) return targets[dice ? dice.int(needed) : 0];
    return loose > 0 ? others[dice ? dice.int(loose) : 0] : -1;

    function isNeeded(cell: number): boolean {
      const blocker = blockers[cell];
      if (crates && blocker > 0 && blocker < 10) return true;
      if (chains && blocker > 10) return true;
      return (ice && ground[cell] > 0 && blocker !== 10) || ((wanted >> (pieces[cell] & 15)) & 1) === 1;
    }
  }
}
