/** Moving pictures of the board: what a path does step by step, and what clears and falls wave by wave. */
import type { Grid } from '@kit/grid';
import { applyPath, type PathResult, type ResolveStep } from '@kit/orb-search';
import { useEffect, useState } from 'preact/hooks';

/** One picture, and how long it stays. */
export type Frame = {
  readonly board: Grid;
  readonly path: readonly number[];
  /** Cells that are about to clear. */
  readonly matched: ReadonlySet<number>;
  readonly ms: number;
};

const none: ReadonlySet<number> = new Set();

/** The drag, a frame a move. */
export function filmOfPath(board: Grid, { path: { start, moves } }: PathResult): Frame[] {
  return Array.from({ length: moves.length + 1 }, (_, step) => ({
    board: applyPath(board, { start, moves: moves.slice(0, step) }),
    path: [start, ...moves].slice(0, step + 1),
    matched: none,
    ms: step === 0 ? 400 : 130,
  }));
}

/** The waves: what clears is marked, then it is gone and the rest has fallen. */
export function filmOfWaves(board: Grid, steps: readonly ResolveStep[]): Frame[] {
  return steps.flatMap((step, index) => [
    {
      board: index === 0 ? board : (steps[index - 1] as ResolveStep).board,
      path: [],
      matched: new Set(step.matches.flatMap(({ cells }) => cells)),
      ms: 420,
    },
    { board: step.board, path: [], matched: none, ms: 220 },
  ]);
}

/** The film that runs: its present frame, and how to start another or to stop. The last frame stays if it is held. */
export function useFilm() {
  const [film, setFilm] = useState<{ readonly frames: readonly Frame[]; readonly isHeld: boolean }>();
  useEffect(() => {
    const frame = film?.frames[0];
    if (!film || !frame) return;
    const rest = film.frames.slice(1);
    if (rest.length === 0 && film.isHeld) return;
    const timer = setTimeout(() => setFilm(rest.length === 0 ? undefined : { ...film, frames: rest }), frame.ms);
    return () => clearTimeout(timer);
  }, [film]);
  return {
    frame: film?.frames[0],
    play: (frames: readonly Frame[], isHeld: boolean) => setFilm(frames.length === 0 ? undefined : { frames, isHeld }),
    stop: () => setFilm(undefined),
  };
}
