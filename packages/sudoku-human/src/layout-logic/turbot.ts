/**
 * Skyscraper, two-string kite, turbot fish on any layout: two houses with two places for a digit, one of each see each
 * other, so one of the two other ends is true.
 *
 *     two rows or two columns, the joints in one line across them     skyscraper
 *     a row and a column, the joints in one box or region             two-string kite
 *     anything else: other houses, joints a knight's move apart       turbot fish
 */

import type { SingleDigitId } from '../types.js';
import { pairsOf } from './links.js';
import { cellsParam, chainNode, digitsParam, housesAs, housesParam, type LayoutFinder, stepOf } from './steps.js';
import { excludedByAll, sees, type View } from './view.js';

type Found = {
  readonly id: SingleDigitId | 'x-wing';
  readonly houses: readonly [number, number];
  readonly ends: readonly [number, number];
  readonly joints: readonly [number, number];
};

const ids = ['skyscraper', 'two-string-kite', 'turbot-fish'] as const;

/** The three by digit; the same four cells once, by the first name that they have. */
export const turbots: LayoutFinder = {
  ids,
  *run(view, emit, wanted) {
    for (let digit = 0; digit < view.tables.size; digit++) {
      yield;
      const byCells = new Map<string, Found>();
      for (const found of twoPairs(view, digit)) {
        const name = [...found.ends, ...found.joints].sort((a, b) => a - b).join() + found.joints.toSorted();
        const other = byCells.get(name);
        if (other === undefined || rankOf(found) < rankOf(other)) byCells.set(name, found);
      }
      for (const found of [...byCells.values()].sort((a, b) => rankOf(a) - rankOf(b))) {
        const step = found.id !== 'x-wing' && wanted(found.id) ? turbotStep(view, digit, found, found.id) : undefined;
        if (step !== undefined && emit(step)) return true;
      }
    }
    return false;
  },
};

/** Pairs that are an X-Wing come first, so that they have no other name. */
function rankOf({ id }: Found): number {
  return ['x-wing', ...ids].indexOf(id);
}

function* twoPairs(view: View, digit: number): Generator<Found> {
  const pairs = pairsOf(view, digit);
  for (const [i, one] of pairs.entries()) {
    for (const two of pairs.slice(i + 1)) {
      if (one.cells.some((cell) => two.cells.includes(cell))) continue;
      for (const a of [0, 1]) {
        for (const b of [0, 1]) {
          const joints = [one.cells[a], two.cells[b]] as const;
          const ends = [one.cells[1 - a], two.cells[1 - b]] as const;
          if (!sees(view, ...joints)) continue;
          yield {
            id: nameOf(view, [one.house, two.house], ends, joints),
            houses: [one.house, two.house],
            ends,
            joints,
          };
        }
      }
    }
  }
}

function nameOf(
  { tables }: View,
  houses: readonly [number, number],
  ends: readonly [number, number],
  [a, b]: readonly [number, number],
): Found['id'] {
  const { size, named, layout } = tables;
  const [one, two] = houses.map((house) => named[house].kind);
  const lineOf = (cell: number): number => (one === 'row' ? cell % size : Math.floor(cell / size));
  if (one === two && (one === 'row' || one === 'column') && lineOf(a) === lineOf(b)) {
    return lineOf(ends[0]) === lineOf(ends[1]) ? 'x-wing' : 'skyscraper';
  }
  const isCross = one === 'row' && two === 'column';
  return isCross && layout.regions[a] === layout.regions[b] ? 'two-string-kite' : 'turbot-fish';
}

function turbotStep(view: View, digit: number, { houses, ends, joints }: Found, id: SingleDigitId) {
  const { size } = view.tables;
  const nodes = [ends[0], joints[0], joints[1], ends[1]].map((cell) => cell * size + digit);
  const gone = excludedByAll(view, [nodes[0], nodes[3]]).filter((node) => node % size === digit);
  if (gone.length === 0) return undefined;
  const links = [0, 1, 2].map((i) => ({
    from: chainNode(view, nodes[i]),
    to: chainNode(view, nodes[i + 1]),
    type: i === 1 ? ('weak' as const) : ('strong' as const),
  }));
  return stepOf(view, id, {
    eliminations: gone.map((node) => ({ cell: Math.floor(node / size), digit: digit + 1 })),
    candidates: [ends[0], ...joints, ends[1]].map((cell, i) => ({
      cell,
      digit: digit + 1,
      role: i % 3 === 0 ? 'end' : 'joint',
    })),
    houses: housesAs(houses),
    links,
    params: {
      digit: digitsParam([digit + 1]),
      houses: housesParam(houses),
      joints: cellsParam(joints),
      ends: cellsParam(ends),
    },
  });
}
