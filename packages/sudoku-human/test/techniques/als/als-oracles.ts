/** Almost locked sets, what bends at a crossing, and Kraken fish, each from its definition by trying everything. */

import type { Candidate, Position, Step } from '../../../src/index.js';
import { digitsAt, has, type Instance, placesFor } from '../oracles.js';
import { boxOf, cells, choose, colOf, digits, geometryOf, houses, keyOf, patternKey, rowOf } from '../positions.js';

const countBits = (mask: number): number => [...mask.toString(2)].filter((bit) => bit === '1').length;

/** How many digits a mask of candidates has, as a table. */
const sizeOf = Array.from({ length: 512 }, (_, mask) => countBits(mask));

function unionOf(position: Position, some: readonly number[]): number {
  return some.reduce((mask, cell) => mask | position.candidates[cell], 0);
}

/** All sets of some of the items but the empty one. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  const masks = Array.from({ length: (1 << items.length) - 1 }, (_, i) => i + 1);
  return masks.map((mask) => items.filter((_, i) => mask & (1 << i)));
}

function all(position: Position, some: readonly number[]): Candidate[] {
  return some.flatMap((cell) => digitsAt(position, cell).map((digit) => ({ cell, digit })));
}

function open(position: Position, some: readonly number[]): number[] {
  return some.filter((cell) => position.candidates[cell] !== 0);
}

/** Does the candidate see all places that its digit has in the set, of which there are some? */
function seesPlaces(position: Position, set: readonly number[], { cell, digit }: Candidate): boolean {
  const { sees } = geometryOf(position);
  const places = set.filter((other) => has(position, other, digit));
  return places.length > 0 && places.every((place) => sees(place, cell));
}

/** Has no part of the cells as few digits as cells? */
function isLoose(position: Position, some: readonly number[]): boolean {
  return subsets(some).every((part) => sizeOf[unionOf(position, part)] > part.length);
}

/** A step as an instance: its houses, if it names any, then its cells by role and what goes. */
export function instanceOf(step: Step, roles: readonly string[]): Instance {
  const houses = step.pattern.houses.map(({ house }) => house);
  return [...(houses.length > 0 ? [`${houses}`] : []), patternKey(step, roles)].join(' | ');
}

/** Two houses or cages that cross, and their open cells. */
type Crossing = { line: number; box: number; shared: number[]; inLine: number[]; inBox: number[] };

/** All that cross in a cell, two lines apart; the region is the box, else the second of them. */
function crossings(position: Position): Crossing[] {
  const { sets } = geometryOf(position);
  const isOf = (set: number, ...kinds: string[]) => kinds.includes(sets[set].kind);
  return choose([...sets.keys()], 2).flatMap(([one, other]) => {
    const [line, box] = isOf(one, 'box', 'region') ? [other, one] : [one, other];
    const outside = (a: number, b: number) => sets[a].cells.filter((cell) => !sets[b].cells.includes(cell));
    const shared = sets[line].cells.filter((cell) => sets[box].cells.includes(cell));
    const [inLine, inBox] = [outside(line, box), outside(box, line)];
    if (isOf(other, 'row', 'column') || [shared, inLine, inBox].some((some) => some.length === 0)) return [];
    return [
      { line, box, shared: open(position, shared), inLine: open(position, inLine), inBox: open(position, inBox) },
    ];
  });
}

/** With the numbers of the two houses in front. */
export function sueDeCoqs(position: Position): Instance[] {
  const { sets } = geometryOf(position);
  return crossings(position).flatMap(({ line: lineHouse, box: boxHouse, shared, inLine, inBox }) => {
    const sides = [inLine, inBox].map((side) =>
      subsets(side)
        .filter((some) => some.length <= 6 && isLoose(position, some))
        .map((some) => ({ some, mask: unionOf(position, some) })),
    );
    return [...choose(shared, 2), ...choose(shared, 3)].flatMap((crossing) => {
      const own = sizeOf[unionOf(position, crossing)];
      if (own < crossing.length + 2) return [];
      return sides[0].flatMap((line) =>
        sides[1].flatMap((box) => {
          const pattern = [...crossing, ...line.some, ...box.some];
          const mask = unionOf(position, crossing) | line.mask | box.mask;
          if (sizeOf[mask] !== pattern.length || (line.mask & box.mask) !== 0) return [];
          // A side that is worth no cell more than its own new digits leaves the rest locked without it.
          const isIdle = [line, box].some((side) => {
            const others = unionOf(
              position,
              pattern.filter((cell) => !side.some.includes(cell)),
            );
            return sizeOf[others] <= pattern.length - side.some.length;
          });
          if (isIdle) return [];
          // Each digit is in the pattern once, so it leaves the rest of a house that has all its places.
          const gone = all(position, [...shared, ...inLine, ...inBox]).filter(({ cell, digit }) => {
            const places = pattern.filter((other) => has(position, other, digit));
            const around = [sets[lineHouse].cells, sets[boxHouse].cells].filter((house) => house.includes(cell));
            return (
              !pattern.includes(cell) &&
              places.length > 0 &&
              around.some((house) => places.every((place) => house.includes(place)))
            );
          });
          if (gone.length === 0) return [];
          return [
            [crossing, line.some, box.some]
              .map((some) => keyOf(all(position, some)))
              .concat(keyOf(gone))
              .join(' | '),
          ].map((key) => `${[lineHouse, boxHouse]} | ${key}`);
        }),
      );
    });
  });
}

/** Each four cells with the first crossing at which they bend. */
export function wxyzWings(position: Position): Instance[] {
  const { cells, digits, sees } = geometryOf(position);
  const found = new Map<string, Instance>();
  for (const { shared, inLine, inBox } of crossings(position)) {
    const few = [...shared, ...inLine, ...inBox].filter((cell) => [2, 3, 4].includes(digitsAt(position, cell).length));
    for (const four of choose(few, 4)) {
      const name = [...four].sort((a, b) => a - b).join();
      const isLocked = [2, 3].some((n) => choose(four, n).some((some) => sizeOf[unionOf(position, some)] <= n));
      if (sizeOf[unionOf(position, four)] !== 4 || isLocked || found.has(name)) continue;
      const twice = digits.filter((digit) => {
        const places = four.filter((cell) => has(position, cell, digit));
        return places.some((a) => places.some((b) => a !== b && !sees(a, b)));
      });
      const [pivots, wings] = [true, false].map((isPivot) => four.filter((one) => shared.includes(one) === isPivot));
      if (twice.length !== 1 || pivots.length === 0) continue;
      const gone = all(position, open(position, cells)).filter(
        (struck) => struck.digit === twice[0] && seesPlaces(position, four, struck),
      );
      if (gone.length === 0) continue;
      found.set(name, [keyOf(all(position, pivots)), keyOf(all(position, wings)), keyOf(gone)].join(' | '));
    }
  }
  return [...found.values()];
}

/** All sets of n cells of a house or cage with n + 1 digits. */
export function almostLocked(position: Position): number[][] {
  const sets = geometryOf(position).sets.flatMap(({ cells }) =>
    subsets(open(position, cells)).filter((some) => sizeOf[unionOf(position, some)] === some.length + 1),
  );
  return [...new Map(sets.map((set) => [[...set].sort((a, b) => a - b).join(), set])).values()];
}

/** For each pair of cells: which of their digits are in no way to fill both that leaves all sets enough digits. */
export function alignedPairs(position: Position): Instance[] {
  const { cells, sees } = geometryOf(position);
  const sets = almostLocked(position);
  const wide = cells.filter((cell) => digitsAt(position, cell).length > 1);
  return choose(wide, 2).flatMap(([p, q]) => {
    const near = sets.filter((set) => !set.includes(p) && !set.includes(q));
    const isPossible = (a: number, b: number): boolean => {
      if (a === b && sees(p, q)) return false;
      return near.every((set) => {
        const left = set.reduce((mask, cell) => {
          const lost = (sees(cell, p) ? 1 << (a - 1) : 0) | (sees(cell, q) ? 1 << (b - 1) : 0);
          return mask | (position.candidates[cell] & ~lost);
        }, 0);
        return sizeOf[left] >= set.length;
      });
    };
    const [inP, inQ] = [digitsAt(position, p), digitsAt(position, q)];
    const ways = inP.flatMap((a) => inQ.filter((b) => isPossible(a, b)).map((b) => [a, b]));
    const gone = [
      ...inP.filter((a) => ways.every(([first]) => first !== a)).map((digit) => ({ cell: p, digit })),
      ...inQ.filter((b) => ways.every(([, second]) => second !== b)).map((digit) => ({ cell: q, digit })),
    ];
    return gone.length === 0 ? [] : [[keyOf(all(position, [p, q])), keyOf(gone)].join(' | ')];
  });
}

/** For each stem: what each choice of petals, one for each of its digits, strikes out. */
export function deathBlossoms(position: Position, overlap: boolean): Instance[] {
  const { cells } = geometryOf(position);
  const sets = almostLocked(position);
  return cells.flatMap((stem) => {
    const own = digitsAt(position, stem);
    if (own.length < 3) return [];
    const petals = own.map((digit) =>
      sets
        .filter((set) => seesPlaces(position, set, { cell: stem, digit }))
        .map((set) => ({
          set,
          gone: all(position, open(position, cells)).filter(
            (struck) => struck.digit !== digit && seesPlaces(position, set, struck),
          ),
        })),
    );
    type Choice = { used: number[]; gone: readonly Candidate[] };
    // Where cells may be shared, choices that have struck out the same so far go on in the same way.
    const distinct = (choices: Choice[]): Choice[] =>
      overlap ? [...new Map(choices.map((choice) => [keyOf(choice.gone), choice])).values()] : choices;
    const choices = petals.reduce<Choice[]>(
      (before, some) =>
        distinct(
          before.flatMap(({ used, gone }) =>
            some
              .filter(({ set }) => overlap || !set.some((cell) => used.includes(cell)))
              .map((petal) => {
                const both = gone.filter((a) => petal.gone.some((b) => a.cell === b.cell && a.digit === b.digit));
                return { used: [...used, ...petal.set], gone: both };
              })
              .filter((choice) => choice.gone.length > 0),
          ),
        ),
      [{ used: [], gone: all(position, open(position, cells)) }],
    );
    return choices.map(({ gone }) => [keyOf(all(position, [stem])), keyOf(gone)].join(' | '));
  });
}

/** What follows from a candidate by single links, with the fewest: literals `±(cell * 10 + digit)`. */
function consequences(position: Position, start: Candidate): Map<number, number> {
  const depth = new Map([[start.cell * 10 + start.digit, 0]]);
  for (const [literal, links] of depth) {
    const cell = Math.floor(Math.abs(literal) / 10);
    const digit = Math.abs(literal) % 10;
    const around = [houses[rowOf(cell)], houses[9 + colOf(cell)], houses[18 + boxOf(cell)]];
    const inHouses = around.map((house) => house.filter((c) => c !== cell && has(position, c, digit)));
    const inCell = digitsAt(position, cell).filter((d) => d !== digit);
    const next: number[] = [];
    if (literal > 0) {
      next.push(...inCell.map((d) => -(cell * 10 + d)), ...inHouses.flat().map((c) => -(c * 10 + digit)));
    } else {
      if (inCell.length === 1) next.push(cell * 10 + inCell[0]);
      for (const others of inHouses) if (others.length === 1) next.push(others[0] * 10 + digit);
    }
    for (const other of next) if (!depth.has(other)) depth.set(other, links + 1);
  }
  return depth;
}

/** For each candidate that a Kraken fish of two to `maxSize` lines strikes out: the fewest lines, and then the fewest links. */
export function krakens(position: Position, maxSize: number, maxFins: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const target of all(position, open(position, cells))) {
    const depth = consequences(position, target);
    let best: [size: number, links: number] = [Infinity, Infinity];
    for (const digit of digits) {
      const length = (cell: number): number => depth.get(-(cell * 10 + digit)) ?? 0;
      for (const side of [0, 9]) {
        const lines = digits.map((_, i) => side + i);
        const leads = (line: number) => placesFor(position, line, digit).every((cell) => length(cell) > 0);
        const bases = lines.filter((line) => placesFor(position, line, digit).length > 0 && !leads(line));
        for (let size = 2; size <= Math.min(maxSize, best[0]); size++) {
          for (const base of choose(bases, size)) {
            const places = base.flatMap((line) => placesFor(position, line, digit));
            const stuck = places
              .filter((cell) => length(cell) === 0)
              .map((cell) => (side === 0 ? colOf(cell) : rowOf(cell)));
            if (new Set(stuck).size >= size) continue;
            const met = lines
              .map((line) => 9 - side + (line - side))
              .filter((line) => places.some((cell) => houses[line].includes(cell)));
            for (const cover of choose(met, size)) {
              const fins = places.filter((cell) => !cover.some((line) => houses[line].includes(cell)));
              if (fins.length > maxFins || !fins.every((cell) => length(cell) > 0)) continue;
              const isInCover = cover.some((line) => houses[line].includes(target.cell));
              const isInBase = base.some((line) => houses[line].includes(target.cell));
              const starts = cover
                .map((line) => [...fins, ...places.filter((cell) => houses[line].includes(cell))])
                .filter((some) => some.every((cell) => length(cell) > 0));
              if (digit === target.digit && isInCover && !isInBase) starts.push(fins);
              for (const some of starts) {
                const links = some.reduce((sum, cell) => sum + length(cell), 0);
                if (links === some.length) continue;
                if (size < best[0] || (size === best[0] && links < best[1])) best = [size, links];
              }
            }
          }
        }
      }
    }
    if (best[0] < Infinity) found.set(keyOf([target]), best.join());
  }
  return found;
}
