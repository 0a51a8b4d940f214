/** Fish as steps on any layout, with fins or without, and what they are called. */

import type { FishId, FishPrefix, LayoutHouseKind, Step, TechniqueId } from '../types.js';
import { cellsParam, digitsParam, housesAs, housesParam, stepOf, withRole } from './steps.js';
import { cellsAt, membersOf, sees, type View } from './view.js';

const names = ['x-wing', 'swordfish', 'jellyfish'] as const;

/** What a fish of two to four bases is called, whatever its kind. */
export function fishName(bases: number): (typeof names)[number] {
  return names[bases - 2];
}

/** So many fins at most, as on the classic layout by default. */
const MOST_FINS = 5;

/** A fish without fins whose bases share no place; undefined if it strikes nothing out. */
export function plainFish(
  view: View,
  id: TechniqueId,
  digit: number,
  bases: readonly number[],
  covers: readonly number[],
): Step | undefined {
  const cells = placesOf(view, digit, bases);
  const gone = [...new Set(placesOf(view, digit, covers))].filter((cell) => !cells.includes(cell));
  return gone.length === 0 ? undefined : fishStep(view, id, digit, { bases, covers, body: cells, fins: [], gone });
}

/**
 * The fish of these houses by its name. Places outside the covers, and those of two bases, are fins: if none is true, each
 * base has its digit in a place of its own, so a candidate of more covers than bases takes a cover too many. Who asks has
 * such a candidate, which sees all fins; nothing if there are too many of these.
 */
export function finnedFish(
  view: View,
  digit: number,
  bases: readonly number[],
  covers: readonly number[],
): Step | undefined {
  const [inBases, inCovers] = [bases, covers].map((houses) => {
    const times = new Map<number, number>();
    for (const house of houses) {
      for (const cell of membersOf(view, house)) times.set(cell, (times.get(cell) ?? 0) + 1);
    }
    return (cell: number) => times.get(cell) ?? 0;
  });
  const places = [...new Set(placesOf(view, digit, bases))];
  const fins = places.filter((cell) => inBases(cell) > 1 || inCovers(cell) === 0);
  if (fins.length > MOST_FINS) return undefined;
  const body = places.filter((cell) => !fins.includes(cell));
  const gone = [...new Set(covers.flatMap((house) => [...membersOf(view, house)]))].filter(
    (cell) =>
      (view.masks[cell] & (1 << digit)) !== 0 &&
      inCovers(cell) > inBases(cell) &&
      !fins.includes(cell) &&
      fins.every((fin) => sees(view, fin, cell)),
  );
  const keepsFew = bases.some((house) => body.filter((cell) => membersOf(view, house).includes(cell)).length < 2);
  const kind = kindOf(view, bases, covers);
  const finned = kind === '' && keepsFew ? 'sashimi-' : 'finned-';
  const id = `${fins.length === 0 ? '' : finned}${kind}${fishName(bases.length)}` as FishId;
  return fishStep(view, id, digit, { bases, covers, body, fins, gone });
}

const bitOfKind: Readonly<Partial<Record<LayoutHouseKind, number>>> = { row: 1, column: 2, box: 4, region: 4 };

/** Rows across columns; the same with regions among them; or any other houses. */
export function kindOf({ tables }: View, bases: readonly number[], covers: readonly number[]): FishPrefix {
  const bitOf = (house: number): number => bitOfKind[tables.named[house].kind] ?? 8;
  const [base, cover] = [bases, covers].map((houses) => houses.reduce((bits, house) => bits | bitOf(house), 0));
  const mixesLines = (base & 3) === 3 || (cover & 3) === 3 || (base & cover & 3) !== 0;
  if (mixesLines || ((base | cover) & 8) !== 0) return 'mutant-';
  return ((base | cover) & 4) === 0 ? '' : 'franken-';
}

function placesOf(view: View, digit: number, houses: readonly number[]): number[] {
  return houses.flatMap((house) => cellsAt(view, house, view.places[house * view.tables.size + digit]));
}

type Fish = Readonly<Record<'bases' | 'covers' | 'body' | 'fins' | 'gone', readonly number[]>>;

function fishStep(view: View, id: TechniqueId, digit: number, { bases, covers, body, fins, gone }: Fish): Step {
  const candidatesOf = (cells: readonly number[]) =>
    cells.toSorted((a, b) => a - b).map((cell) => ({ cell, digit: digit + 1 }));
  return stepOf(view, id, {
    eliminations: candidatesOf(gone),
    candidates: [...withRole(candidatesOf(body), 'base'), ...withRole(candidatesOf(fins), 'fin')],
    houses: [...housesAs(bases, 'base'), ...housesAs(covers, 'cover')],
    params: {
      base: housesParam(bases),
      cover: housesParam(covers),
      digit: digitsParam([digit + 1]),
      ...(fins.length === 0 ? {} : { fins: cellsParam(fins) }),
    },
  });
}
