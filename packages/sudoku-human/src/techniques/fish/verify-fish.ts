/**
 * Fish of every size and shape, by the general definition.
 *
 * n base houses hold the digit n times; in different cells, unless it stands where two of them meet. Where all their
 * candidates lie in n cover houses, each cover takes one of the n, so candidates of the covers outside the bases are
 * false, and so are candidates that lie in more covers than bases. Base candidates outside all covers, and those in two
 * bases, are the fins: if one of them is true, what it sees is false, so only what sees all fins goes.
 *
 *          c3      c8
 *     r2   5   .   5   ← base rows 2 and 7: no other 5
 *     r5   x       x   ← covers, columns 3 and 8: these 5s go
 *     r7   5   .   5
 *
 * Sashimi: without the fins a base keeps one candidate or none. Siamese: two choices of n covers, each a fish of its
 * own.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, FishId, House, Rejection } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import { type Facts, inEach } from '../../verify/facts.js';
import { eachFish } from '../shared/each-fish.js';

/** Which fish a name stands for. */
type FishName = {
  /** How many base houses, and as many covers. */
  readonly size: number;
  /** None, fins, or fins without which a base keeps too little; `'finned'` boxes and mixtures may be either. */
  readonly fins: 'none' | 'finned' | 'sashimi';
  /** Lines across lines; with boxes among them; or any mixture. */
  readonly shape: 'basic' | 'franken' | 'mutant';
};

/** The fish of that name, fins and eliminations. */
function checkFish(facts: Facts, step: Claim, name: FishName): Rejection | undefined {
  const bases = [...new Set(step.housesOf('base'))];
  const covers = [...new Set(step.housesOf('cover'))];
  if (bases.length !== name.size || covers.length !== name.size) return 'wrong-houses';
  if (step.pattern.houses.length !== 2 * name.size || covers.some((house) => bases.includes(house))) {
    return 'wrong-houses';
  }
  if (![...bases, ...covers].every((house) => facts.isFull(house))) return 'wrong-houses';
  if (shapeOf(facts, bases, covers) !== name.shape) return 'wrong-houses';

  const { digit } = step.eliminations[0];
  if (!bases.every((house) => facts.needs(house, digit))) return 'digit-not-needed';
  const fish = fishOf(facts, digit, bases, covers);
  if (name.fins === 'none' && fish.endoFins > 0) return 'base-houses-overlap';
  if (!step.hasExactly({ base: fish.body, fin: fish.fins })) return 'wrong-candidates';
  if (fish.fins.length > 0 !== (name.fins !== 'none')) return 'wrong-candidates';
  if (name.shape === 'basic' && fish.isSashimi !== (name.fins === 'sashimi')) return 'wrong-candidates';

  return step.rejectUnlessAll((struck) => struck.digit === digit && fish.rulesOut(struck.cell));
}

/** Two finned fish with the same bases: the covers named are those of both, the fins those of either. */
function checkSiameseFish(facts: Facts, step: Claim, size: number): Rejection | undefined {
  const bases = [...new Set(step.housesOf('base'))];
  const covers = [...new Set(step.housesOf('cover'))];
  const tooMany = covers.length > 2 * size || bases.length + covers.length !== step.pattern.houses.length;
  if (bases.length !== size || covers.length <= size || tooMany) return 'wrong-houses';
  if (covers.some((house) => bases.includes(house) || !facts.isFull(house))) return 'wrong-houses';

  const { digit } = step.eliminations[0];
  if (!bases.every((house) => facts.needs(house, digit))) return 'digit-not-needed';
  const choices = choose(covers, size).map((choice) => ({ choice, fish: fishOf(facts, digit, bases, choice) }));
  const pairs = choices.flatMap((a, i) => choices.slice(i + 1).map((b) => [a, b] as const));
  const joined = pairs.filter(([a, b]) => new Set([...a.choice, ...b.choice]).size === covers.length);
  const named = joined.filter(([a, b]) => {
    if (a.fish.fins.length === 0 || b.fish.fins.length === 0) return false;
    const fins = [...a.fish.fins, ...b.fish.fins];
    const isFin = ({ cell }: Candidate): boolean => fins.some((fin) => fin.cell === cell);
    const body = [...a.fish.body, ...b.fish.body].filter((one) => !isFin(one));
    return step.hasExactly({ base: body, fin: fins });
  });
  if (named.length === 0) return 'wrong-candidates';
  const follows = named.some(([a, b]) => {
    const byEither = step.eliminations.every(({ cell }) => a.fish.rulesOut(cell) || b.fish.rulesOut(cell));
    return byEither && step.eliminations.every((struck) => struck.digit === digit);
  });
  return follows ? undefined : 'elimination-does-not-follow';
}

type CheckedFish = {
  readonly body: readonly Candidate[];
  readonly fins: readonly Candidate[];
  readonly endoFins: number;
  readonly isSashimi: boolean;
  readonly rulesOut: (cell: Cell) => boolean;
};

function fishOf(facts: Facts, digit: number, bases: readonly House[], covers: readonly House[]): CheckedFish {
  const inBases = (cell: Cell): number => bases.filter((house) => facts.holds(house, cell)).length;
  const inCovers = (cell: Cell): number => covers.filter((house) => facts.holds(house, cell)).length;
  const isFin = (cell: Cell): boolean => inBases(cell) > 1 || inCovers(cell) === 0;
  const places = [...new Set(bases.flatMap((house) => facts.placesFor(digit, house)))];
  const fins = places.filter(isFin);
  const keeps = (house: House): number => facts.placesFor(digit, house).filter((cell) => !isFin(cell)).length;
  return {
    body: inEach(
      places.filter((cell) => !isFin(cell)),
      digit,
    ),
    fins: inEach(fins, digit),
    endoFins: places.filter((cell) => inBases(cell) > 1).length,
    isSashimi: fins.length > 0 && bases.some((house) => keeps(house) < 2),
    rulesOut: (cell) => !fins.includes(cell) && inCovers(cell) > inBases(cell) && facts.seesAll(cell, fins),
  };
}

/** Basic: rows across columns. Franken: the same with boxes or regions in place of some. Mutant: anything else. */
function shapeOf(facts: Facts, bases: readonly House[], covers: readonly House[]): FishName['shape'] {
  const baseKinds = new Set(bases.map((house) => facts.kindOf(house)));
  const coverKinds = new Set(covers.map((house) => facts.kindOf(house)));
  const mixes = (kinds: Set<string>): boolean => kinds.has('row') && kinds.has('column');
  const shares = (kind: 'row' | 'column'): boolean => baseKinds.has(kind) && coverKinds.has(kind);
  if (mixes(baseKinds) || mixes(coverKinds) || shares('row') || shares('column')) return 'mutant';
  const others = [...bases, ...covers].filter((house) => !facts.isLine(house));
  if (!others.every((house) => facts.isRegion(house))) return 'mutant';
  return others.length > 0 ? 'franken' : 'basic';
}

function choose<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((item, i) => choose(list.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}

/** Each fish's check, by name. */
export const fishChecks: Readonly<Record<FishId, Check>> = /* @__PURE__ */ eachFish((prefix, _size, lines): Check => {
  if (prefix === 'siamese-') return (facts, step) => checkSiameseFish(facts, step, lines);
  const fins = prefix === 'sashimi-' ? 'sashimi' : prefix.startsWith('finned-') ? 'finned' : 'none';
  const shape = prefix.endsWith('franken-') ? 'franken' : prefix.endsWith('mutant-') ? 'mutant' : 'basic';
  return (facts, step) => checkFish(facts, step, { size: lines, shape, fins });
});
