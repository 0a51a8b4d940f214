/** What goes off inside the Explainer's nets when nothing is pending, level by level, a second time. */

import { houses } from '../../techniques/positions.js';
import {
  type Marks,
  type Nested,
  type Node,
  nameOf,
  plainChains,
  rated,
  type Unit,
  weakUnits,
} from './plain-chains.js';
import { fish, hiddenRemovals, hiddenSets, lockedDigits, nakedSets, plainBoard } from './plain-explainer.js';
import {
  keys,
  type Pause,
  type PlainConclusion,
  plainConclusions,
  plainNet,
  type Rules,
  withAncestors,
} from './plain-nets.js';

/** What a rule strikes inside of a net, and the candidates that had to leave for it. */
type Inner = { readonly removals: readonly number[]; readonly needs: readonly number[]; readonly nested?: Nested };

type InnerRule = (pause: Pause, values: readonly number[]) => Inner[];

/** The rules of dynamic nets of a level. */
export function rulesOfLevel(values: readonly number[], level: number): Rules {
  if (level === 0) return { dynamic: true };
  const plain = [locking, hiddenPairs, nakedPairs, xWings];
  const chains = [
    [],
    [],
    [forcingChains],
    [forcingChains, conclusionsBy('multiple', 8.0, {})],
    [conclusionsBy('dynamic', 8.5, { dynamic: true })],
    [conclusionsBy('dynamic', 8.5, { dynamic: true }), deep],
  ][level];
  const ask = (pause: Pause) => {
    for (const rule of [...plain, ...chains]) {
      const struck = rule(pause, values).flatMap((inner) => nodesOf(pause, inner));
      if (struck.length > 0) return struck;
    }
    return [];
  };
  return { dynamic: true, ask };
}

const deep: InnerRule = (pause, values) => conclusionsBy('dynamic', 9.5, rulesOfLevel(values, 2))(pause, values);

/** A rule that needs nothing to have left the marks isn't used. */
function nodesOf({ offs }: Pause, { removals, needs, nested }: Inner): Node[] {
  if (needs.length === 0) return [];
  const parents = [...new Set(needs)].map((candidate) => offs.get(nameOf({ candidate, isOn: false })) as Node);
  return removals.map((candidate) => ({ candidate, isOn: false, parents, ...(nested ? { nested } : {}) }));
}

/** What was there when the net began and is gone. */
function gone({ before, now }: Pause, unit: readonly number[]): number[] {
  return unit.filter((candidate) => before.has(candidate) && !now.has(candidate));
}

function inHouse(house: number, digit: number): number[] {
  return houses[house].map((cell) => cell * 9 + digit);
}

const ascending = (list: readonly number[]) => list.toSorted((a, b) => a - b);
const locking: InnerRule = (pause, values) => {
  const board = plainBoard(values, pause.now);
  return lockedDigits(board).map(({ first, second, digit, places }) => ({
    removals: board.places[second][digit].filter((cell) => !places.includes(cell)).map((cell) => cell * 9 + digit),
    needs: gone(pause, inHouse(first, digit)).filter((one) => !houses[second].includes(Math.floor(one / 9))),
  }));
};

const hiddenPairs: InnerRule = (pause, values) => {
  const board = plainBoard(values, pause.now);
  return hiddenSets(board, 2, 4).map(({ house, digits, places }) => ({
    removals: hiddenRemovals(board, places, digits),
    needs: digits
      .flatMap((digit) => gone(pause, inHouse(house, digit)))
      .filter((one) => !places.includes(Math.floor(one / 9))),
  }));
};

const nakedPairs: InnerRule = (pause, values) =>
  nakedSets(plainBoard(values, pause.now), 2).map(({ set, digits, removals }) => ({
    removals: ascending(removals),
    needs: set
      .flatMap((cell) =>
        gone(
          pause,
          Array.from({ length: 9 }, (_, digit) => cell * 9 + digit),
        ),
      )
      .filter((one) => !digits.includes(one % 9)),
  }));

const xWings: InnerRule = (pause, values) =>
  fish(plainBoard(values, pause.now), 2).map(({ digit, base, cover, removals }) => {
    const covered = cover.flatMap((line) => houses[line]);
    return {
      removals: ascending(removals),
      needs: base
        .flatMap((line) => gone(pause, inHouse(line, digit)))
        .filter((one) => !covered.includes(Math.floor(one / 9))),
    };
  });

/** Sorted by rating, length and key, and of those that strike the same only the first. */
function firstOfEach<
  Found extends {
    readonly rating: number;
    readonly length: number;
    readonly key: number;
    readonly removals: readonly number[];
  },
>(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((a, b) => a.rating - b.rating || a.length - b.length || a.key - b.key);
  return [...new Map(sorted.toReversed().map((one) => [one.removals.join(), one])).values()].sort(
    (a, b) => sorted.indexOf(a) - sorted.indexOf(b),
  );
}

/** A chain needs what left the units that are its pairs, a cycle also what left those of its weak links. */
const forcingChains: InnerRule = (pause) =>
  firstOfEach(plainChains(pause.now).map((chain) => ({ ...chain, length: chain.path.length }))).map(
    ({ form, path, removals }) => {
      const strong = path.flatMap(({ unit }) => (unit ? [unit] : []));
      const units = form === 'cycle' ? [...strong, ...weakUnits(path)] : strong;
      return {
        removals,
        needs: units.flatMap((unit) => gone(pause, unit)),
        nested: { complexity: path.length, identity: path.map(nameOf).join() },
      };
    },
  );

/** What nets conclude on the marks that are left needs what left the pairs of their branches, and the unit they start from. */
function conclusionsBy(kind: 'multiple' | 'dynamic', base: number, rules: Rules): InnerRule {
  return (pause) => {
    const found = plainConclusions(pause.now, kind, (start) => plainNet(pause.now, start, rules)).map((conclusion) => ({
      ...conclusion,
      rating: rated(base, conclusion.complexity),
      length: conclusion.complexity,
      key: keys[conclusion.form],
      removals: removalsOf(pause.now, conclusion.target),
    }));
    return firstOfEach(found).map(({ ends, unit, complexity, removals }) => {
      const branches = ends.map(withAncestors);
      const units: Unit[] = branches.flat().flatMap((node) => (node.unit ? [node.unit] : []));
      const needs = [...units, ...(unit ? [unit] : [])].flatMap((one) => gone(pause, one));
      const identity = branches.map((branch) => branch.map(nameOf).join()).join(';');
      return { removals, needs, nested: { complexity, identity } };
    });
  };
}

/** What a conclusion strikes out: a candidate that is off, or the others in the cell of one that is on. */
export function removalsOf(marks: Marks, { candidate, isOn }: PlainConclusion['target']): number[] {
  if (!isOn) return [candidate];
  const cell = Math.floor(candidate / 9);
  return ascending([...marks]).filter((other) => other !== candidate && Math.floor(other / 9) === cell);
}
