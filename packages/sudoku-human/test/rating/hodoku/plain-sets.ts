import { houses, sees } from '../../techniques/positions.js';
import { bitsOf, seenByAll } from './sound-board.js';

type Masks = ArrayLike<number>;

/** Some cells of a house with one digit more than cells. */
export type PlainSet = { readonly cells: readonly number[]; readonly digits: readonly number[] };

/** Sets by their definition, in the order of their first house: in each one before it grows. */
export function plainSets(masks: Masks): PlainSet[] {
  const sets = new Map<string, PlainSet>();
  for (const house of houses) {
    const open = house.filter((cell) => masks[cell] !== 0);
    const grow = (cells: readonly number[], from: number): void => {
      const digits = bitsOf(cells.reduce((all, cell) => all | masks[cell], 0));
      const key = [...cells].sort((a, b) => a - b).join();
      if (digits.length === cells.length + 1 && !sets.has(key)) sets.set(key, { cells, digits });
      for (let i = from; i < open.length; i++) grow([...cells, open[i]], i + 1);
    };
    grow([], 0);
  }
  return [...sets.values()].filter(({ cells }) => cells.length > 0);
}

/** The cells of the sets that have the digit. */
export function placesIn(masks: Masks, digit: number, ...sets: readonly PlainSet[]): number[] {
  return sets.flatMap(({ cells }) => cells.filter((cell) => masks[cell] & (1 << digit)));
}

/** The digits that only one of two sets can have: all places in the one see all in the other. */
export function commonsOf(masks: Masks, one: PlainSet, other: PlainSet): number[] {
  if (one.cells.some((cell) => other.cells.includes(cell))) return [];
  return one.digits.filter(
    (digit) =>
      other.digits.includes(digit) &&
      placesIn(masks, digit, one).every((a) => placesIn(masks, digit, other).every((b) => sees(a, b))),
  );
}

/** What sees all places of a digit of both sets, by digit and cell; some digits are left out. */
export function seenByEnds(masks: Masks, one: PlainSet, other: PlainSet, leftOut: readonly number[]): number[] {
  return one.digits
    .filter((digit) => other.digits.includes(digit) && !leftOut.includes(digit))
    .flatMap((digit) => seenByAll(masks, digit, placesIn(masks, digit, one, other)));
}

/** A pair of sets, the first one earlier in the list, with the digits in which they are linked. */
export type PlainLink = { readonly one: PlainSet; readonly other: PlainSet; readonly commons: readonly number[] };

/** All linked pairs in the order of the list. */
export function plainLinks(masks: Masks, sets: readonly PlainSet[]): PlainLink[] {
  return sets
    .flatMap((one, i) => sets.slice(i + 1).map((other) => ({ one, other, commons: commonsOf(masks, one, other) })))
    .filter(({ commons }) => commons.length > 0);
}
