import type { WaveLog } from '../kernel/game-turn.js';
import type { CheckedGame } from './check-game.js';
import { kindOf } from './match-kinds.js';
import type { PieceFall, Placed, ShapedMatch, SwapStep } from './types.js';

/** A wave in words, from the numbers of the kernel; the board is as the wave left it. */
export function stepOf(log: WaveLog, { rules, state }: CheckedGame): SwapStep {
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
    falls: fallsOf(log.moves),
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

/** The single moves of pieces, joined to one fall for each: the cells between two moves down are where it turns. */
function fallsOf(moves: readonly number[]): PieceFall[] {
  const falls: { from: number; to: number; piece: number; isNew: boolean; path: number[] }[] = [];
  // Which fall has brought a piece to a cell so far.
  const at = new Map<number, (typeof falls)[number]>();
  for (const [from, to, piece] of triples(moves)) {
    const isNew = from < 0;
    const source = isNew ? -1 - from : from;
    const known = isNew ? undefined : at.get(source);
    if (known) {
      at.delete(source);
      known.path.push(to);
      known.to = to;
      at.set(to, known);
      continue;
    }
    const fall = { from: source, to, piece, isNew, path: [to] };
    falls.push(fall);
    at.set(to, fall);
  }
  return falls;
}

function triples(list: readonly number[]): [number, number, number][] {
  return Array.from({ length: list.length / 3 }, (_, i) => [list[3 * i], list[3 * i + 1], list[3 * i + 2]]);
}
