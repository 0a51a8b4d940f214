/** Moving pictures of the board: what a path does step by step, and what clears and falls wave by wave. */
import type { Grid } from '@kit/grid';
import { applyPath, type PathResult, type ResolveStep, type Rules } from '@kit/orb-search';

/** One picture, and how long it stays. */
export type Frame = {
  readonly board: Grid;
  readonly path: readonly number[];
  /** Cells that are about to clear. */
  readonly matched: readonly number[];
  readonly ms: number;
};

/** The pictures that are still to be seen, the present one first; the last one stays if the film is held. */
export type Film = { readonly frames: readonly Frame[]; readonly isHeld: boolean };

/** The drag, a frame a move. */
export function filmOfPath(board: Grid, { path: { start, moves } }: Pick<PathResult, 'path'>, rules: Rules): Film {
  const frames = Array.from({ length: moves.length + 1 }, (_, step) => ({
    board: applyPath(board, { start, moves: moves.slice(0, step) }, { rules }),
    path: [start, ...moves].slice(0, step + 1),
    matched: [],
    ms: step === 0 ? 400 : 130,
  }));
  return { frames, isHeld: false };
}

/** The waves: what clears is marked, then it is gone and the rest has fallen. Null without a wave. */
export function filmOfWaves(board: Grid, steps: readonly ResolveStep[], isHeld: boolean): Film | null {
  if (steps.length === 0) return null;
  const frames = steps.flatMap((step, index) => [
    {
      board: index === 0 ? board : steps[index - 1].board,
      path: [],
      matched: step.matches.flatMap(({ cells }) => cells),
      ms: 420,
    },
    { board: step.board, path: [], matched: [], ms: 220 },
  ]);
  return { frames, isHeld };
}

/** A board that stays until it is put back. */
export function filmOfBoard(board: Grid): Film {
  return { frames: [{ board, path: [], matched: [], ms: 0 }], isHeld: true };
}

/** The film after its present picture; null once it is over. */
export function nextFrame({ frames, isHeld }: Film): Film | null {
  if (frames.length > 1) return { frames: frames.slice(1), isHeld };
  return isHeld ? { frames, isHeld } : null;
}

/** How long the present picture stays; undefined if it is the last of a film that is held. */
export function timeOfFrame({ frames, isHeld }: Film): number | undefined {
  return isHeld && frames.length === 1 ? undefined : frames[0].ms;
}
