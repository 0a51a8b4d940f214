/** The pictures of a turn: the swap, then wave by wave what goes and what stands there after it. */
import type { FullSwapGame, SwapStep } from '@kit/orb-search';

/** The layers of a board, as they are drawn. */
export type Layers = Pick<FullSwapGame, 'cells' | 'pieces' | 'blockers'>;

/** One picture, and how long it stays. */
export type LevelFrame = {
  readonly layers: Layers;
  /** Cells that are about to clear. */
  readonly gone: readonly number[];
  /** Cells whose piece fires. */
  readonly fired: readonly number[];
  readonly ms: number;
};

/** The pictures that are still to be seen, the present one first. */
export type LevelFilm = readonly LevelFrame[];

export function filmOfTurn(
  { cells, pieces, blockers }: Layers,
  a: number,
  b: number,
  steps: readonly SwapStep[],
): LevelFilm {
  const swapped = { cells, pieces: pieces.with(a, pieces[b] as number).with(b, pieces[a] as number), blockers };
  const frames: LevelFrame[] = [{ layers: swapped, gone: [], fired: [], ms: 140 }];
  let layers: Layers = swapped;
  for (const step of steps) {
    const fired = step.fired.map(({ cell }) => cell);
    const turned = step.turned.reduce((list, { cell, piece }) => list.with(cell, piece), layers.pieces);
    frames.push({ layers: { ...layers, pieces: turned }, gone: step.cleared, fired, ms: 380 });
    layers = step.board;
    frames.push({ layers, gone: [], fired: [], ms: 200 });
  }
  return frames;
}
