/** Moves and directions of a player. */
import type { Cell } from '@kit/grid';

/** What counts as one move: a `single` tile, or a whole `line` of tiles between the tapped cell and the blank. */
export type Metric = 'single' | 'line';

/** Where an arrow key points. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Options of `slideTo` and `cellTowards`. */
export type DirectionOptions = {
  /** What goes in the direction: the `tile` that slides (default), or the `blank`, which goes the other way. */
  readonly moves?: 'tile' | 'blank' | undefined;
};

/** What a slide does to one tile. */
export type TileMove = {
  /** The number of the tile. */
  readonly tile: number;
  /** The cell where it was. */
  readonly from: Cell;
  /** The cell where it is afterwards. */
  readonly to: Cell;
};
