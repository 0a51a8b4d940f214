import { expect, test } from 'vitest';
import { findSteps, forcingChain, type Position, type Step } from '../../../src/index.js';
import { cells, digits, houses, sees } from '../positions.js';
import { beginningAt, late } from './late.js';

// Forcing chains from the definition: who turns whom on or off, breadth first from each candidate.

type Literal = string;
const write = (cell: number, digit: number, isOn: boolean): Literal => `${cell * 10 + digit}${isOn ? '+' : '-'}`;

/** By literal: what follows from it alone. */
function implications(position: Position): Map<Literal, Literal[]> {
  const has = (cell: number, digit: number) => (position.candidates[cell] & (1 << (digit - 1))) !== 0;
  const implied = new Map<Literal, Literal[]>();
  for (const cell of cells) {
    const own = digits.filter((digit) => has(cell, digit));
    for (const digit of own) {
      const others = own.filter((other) => other !== digit);
      const peers = cells.filter((peer) => sees(cell, peer) && has(peer, digit));
      const turnedOff = [
        ...others.map((other) => write(cell, other, false)),
        ...peers.map((peer) => write(peer, digit, false)),
      ];
      implied.set(write(cell, digit, true), turnedOff);
      const left = houses
        .filter((house) => house.includes(cell))
        .map((house) => house.filter((place) => place !== cell && has(place, digit)))
        .flatMap((places) => (places.length === 1 ? places : []));
      const turnedOn = new Set(left.map((place) => write(place, digit, true)));
      if (others.length === 1) turnedOn.add(write(cell, others[0], true));
      implied.set(write(cell, digit, false), [...turnedOn]);
    }
  }
  return implied;
}

function depthsFrom(start: Literal, implied: ReadonlyMap<Literal, Literal[]>): Map<Literal, number> {
  const depths = new Map([[start, 0]]);
  for (const [literal, depth] of depths) {
    if (depth === 20) break;
    for (const next of implied.get(literal) ?? []) if (!depths.has(next)) depths.set(next, depth + 1);
  }
  return depths;
}

/** The candidates of each cell and the places of each digit, in the order in which they are asked. */
function units({ candidates }: Position): Literal[][] {
  const inCell = cells.map((cell) =>
    digits.filter((digit) => candidates[cell] & (1 << (digit - 1))).map((digit) => write(cell, digit, true)),
  );
  const inHouse = houses.flatMap((house) =>
    digits.map((digit) =>
      house.filter((cell) => candidates[cell] & (1 << (digit - 1))).map((cell) => write(cell, digit, true)),
    ),
  );
  return [...inCell, ...inHouse].filter((members) => members.length > 2);
}

/** By conclusion: the first unit whose members come to it in the fewest links together. */
function verities(position: Position): string[] {
  const implied = implications(position);
  const known = new Map<Literal, Map<Literal, number>>();
  const from = (start: Literal) => {
    const depths = known.get(start) ?? depthsFrom(start, implied);
    known.set(start, depths);
    return depths;
  };
  const best = new Map<Literal, { size: number; members: readonly Literal[] }>();
  for (const members of units(position)) {
    for (const literal of implied.keys()) {
      if (literal.endsWith('-') && members.includes(literal.replace('-', '+'))) continue;
      const depths = members.map((member) => from(member).get(literal));
      const size = depths.reduce<number>((sum, depth) => sum + (depth ?? Number.POSITIVE_INFINITY), 0);
      if (size < (best.get(literal)?.size ?? Number.POSITIVE_INFINITY)) best.set(literal, { size, members });
    }
  }
  const rank = (literal: Literal) => Number.parseInt(literal, 10) * 2 + Number(literal.endsWith('+'));
  return [...best]
    .sort(([p, a], [q, b]) => a.size - b.size || rank(p) - rank(q))
    .map(([literal, { size, members }]) => `${literal} in ${size}: ${members}`);
}

function keyOf({ placements, eliminations, pattern: { branches = [], candidates } }: Step): string {
  const [{ cell, digit }] = [...placements, ...eliminations];
  const size = branches.reduce((sum, branch) => sum + branch.length, 0);
  const members = candidates.map((member) => write(member.cell, member.digit, true));
  return `${write(cell, digit, placements.length > 0)} in ${size}: ${members}`;
}

/** The same positions, and the last with a row's unit as the first unit of a house. */
function boards(): Position[] {
  const last = late[late.length - 1];
  const inRow = findSteps(last, [forcingChain]).find(({ pattern }) => pattern.houses.some(({ house }) => house < 9));
  return inRow ? [...late, beginningAt(last, inRow.pattern.candidates[0])] : [];
}

test('each conclusion once, from the first unit that comes to it in the fewest links, the shortest first', () => {
  let count = 0;
  const named = new Set<number | undefined>();
  for (const position of boards()) {
    const found = findSteps(position, [forcingChain]);
    expect(found.map(keyOf)).toEqual(verities(position));
    count += found.length;
    for (const { pattern, message } of found) {
      const { candidates } = pattern;
      const [house] = pattern.houses;
      const inUnit = (cell: number) => (house ? houses[house.house].includes(cell) : cell === candidates[0].cell);
      expect(candidates.every(({ cell }) => inUnit(cell))).toBe(true);
      expect(message.key).toMatch(house ? /^forcing-house-/ : /^forcing-cell-/);
      named.add(house?.house);
    }
  }
  expect(count).toBeGreaterThan(50);
  expect(named.has(0) && named.has(undefined)).toBe(true);
});
