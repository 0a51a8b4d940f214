/** How cells, candidates, houses and links are written on a board. */

import type { Cell } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import { digitName } from '../layout/digits.js';
import type { Candidate, CellNotation, Digit, House, Link } from '../types.js';
import { type Frame, formatCandidates, formatCells, formatChain, formatHouses } from './format.js';

/** What stands between the cells and the digits of candidates: struck out, or set. */
export type Sign = '≠' | '=';

/** Writes what messages name. */
export type Writer = {
  readonly cells: (cells: readonly Cell[]) => string[];
  readonly candidates: (candidates: readonly Candidate[], sign: Sign) => string[];
  readonly houses: (houses: readonly House[]) => string;
  readonly digit: (digit: Digit) => string;
  readonly chain: (links: readonly Link[]) => string;
};

/** The writer for a board. */
export function writerFor({ size, named }: Tables, frame: Frame, notation: CellNotation): Writer {
  return {
    cells: (cells) => formatCells(cells, notation, size),
    candidates: (candidates, sign) => formatCandidates(candidates, notation, sign, size),
    houses: (houses) => formatHouses(houses, named, size, frame, notation),
    digit: digitName,
    chain: (links) => formatChain(links, notation, size),
  };
}
