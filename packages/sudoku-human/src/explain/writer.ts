/** How cells, candidates, houses and links are written on a board: closely on the classic one, by its size on others. */

import type { Cell } from '@kit/grid';
import { classicTables } from '../kernel/geometry.js';
import type { Tables } from '../kernel/tables.js';
import { digitName } from '../layout/digits.js';
import type { Candidate, CellNotation, Digit, House, Link } from '../types.js';
import { type Frame, formatCandidates, formatCells, formatChain, formatHouses } from './format.js';
import { candidateNames, cellNames, chainName, houseNames } from './layout-names.js';

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
export function writerFor(tables: Tables, frame: Frame, notation: CellNotation): Writer {
  if (tables === classicTables) {
    return {
      cells: (cells) => formatCells(cells, notation),
      candidates: (candidates, sign) => formatCandidates(candidates, notation, sign),
      houses: (houses) => formatHouses(houses, frame, notation),
      digit: String,
      chain: (links) => formatChain(links, notation),
    };
  }
  const writing = { size: tables.size, houses: tables.named, catalogue: frame, notation };
  return {
    cells: (cells) => cellNames(cells, writing),
    candidates: (candidates, sign) => candidateNames(candidates, writing, sign),
    houses: (houses) => houseNames(houses, writing),
    digit: digitName,
    chain: (links) => chainName(links, writing),
  };
}
