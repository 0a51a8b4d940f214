/**
 * Fish of two to four lines: digit by digit, rows as bases before columns, bases and covers in lexicographic order.
 *
 * What a fin sees beyond its own lines lies in its box. So all fins lie in one box together with what goes, on two lines
 * and two crossing lines of it at most: bases whose places lie on more than two crossing lines too many are passed over.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { houseSets, peerSets } from '../../kernel/geometry.js';
import type { TechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { firstChoice, nextChoice } from './combinations.js';
import { type Found, inSet, striking } from './found.js';
import { firstOfDigits, type Path } from './search.js';

/** No fins; fins; fins without which a base keeps one place at most. */
export type FishKind = '' | 'finned-' | 'sashimi-';

const names: readonly string[] = ['', '', 'x-wing', 'swordfish', 'jellyfish'];

/** Masks of so many of nine lines, in lexicographic order of their lists. */
const choices: readonly (readonly number[])[] = /* @__PURE__ */ (() =>
  [0, 1, 2, 3, 4].map((size) => {
    const masks: number[] = [];
    const choice = firstChoice(size);
    do masks.push(choice.reduce((mask, line) => mask | (1 << line), 0));
    while (nextChoice(choice, size, 9));
    return masks;
  }))();

/** The first fish of that kind and size. */
export function fish(path: Path, kind: FishKind, size: number): Found | undefined {
  return firstOfDigits(
    path,
    `${kind}${names[size]}`,
    (digit) => fishIn(path.board, digit, 0, kind, size) ?? fishIn(path.board, digit, 9, kind, size),
  );
}

/** With rows as bases if the first base is house 0, with columns if it is house 9. */
function fishIn(board: Board, digit: number, firstBase: number, kind: FishKind, size: number): Found | undefined {
  const firstCover = 9 - firstBase;
  const most = kind === '' ? size : 9;
  const lines: number[] = [];
  for (let line = 0; line < 9; line++) {
    const mask = board.places[(firstBase + line) * 9 + digit];
    if (mask !== 0 && countBits(mask) <= most) lines.push(line);
  }
  if (lines.length < size) return undefined;
  const choice = firstChoice(size);
  do {
    let all = 0;
    for (const at of choice) all |= board.places[(firstBase + lines[at]) * 9 + digit];
    const tooMany = countBits(all) - size;
    if (kind === '' ? tooMany !== 0 : tooMany < 1 || tooMany > 2) continue;
    const bases = choice.map((at) => lines[at]);
    for (const covers of kind === '' ? [all] : choices[size]) {
      if ((covers & ~all) !== 0) continue;
      const fins = all & ~covers;
      if (fins !== 0 && (fins & ~(7 << (Math.floor(lowestBit(fins) / 3) * 3))) !== 0) continue;
      if (fins !== 0 && isSashimi(board, digit, firstBase, bases, covers) !== (kind === 'sashimi-')) continue;
      const effects = struckBy(board, digit, firstBase, bases, firstCover, covers, fins);
      if (effects.length === 0) continue;
      const coverHouses = [...Array(9).keys()].filter((line) => covers & (1 << line)).map((line) => firstCover + line);
      return striking(`${kind}${names[size]}` as TechniqueId, effects, {
        form: 'fish',
        digit,
        bases: bases.map((line) => firstBase + line),
        covers: coverHouses,
      });
    }
  } while (nextChoice(choice, size, lines.length));
  return undefined;
}

/** Has some base at most one place in the covers? */
function isSashimi(
  { places }: Board,
  digit: number,
  firstBase: number,
  bases: readonly number[],
  covers: number,
): boolean {
  return bases.some((line) => countBits(places[(firstBase + line) * 9 + digit] & covers) <= 1);
}

/** The places of the covers outside the bases that see all fins, by cell. */
function struckBy(
  { digitSets, places }: Board,
  digit: number,
  firstBase: number,
  bases: readonly number[],
  firstCover: number,
  covers: number,
  fins: number,
): number[] {
  const left = [0, 0, 0];
  for (let rest = covers; rest !== 0; rest &= rest - 1) addHouse(left, firstCover + lowestBit(rest));
  for (let word = 0; word < 3; word++) left[word] &= digitSets[digit * 3 + word];
  for (const line of bases) {
    const house = firstBase + line;
    for (let word = 0; word < 3; word++) left[word] &= ~houseSets[house * 3 + word];
    for (let rest = places[house * 9 + digit] & fins; rest !== 0; rest &= rest - 1) {
      const cell = firstBase === 0 ? line * 9 + lowestBit(rest) : lowestBit(rest) * 9 + line;
      for (let word = 0; word < 3; word++) left[word] &= peerSets[cell * 3 + word];
    }
  }
  return inSet(left[0], left[1], left[2], digit);
}

function addHouse(set: number[], house: number): void {
  for (let word = 0; word < 3; word++) set[word] |= houseSets[house * 3 + word];
}
