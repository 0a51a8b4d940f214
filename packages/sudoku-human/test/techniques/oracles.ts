/** Every technique once more, straight from its definition: slow, short, and with nothing of the finders in it. */

import type { Candidate, Position } from '../../src/index.js';
import { boxOf, cells, choose, colOf, digits, houses, keyOf, rowOf, sees } from './positions.js';

/** An instance as a key: the candidates of the pattern by role, then the eliminations (see `patternKey`). */
export type Instance = string;

export function has(position: Position, cell: number, digit: number): boolean {
  return (position.candidates[cell] & (1 << (digit - 1))) !== 0;
}

export function digitsAt(position: Position, cell: number): number[] {
  return digits.filter((digit) => has(position, cell, digit));
}

export function placesFor(position: Position, house: number, digit: number): number[] {
  return houses[house].filter((cell) => has(position, cell, digit));
}

function all(position: Position, where: readonly number[], which: readonly number[] = digits): Candidate[] {
  return where.flatMap((cell) => which.filter((digit) => has(position, cell, digit)).map((digit) => ({ cell, digit })));
}

function instance(gone: Candidate[], ...roles: Candidate[][]): Instance[] {
  return gone.length === 0 ? [] : [[...roles.map(keyOf), keyOf(gone)].join(' | ')];
}

function seenByAll(position: Position, where: readonly number[], which: readonly number[]): Candidate[] {
  return all(
    position,
    cells.filter((cell) => where.every((other) => sees(cell, other))),
    which,
  );
}

export function lockedCandidates(position: Position, isBaseBox: boolean): Instance[] {
  return houses.flatMap((base, b) =>
    houses.flatMap((cover, c) => {
      if (b >= 18 !== isBaseBox || c >= 18 === isBaseBox) return [];
      return digits.flatMap((digit) => {
        const places = placesFor(position, b, digit);
        if (places.length < 2 || !places.every((cell) => cover.includes(cell))) return [];
        const rest = cover.filter((cell) => !base.includes(cell));
        return instance(all(position, rest, [digit]), all(position, places, [digit]));
      });
    }),
  );
}

export function nakedSubsets(position: Position, size: number): Instance[] {
  return houses.flatMap((house) =>
    choose(
      house.filter((cell) => digitsAt(position, cell).length >= 2 && digitsAt(position, cell).length <= size),
      size,
    ).flatMap((subset) => {
      const union = digits.filter((digit) => subset.some((cell) => has(position, cell, digit)));
      return union.length === size ? instance(seenByAll(position, subset, union), all(position, subset)) : [];
    }),
  );
}

export function hiddenSubsets(position: Position, size: number): Instance[] {
  return houses.flatMap((house, h) => {
    const few = digits.filter((digit) => {
      const { length } = placesFor(position, h, digit);
      return length >= 2 && length <= size;
    });
    return choose(few, size).flatMap((subset) => {
      const places = house.filter((cell) => subset.some((digit) => has(position, cell, digit)));
      const others = digits.filter((digit) => !subset.includes(digit));
      return places.length === size ? instance(all(position, places, others), all(position, places, subset)) : [];
    });
  });
}

export function fish(position: Position, size: number, finned: boolean): Instance[] {
  const found: Instance[] = [];
  const rows = houses.slice(0, 9);
  const columns = houses.slice(9, 18);
  for (const digit of digits) {
    for (const [bases, covers] of [
      [rows, columns],
      [columns, rows],
    ]) {
      const places = (house: readonly number[]) => house.filter((cell) => has(position, cell, digit));
      const enough = bases.filter((house) => places(house).length >= 2);
      for (const base of choose(enough, size)) {
        const touched = covers.filter((house) => base.flatMap(places).some((cell) => house.includes(cell)));
        if (!finned && touched.length > size) continue;
        for (const cover of choose(touched, size)) {
          const covered = (cell: number) => cover.some((house) => house.includes(cell));
          const body = base.flatMap(places).filter(covered);
          const fins = base.flatMap(places).filter((cell) => !covered(cell));
          if (fins.length > 0 !== finned || !base.every((house) => places(house).filter(covered).length >= 2)) continue;
          const gone = cover
            .flatMap(places)
            .filter((cell) => !body.includes(cell) && fins.every((fin) => sees(cell, fin)));
          found.push(
            ...instance(all(position, gone, [digit]), all(position, body, [digit]), all(position, fins, [digit])),
          );
        }
      }
    }
  }
  return found;
}

export function pivotWings(position: Position, pivotSize: 2 | 3): Instance[] {
  const bivalue = cells.filter((cell) => digitsAt(position, cell).length === 2);
  return cells.flatMap((pivot) => {
    const own = digitsAt(position, pivot);
    if (own.length !== pivotSize) return [];
    return choose(
      bivalue.filter((cell) => sees(pivot, cell)),
      2,
    ).flatMap(([a, b]) =>
      digits.flatMap((z) => {
        if (!has(position, a, z) || !has(position, b, z)) return [];
        const [x] = digitsAt(position, a).filter((digit) => digit !== z);
        const [y] = digitsAt(position, b).filter((digit) => digit !== z);
        const expected = pivotSize === 2 ? [x, y] : [x, y, z];
        if (x === y || keyOf(all(position, [pivot])) !== keyOf(expected.map((digit) => ({ cell: pivot, digit })))) {
          return [];
        }
        const seers = pivotSize === 2 ? [a, b] : [a, b, pivot];
        return instance(seenByAll(position, seers, [z]), all(position, [pivot]), all(position, [a, b]));
      }),
    );
  });
}

export function wWings(position: Position): Instance[] {
  const bivalue = cells.filter((cell) => digitsAt(position, cell).length === 2);
  return choose(bivalue, 2).flatMap(([a, b]) => {
    if (position.candidates[a] !== position.candidates[b] || sees(a, b)) return [];
    const own = digitsAt(position, a);
    return own.flatMap((x) =>
      houses.flatMap((_, house) => {
        const bridge = placesFor(position, house, x);
        if (bridge.length !== 2 || bridge.includes(a) || bridge.includes(b)) return [];
        const [p, q] = bridge;
        if (!(sees(p, a) && sees(q, b)) && !(sees(p, b) && sees(q, a))) return [];
        const z = own.filter((digit) => digit !== x);
        return instance(seenByAll(position, [a, b], z), all(position, [a, b]), all(position, bridge, [x]));
      }),
    );
  });
}

/** Where a box and a line meet more than once a house is listed twice; an instance counts once. */
export function once(instances: readonly Instance[]): Instance[] {
  return [...new Set(instances)].sort();
}

/** The single placements of a position: those in cells with one candidate and those in houses with one place. */
export function singles(position: Position, kind: 'full-house' | 'naked-single' | 'hidden-single'): string[] {
  return cells.flatMap((cell) =>
    digitsAt(position, cell)
      .filter((digit) => {
        const around = [houses[rowOf(cell)], houses[9 + colOf(cell)], houses[18 + boxOf(cell)]];
        if (kind === 'naked-single') return digitsAt(position, cell).length === 1;
        if (kind === 'hidden-single') return around.some((h) => h.every((c) => c === cell || !has(position, c, digit)));
        return around.some((h) => h.every((c) => c === cell || position.values[c] !== 0));
      })
      .map((digit) => keyOf([{ cell, digit }])),
  );
}
