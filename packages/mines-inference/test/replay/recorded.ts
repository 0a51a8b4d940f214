/** A game as a mouse would play it, and the clicks that it is made of. */
import type { GameMove, ReplayEvent } from '../../src/index.js';
import type { Recorded } from './write-replays.js';

export type Clicked = { readonly recorded: Recorded; readonly moves: readonly GameMove[] };

/** Writes presses and releases down, and what has to come of them. */
export function recorder(cols: number) {
  const events: ReplayEvent[] = [];
  const moves: GameMove[] = [];
  let timeMs = 0;
  const at = (cell: number) => ({ x: 16 * (cell % cols) + 5, y: 16 * Math.floor(cell / cols) + 7 });
  const event = (kind: ReplayEvent['kind'], cell: number) => {
    timeMs += 130;
    events.push({ kind, timeMs, ...at(cell) });
  };
  return {
    events,
    moves,
    event,
    /** Events, and the move that the last of them made. */
    made(kind: GameMove['kind'], cell: number, ...made: [kind: ReplayEvent['kind'], cell: number][]) {
      for (const [name, place] of made) event(name, place);
      moves.push({ kind, cell, timeMs });
    },
    wait(ms: number) {
      timeMs += ms;
    },
    left(cell: number) {
      event('move', cell);
      event('left-press', cell);
      event('left-release', cell);
      moves.push({ kind: 'open', cell, timeMs });
    },
    right(cell: number, kind: 'flag' | 'question' = 'flag') {
      event('right-press', cell);
      moves.push({ kind, cell, timeMs });
      event('right-release', cell);
    },
    now: () => timeMs,
  };
}

//  1 * 1 0 0 0 0 0 0
//  1 1 1 1 1 1 0 0 0
//  0 0 0 1 * 1 0 0 0
//  0 0 0 1 2 2 1 0 0
//  0 0 0 0 1 * 1 0 0     two openings, and the corner
export const mineCells = [1, 22, 41];
export const shape = { rows: 5, cols: 9 };

/** A won game with a flag, a chord, and a click on nothing. */
export function wonGame(): Clicked {
  const tape = recorder(9);
  tape.left(36);
  tape.left(36);
  tape.right(22);
  tape.wait(700);
  tape.made('chord', 12, ['left-press', 12], ['right-press', 12], ['left-release', 12]);
  tape.event('right-release', 12);
  tape.left(0);
  return recordedOf(tape, 'won');
}

export function recordedOf(
  tape: ReturnType<typeof recorder>,
  status: Recorded['status'],
  more: Partial<Recorded> = {},
) {
  const recorded: Recorded = {
    ...shape,
    mineCells,
    threeBv: 3,
    timeMs: tape.now(),
    status,
    events: tape.events,
    ...more,
  };
  return { recorded, moves: tape.moves };
}
