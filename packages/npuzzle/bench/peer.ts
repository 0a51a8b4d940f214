/** The npm package sliding-puzzle-solver, in our words: a board in, the number of moves out (undefined: it gave up). */
import { createRequire } from 'node:module';
import type { Grid } from '@kit/grid';

type PeerGrid = object;
/** Its blank is an empty string. */
type Tile = number | '';
type Peer = {
  readonly Grid: new (tiles: Tile[], empty: number, expected: Tile[]) => PeerGrid;
  readonly Solver: new (grid: PeerGrid) => { solve(): unknown[] | false };
};

const { Grid: BoardOfPeer, Solver } = createRequire(import.meta.url)('sliding-puzzle-solver') as Peer;

/** Solves by the peer. */
export function solveByPeer({ cells }: Grid): number | undefined {
  const tiles = cells.map((tile): Tile => tile || '');
  const expected = cells.map((_, cell): Tile => (cell + 1) % cells.length || '');
  const moves = new Solver(new BoardOfPeer(tiles, cells.indexOf(0), expected)).solve();
  return moves ? moves.length : undefined;
}
