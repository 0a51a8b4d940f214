/** What stands in a cell of a level, in parts that can be drawn and said. */
import type { FullSwapGame } from '@kit/orb-search';
import type { Layers } from './film.js';

/** The special pieces of the three games, each with its sign. */
export const signs = {
  'striped-row': '↔',
  'striped-col': '↕',
  wrapped: '▣',
  'wrapped-lit': '✸',
  bomb: '✺',
  'rocket-row': '⇔',
  'rocket-col': '⇕',
  tnt: '✹',
  propeller: '✣',
  'light-ball': '◉',
} as const;

/** A special piece by its name. */
export type Special = keyof typeof signs;

/** A cell. */
export type CellParts = {
  /** The layers of ice. */
  readonly ice: number;
  /** The layers of a crate, or of a chain over the piece. */
  readonly crate: number;
  readonly chain: number;
  readonly isStone: boolean;
  /** The colour of the piece; undefined without one. */
  readonly colour: number | undefined;
  readonly special: Special | undefined;
};

const stone = 10;
const colourless = 15;

/** Is there no cell? */
export function isHole({ cells }: Pick<FullSwapGame, 'cells'>, cell: number): boolean {
  return (cells[cell] ?? 0) < 0;
}

export function partsOf(
  { rules }: Pick<FullSwapGame, 'rules'>,
  { cells, pieces, blockers }: Layers,
  cell: number,
): CellParts {
  const ground = cells[cell] ?? 0;
  const blocker = blockers[cell] ?? 0;
  const piece = pieces[cell] ?? -1;
  const colour = piece & colourless;
  return {
    ice: Math.max(0, ground),
    crate: blocker < stone ? blocker : 0,
    chain: Math.max(0, blocker - stone),
    isStone: blocker === stone,
    colour: piece < 0 || colour === colourless ? undefined : colour,
    special: piece < 0 ? undefined : (rules?.specials?.[(piece >> 4) - 1]?.name as Special | undefined),
  };
}
