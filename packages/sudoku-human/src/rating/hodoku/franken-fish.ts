/**
 * Franken fish of two and three houses: boxes are bases and covers, too, after the lines.
 *
 * There are some hundred thousand choices of houses a digit, so each choice of bases is first asked whether any candidate
 * could go by it at all: fins are what the candidate sees, so the covers must take the other places. A place can be
 * covered in two ways, by its crossing line or its box: four tries for the two covers that don't hold the candidate. What
 * can't go by some bases can't go by these and more: so three bases are asked about what each two of them leave.
 */

import { houseSets } from '../../kernel/geometry.js';
import type { TechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { type Found, sizeOf, striking } from './found.js';
import { type Bases, couldGo, coversOf, type Hunt, noBases, setBases } from './franken-covers.js';
import { firstOfDigits, type Path } from './search.js';

const names: readonly string[] = ['', '', 'x-wing', 'swordfish'];

/** The first franken fish of that size, with or without fins. */
export function frankenFish(path: Path, finned: boolean, size: number): Found | undefined {
  const technique = `${finned ? 'finned-' : ''}franken-${names[size]}` as TechniqueId;
  return firstOfDigits(path, technique, (digit) => {
    const found = frankenIn(path.board, digit, 0, finned, size) ?? frankenIn(path.board, digit, 9, finned, size);
    if (found === undefined) return undefined;
    const { bases, covers, effects } = found;
    return striking(technique, effects, { form: 'fish', digit, bases, covers });
  });
}

type Fish = { readonly bases: number[]; readonly covers: number[]; readonly effects: number[] };

function frankenIn(
  { digitSets }: Board,
  digit: number,
  firstBase: number,
  finned: boolean,
  size: number,
): Fish | undefined {
  const [a, b, c] = digitSets.subarray(digit * 3, digit * 3 + 3);
  const inside = new Int32Array(81);
  for (let at = 0; at < 81; at++) inside[at] = houseSets[at] & digitSets[digit * 3 + (at % 3)];
  const hunt: Hunt = { digit, size, finned, firstCover: 9 - firstBase, set: [a, b, c], inside };
  const bases: number[] = [];
  for (let i = 0; i < 18; i++) {
    const house = i < 9 ? firstBase + i : 9 + i;
    const count = sizeOf(inside[house * 3], inside[house * 3 + 1], inside[house * 3 + 2]);
    if (count > 0 && (finned || count <= size)) bases.push(house);
  }
  const chosen = noBases();
  const alone = new Int32Array(18 * 3);
  for (let i = 0; i < bases.length; i++) {
    setBases(hunt, chosen, [bases[i]]);
    couldGo(hunt, chosen, a, b, c, alone, i * 3);
  }
  // By pair of bases: what could go by the two.
  const pairs = new Int32Array(18 * 18 * 3);
  for (let i = 0; i < bases.length; i++) {
    for (let j = i + 1; j < bases.length; j++) {
      const [p, q] = [i * 3, j * 3];
      const at = i * 54 + j * 3;
      if (!isAnyLeft(hunt, chosen, [bases[i], bases[j]], alone, p, q, q, pairs, at) || size > 2) continue;
      const found = coversOf(hunt, chosen);
      if (found !== undefined) return { bases: [bases[i], bases[j]], ...found };
    }
  }
  return size === 3 ? threeBases(hunt, chosen, bases, pairs) : undefined;
}

function threeBases(hunt: Hunt, chosen: Bases, bases: readonly number[], pairs: Int32Array): Fish | undefined {
  const left = new Int32Array(3);
  for (let i = 0; i < bases.length; i++) {
    for (let j = i + 1; j < bases.length; j++) {
      const at = i * 54 + j * 3;
      if ((pairs[at] | pairs[at + 1] | pairs[at + 2]) === 0) continue;
      for (let k = j + 1; k < bases.length; k++) {
        const three = [bases[i], bases[j], bases[k]];
        if (!isAnyLeft(hunt, chosen, three, pairs, at, i * 54 + k * 3, j * 54 + k * 3, left, 0)) continue;
        const found = coversOf(hunt, chosen);
        if (found !== undefined) return { bases: three, ...found };
      }
    }
  }
  return undefined;
}

/** Of what could go by parts of the bases, notes what could go by all; is that anything? */
function isAnyLeft(
  hunt: Hunt,
  chosen: Bases,
  bases: readonly number[],
  parts: Int32Array,
  p: number,
  q: number,
  r: number,
  into: Int32Array,
  to: number,
): boolean {
  const a = parts[p] & parts[q] & parts[r];
  const b = parts[p + 1] & parts[q + 1] & parts[r + 1];
  const c = parts[p + 2] & parts[q + 2] & parts[r + 2];
  if ((a | b | c) === 0) return false;
  setBases(hunt, chosen, bases);
  couldGo(hunt, chosen, a, b, c, into, to);
  return (into[to] | into[to + 1] | into[to + 2]) !== 0;
}
