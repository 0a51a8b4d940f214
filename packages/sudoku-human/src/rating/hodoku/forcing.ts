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
  const { cells, digits, candidates } = tables;
  const proved = provedOf(board, tables, closure);
  for (const isOn of [1, 0]) {
    for (let node = 0; node < candidates; node++) {
      const literal = node * 2 + isOn;
      if ((proved[literal >> 5] & (1 << (literal & 31))) === 0) continue;
      const candidate = cells[node][0] * 9 + digits[node];
      return {
        technique: isNet ? 'forcing-net' : 'forcing-chain',
        placed: isOn ? candidate : -1,
        effects: isOn ? [] : [candidate],
        shape: { form: 'forcing', conclusion: literal, isNet },
      };
    }
  }
  return undefined;
}

/** By literal: is it so in any case? As bits. */
function provedOf(state: State, tables: Tables, closure: Closure): Int32Array {
  const { words, bits } = closure;
  const { candidates, cells } = tables;
  const proved = new Int32Array(words);
  const prove = (literal: number): void => void (proved[literal >> 5] |= 1 << (literal & 31));
  const units = unitsOf(state, tables);
  for (let root = 0; root < candidates * 2; root++) {
    if (isRefuted(closure, root, units)) prove(root ^ 1);
  }
  const share = (roots: readonly number[], ownCell: number): void => {
    for (let word = 0; word < words; word++) {
      let common = ~proved[word];
      for (let i = 0; i < roots.length && common !== 0; i++) common &= bits[roots[i] * words + word];
      for (; common !== 0; common &= common - 1) {
        const literal = word * 32 + lowestBit(common);
        if (literal < candidates * 2 && cells[literal >> 1][0] !== ownCell) prove(literal);
      }
    }
  };
  for (let node = 0; node < candidates; node++) share([node * 2, node * 2 + 1], cells[node][0]);
  for (const { ons } of units) share(ons, -1);
  return proved;
}

/** The candidates of a cell, or all places of a digit in a house, one of which is true. */
type Unit = {
  /** The literals that say so. */
  readonly ons: readonly number[];
  /** That all are false, as words of a table and the bits in them; none if it isn't known of each of them when it is. */
  readonly offs: readonly number[];
};

function unitsOf(state: State, { nodeOf }: Tables): Unit[] {
  const units: Unit[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const ons: number[] = [];
    for (let rest = state.masks[cell]; rest !== 0; rest &= rest - 1)
      ons.push(nodeOf[cell * 9 + lowestBit(rest)] * 2 + 1);
    if (ons.length > 0) units.push({ ons, offs: allOff(ons) });
  }
  const natural = naturalMasks(state);
  for (let house = 0; house < 27; house++) {
    for (let digit = 0; digit < 9; digit++) {
      const ons: number[] = [];
      // A place that was struck out before the tables were made is in none.
      let isWhole = true;
      for (let i = house * 9; i < house * 9 + 9; i++) {
        const node = nodeOf[houseCells[i] * 9 + digit];
        if (node >= 0) ons.push(node * 2 + 1);
        else if (natural[houseCells[i]] & (1 << digit)) isWhole = false;
      }
      if (ons.length > 0) units.push({ ons, offs: isWhole ? allOff(ons) : [] });
    }
  }
  return units;
}

/** The opposites of the literals, which ascend: word, bits, word, bits, …. */
function allOff(ons: readonly number[]): number[] {
  const offs: number[] = [];
  for (const on of ons) {
    const off = on ^ 1;
    if (offs[offs.length - 2] !== off >> 5) offs.push(off >> 5, 0);
    offs[offs.length - 1] |= 1 << (off & 31);
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
  for (let unit = 0; unit < units.length; unit++) {
    const { offs } = units[unit];
    let at = 0;
    while (at < offs.length && (bits[own + offs[at]] & offs[at + 1]) === offs[at + 1]) at += 2;
    if (at > 0 && at === offs.length) return true;
  }
  return false;
}
