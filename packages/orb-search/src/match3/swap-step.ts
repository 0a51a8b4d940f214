import type { WaveLog } from '../kernel/game-turn.js';
import type { CheckedGame } from './check-game.js';
import { fallsOf } from './falls-of.js';
import { kindOf } from './match-kinds.js';
import type { Placed, ShapedMatch, SwapStep } from './types.js';

/** A wave in words, from the numbers of the kernel; the board is as the wave left it. */
export function stepOf(log: WaveLog, { rules, state, table }: CheckedGame): SwapStep {
  const { names, pairNames } = rules;
  return {
    matches: matchesOf(log),
    fired: log.fired.map(({ cell, special, hits }) => ({
      cell,
      name: special < 0 ? pairNames[-1 - special] : names[special - 1],
      hits,
    })),
    turned: placed(log.turned),
    cleared: log.cleared,
    layers: triples(log.layers).map(([cell, layer, left]) => ({
      cell,
      layer: layer === 0 ? 'cells' : 'blockers',
      left,
    })),
    made: placed(log.made),
    falls: fallsOf(log.moves, table),
    points: log.points,
    board: {
      cells: Array.from(state.ground),
      pieces: Array.from(state.pieces),
      blockers: Array.from(state.blockers),
    },
  };
}

/** The matches of a wave. */
export function matchesOf(log: WaveLog): ShapedMatch[] {
  return log.matches.map(({ type, cells, lines, has }) => ({ type, cells, lines, kind: kindOf(has) }));
}

/** Pairs of cell and piece; of two for one cell the later one stands. */
function placed(pairs: readonly number[]): Placed[] {
  const list = new Map<number, number>();
  for (let i = 0; i < pairs.length; i += 2) list.set(pairs[i], pairs[i + 1]);
  return [...list].map(([cell, piece]) => ({ cell, piece }));
}

function triples(list: readonly number[]): [number, number, number][] {
  return Array.from({ length: list.length / 3 }, (_, i) => [list[3 * i], list[3 * i + 1], list[3 * i + 2]]);
}
