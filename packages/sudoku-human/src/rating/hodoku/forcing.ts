/**
 * Forcing chains and nets: what the tables prove.
 *
 * A table that contradicts itself refutes what it began from; what all tables of a cell, of a digit's places in a
 * house, or both tables of a candidate hold is so in any case. Of all conclusions digits to place come first, by their
 * cells, then candidates to strike out by cell and digit: how long a proof is, or of which kind, plays no part. So the
 * order within the tables plays none either, and sets of bits do.
 */

import { lowestBit } from '../../kernel/bits.js';
import { houseCells } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import type { Closure } from './closure.js';
import { closureOf } from './closure.js';
import type { Found } from './found.js';
import { groupedFacts } from './loops.js';
import { netNext } from './nets.js';
import { naturalMasks } from './rectangles.js';
import { factOf, type Path } from './search.js';
import { netTables, type Tables } from './tables.js';

/** Bits of literals that are false. */
const FALSE = 0x55555555;

/** The first conclusion of chains. */
export function forcingChain(path: Path): Found | undefined {
  const { tables, closure } = factOf(path, groupedFacts);
  return firstConclusion(path, tables, closure, false);
}

/** The first conclusion of nets. */
export function forcingNet(path: Path): Found | undefined {
  const tables = netTables(path.board, netNext(path.board));
  return firstConclusion(path, tables, closureOf(tables.next), true);
}

function firstConclusion({ board }: Path, tables: Tables, closure: Closure, isNet: boolean): Found | undefined {
  const { cells, digits } = tables;
  const proved = provedOf(board, tables, closure);
  for (const isOn of [1, 0]) {
    const conclusion = candidateLiterals(tables).find(
      (literal) => (literal & 1) === isOn && (proved[literal >> 5] & (1 << (literal & 31))) !== 0,
    );
    if (conclusion === undefined) continue;
    const candidate = cells[conclusion >> 1][0] * 9 + digits[conclusion >> 1];
    return {
      technique: isNet ? 'forcing-net' : 'forcing-chain',
      placed: isOn ? candidate : -1,
      effects: isOn ? [] : [candidate],
      shape: { form: 'forcing', conclusion, isNet },
    };
  }
  return undefined;
}

/** The literals of candidates; those of groups come behind them. */
function candidateLiterals({ next, candidates }: Tables): number[] {
  return [...next.keys()].slice(0, candidates * 2);
}

/** By literal: is it so in any case? As bits; what is said of groups is of no use. */
function provedOf(state: State, tables: Tables, closure: Closure): Int32Array {
  const { words, bits } = closure;
  const { candidates, cells } = tables;
  const proved = new Int32Array(words);
  const prove = (literal: number): void => void (proved[literal >> 5] |= 1 << (literal & 31));
  const units = unitsOf(state, tables);
  for (const root of candidateLiterals(tables)) {
    if (isRefuted(closure, root, units)) prove(root ^ 1);
  }
  const share = (roots: readonly number[], ownCell: number): void => {
    for (let word = 0; word < words; word++) {
      let common = ~proved[word];
      for (const root of roots) {
        common &= bits[root * words + word];
        if (common === 0) break;
      }
      for (; common !== 0; common &= common - 1) {
        const literal = word * 32 + lowestBit(common);
        if (cells[literal >> 1][0] !== ownCell) prove(literal);
      }
    }
  };
  for (const [node, [cell]] of cells.slice(0, candidates).entries()) share([node * 2, node * 2 + 1], cell);
  for (const { ons } of units) share(ons, -1);
  return proved;
}

/** Some bits of a table, all in one word. */
type Bits = { readonly word: number; mask: number };

/** The candidates of a cell, or all places of a digit in a house, one of which is true. */
type Unit = {
  /** The literals that say so. */
  readonly ons: readonly number[];
  /** That all are false, if it is known of each of them when it is. */
  readonly offs: readonly Bits[] | undefined;
};

function unitsOf(state: State, { nodeOf }: Tables): Unit[] {
  const units: Unit[] = [];
  for (const [cell, mask] of state.masks.entries()) {
    const ons: number[] = [];
    for (let rest = mask; rest !== 0; rest &= rest - 1) ons.push(nodeOf[cell * 9 + lowestBit(rest)] * 2 + 1);
    if (ons.length > 0) units.push({ ons, offs: allOff(ons) });
  }
  const natural = naturalMasks(state);
  for (const at of state.places.keys()) {
    const [house, digit] = [Math.floor(at / 9), at % 9];
    const ons: number[] = [];
    // A place that was struck out before the tables were made is in none.
    let isWhole = true;
    for (const cell of houseCells.subarray(house * 9, house * 9 + 9)) {
      const node = nodeOf[cell * 9 + digit];
      if (node >= 0) ons.push(node * 2 + 1);
      else if (natural[cell] & (1 << digit)) isWhole = false;
    }
    if (ons.length > 0) units.push({ ons, offs: isWhole ? allOff(ons) : undefined });
  }
  return units;
}

/** The opposites of the literals, which ascend. */
function allOff(ons: readonly number[]): Bits[] {
  const offs: Bits[] = [];
  for (const on of ons) {
    const word = on >> 5;
    if (offs.at(-1)?.word !== word) offs.push({ word, mask: 0 });
    offs[offs.length - 1].mask |= 1 << ((on ^ 1) & 31);
  }
  return offs;
}

/** Does the table hold something and its opposite, or leave a cell or a house without a digit? */
function isRefuted({ words, bits }: Closure, root: number, units: readonly Unit[]): boolean {
  const own = root * words;
  for (let word = 0; word < words; word++) {
    const here = bits[own + word];
    if ((here & (here >>> 1) & FALSE) !== 0) return true;
  }
  for (const { offs } of units) {
    if (offs === undefined) continue;
    let at = 0;
    while (at !== offs.length && (bits[own + offs[at].word] & offs[at].mask) === offs[at].mask) at++;
    if (at === offs.length) return true;
  }
  return false;
}
