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
      if (proved[node * 2 + isOn] === 0) continue;
      const candidate = cells[node][0] * 9 + digits[node];
      return {
        technique: isNet ? 'forcing-net' : 'forcing-chain',
        placed: isOn ? candidate : -1,
        effects: isOn ? [] : [candidate],
        shape: { form: 'forcing', conclusion: node * 2 + isOn, isNet },
      };
    }
  }
  return undefined;
}

/** By literal: is it so in any case? */
function provedOf(state: State, tables: Tables, closure: Closure): Uint8Array {
  const { words, bits } = closure;
  const { candidates, cells } = tables;
  const proved = new Uint8Array(candidates * 2);
  const units = unitsOf(state, tables);
  for (let root = 0; root < candidates * 2; root++) {
    if (isRefuted(closure, root, units)) proved[root ^ 1] = 1;
  }
  const common = new Int32Array(words);
  const share = (roots: readonly number[], ownCell: number): void => {
    common.fill(-1);
    for (const root of roots) for (let word = 0; word < words; word++) common[word] &= bits[root * words + word];
    for (let word = 0; word < words; word++) {
      for (let rest = common[word]; rest !== 0; rest &= rest - 1) {
        const literal = word * 32 + lowestBit(rest);
        if (literal < candidates * 2 && cells[literal >> 1][0] !== ownCell) proved[literal] = 1;
      }
    }
  };
  for (let node = 0; node < candidates; node++) share([node * 2, node * 2 + 1], cells[node][0]);
  for (const { nodes } of units)
    share(
      nodes.map((node) => node * 2 + 1),
      -1,
    );
  return proved;
}

/** The candidates of a cell, or all places of a digit in a house, one of which is true. */
type Unit = {
  readonly nodes: readonly number[];
  /** Is it known of each of them when it is false? Not if a place was struck out before the tables were made. */
  readonly isWhole: boolean;
};

function unitsOf(state: State, { nodeOf }: Tables): Unit[] {
  const units: Unit[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const nodes: number[] = [];
    for (let rest = state.masks[cell]; rest !== 0; rest &= rest - 1) nodes.push(nodeOf[cell * 9 + lowestBit(rest)]);
    if (nodes.length > 0) units.push({ nodes, isWhole: true });
  }
  const natural = naturalMasks(state);
  for (let house = 0; house < 27; house++) {
    for (let digit = 0; digit < 9; digit++) {
      const nodes: number[] = [];
      let isWhole = true;
      for (let i = house * 9; i < house * 9 + 9; i++) {
        const node = nodeOf[houseCells[i] * 9 + digit];
        if (node >= 0) nodes.push(node);
        else if (natural[houseCells[i]] & (1 << digit)) isWhole = false;
      }
      if (nodes.length > 0) units.push({ nodes, isWhole });
    }
  }
  return units;
}

/** Does the table hold something and its opposite, or leave a cell or a house without a digit? */
function isRefuted({ words, bits }: Closure, root: number, units: readonly Unit[]): boolean {
  const own = root * words;
  for (let word = 0; word < words; word++) {
    const here = bits[own + word];
    if ((here & (here >>> 1) & FALSE) !== 0) return true;
  }
  const isFalse = (node: number): boolean => (bits[own + (node >> 4)] & (1 << ((node & 15) * 2))) !== 0;
  return units.some(({ nodes, isWhole }) => isWhole && nodes.every(isFalse));
}
