/**
 * Fish of two to four lines: digit by digit, rows as bases before columns, bases and covers in lexicographic order.
 *
 * What a fin sees beyond its own lines lies in its box. So all fins lie in one box together with what goes, on two lines
 * and two crossing lines of it at most: bases whose places lie on more than two crossing lines too many are passed over.
 *
 * A digit's fish hang on its places alone, so they are kept while these stand, whether there are any or not. The first
 * with fins and the first that is sashimi are met on one way through the choices.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { isAsSeen, noDigitSets, noteSeen, recall, type SeenDigitSets } from '../../kernel/memory.js';
import type { TechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { firstChoice, nextChoice } from './combinations.js';
import { type Found, striking } from './found.js';
import type { Path } from './search.js';

/** No fins; fins; fins without which a base keeps one place at most. */
export type FishKind = '' | 'finned-' | 'sashimi-';

const names: readonly string[] = ['', '', 'x-wing', 'swordfish', 'jellyfish'];

/** The first fish of a digit by kind, and the kinds that are still looked for. */
type FishOf = { readonly found: Map<FishKind, Found>; readonly wanted: Set<FishKind> };

/** The fish of one size, by digit, and the places that the digits had then. */
type Kept = { readonly seen: SeenDigitSets; readonly fish: FishOf[] };

const nothingKept = (): Kept => ({ seen: noDigitSets(), fish: [] });

/** The first fish of that kind and size. */
export function fish({ board, memory }: Path, kind: FishKind, size: number): Found | undefined {
  const withFins = kind !== '';
  const kept = recall(memory, `${withFins ? 'finned-' : ''}${names[size]}`, nothingKept);
  for (let digit = 0; digit < 9; digit++) {
    if (!isAsSeen(kept.seen, board, digit)) {
      const wanted = new Set<FishKind>(withFins ? ['finned-', 'sashimi-'] : ['']);
      kept.fish[digit] = { found: new Map(), wanted };
      if (!fishIn(board, digit, 0, withFins, size, kept.fish[digit])) {
        fishIn(board, digit, 9, withFins, size, kept.fish[digit]);
      }
      noteSeen(kept.seen, board, digit);
    }
    const found = kept.fish[digit].found.get(kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Notes the first of each kind: with rows as bases if the first base is house 0, with columns if it is house 9. Says
 * whether all kinds are known.
 */
function fishIn(
  board: Board,
  digit: number,
  firstBase: number,
  withFins: boolean,
  size: number,
  { found, wanted }: FishOf,
): boolean {
  const most = withFins ? 9 : size;
  const places: number[] = [];
  const lines: number[] = [];
  for (let line = 0; line < 9; line++) {
    places[line] = board.places[(firstBase + line) * 9 + digit];
    if (places[line] !== 0 && countBits(places[line]) <= most) lines.push(line);
  }
  if (lines.length < size) return false;
  const choice = firstChoice(size);
  do {
    let all = 0;
    for (const at of choice) all |= places[lines[at]];
    const tooMany = countBits(all) - size;
    if (withFins ? tooMany < 1 || tooMany > 2 : tooMany !== 0) continue;
    let bases = 0;
    for (const at of choice) bases |= 1 << lines[at];
    for (const fins of withFins ? leftOut(all, tooMany) : [0]) {
      const covers = all & ~fins;
      const left = leftBy(places, bases, covers, fins);
      if (left === 0) continue;
      const kind: FishKind = !withFins ? '' : isSashimi(places, bases, covers) ? 'sashimi-' : 'finned-';
      if (!wanted.delete(kind)) continue;
      const effects = struckBy(places, digit, firstBase, left, covers, fins);
      const [own, crossing] = [linesOf(bases, firstBase), linesOf(covers, 9 - firstBase)];
      const shape = { form: 'fish', digit, bases: own, covers: crossing } as const;
      found.set(kind, striking(`${kind}${names[size]}` as TechniqueId, effects, shape));
      if (wanted.size === 0) return true;
    }
  } while (nextChoice(choice, size, lines.length));
  return false;
}

/**
 * One or two of the crossing lines for the fins, within three neighbours. What is left over comes in lexicographic order,
 * so these come in the reverse of theirs.
 */
function leftOut(all: number, count: number): number[] {
  const sets: number[] = [];
  for (let low = 8; low >= 0; low--) {
    if ((all & (1 << low)) === 0) continue;
    if (count === 1) sets.push(1 << low);
    else
      for (let high = low - (low % 3) + 2; high > low; high--)
        if (all & (1 << high)) sets.push((1 << low) | (1 << high));
  }
  return sets;
}

/** Has some base at most one place in the covers? */
function isSashimi(places: readonly number[], bases: number, covers: number): boolean {
  for (let rest = bases; rest !== 0; rest &= rest - 1) {
    const within = places[lowestBit(rest)] & covers;
    if ((within & (within - 1)) === 0) return true;
  }
  return false;
}

/** The lines that have places in the covers, but aren't bases, and are near all fins. */
function leftBy(places: readonly number[], bases: number, covers: number, fins: number): number {
  let near = 0x1ff;
  let within = covers;
  if (fins !== 0) {
    within &= threeAround(fins);
    for (let rest = bases; rest !== 0; rest &= rest - 1) {
      if ((places[lowestBit(rest)] & fins) !== 0) near &= threeAround(rest);
    }
  }
  let left = 0;
  for (let rest = near & ~bases; rest !== 0; rest &= rest - 1) {
    if ((places[lowestBit(rest)] & within) !== 0) left |= rest & -rest;
  }
  return left;
}

/** The three neighbours, of a box, that the lowest line belongs to. */
function threeAround(lines: number): number {
  const low = lowestBit(lines);
  return 7 << (low - (low % 3));
}

/** What goes: the covers' places on the lines, by cell. */
function struckBy(
  places: readonly number[],
  digit: number,
  firstBase: number,
  lines: number,
  covers: number,
  fins: number,
): number[] {
  const within = fins === 0 ? covers : covers & threeAround(fins);
  const effects: number[] = [];
  for (let rest = lines; rest !== 0; rest &= rest - 1) {
    const line = lowestBit(rest);
    for (let some = places[line] & within; some !== 0; some &= some - 1) {
      const cell = firstBase === 0 ? line * 9 + lowestBit(some) : lowestBit(some) * 9 + line;
      effects.push(cell * 9 + digit);
    }
  }
  return effects.sort((a, b) => a - b);
}

function linesOf(mask: number, first: number): number[] {
  const lines: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) lines.push(first + lowestBit(rest));
  return lines;
}
