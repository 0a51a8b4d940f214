/**
 * How many tiles of each kind are dealt on so many cells, and how many cells are left over.
 */
import { checkInteger, checkList, InvalidInputError } from '@kit/grid';
import { classOf, type LinkRules } from '../rules/link-rules.js';

/** What is asked for of the tiles. */
export type AskedTiles = {
  readonly kinds: number;
  readonly copies: number | readonly number[] | undefined;
  readonly leftover: 'empty' | 'stone' | undefined;
};

/** The numbers by kind, from kind 1 on. Each class of matching kinds has an even number, and all of them fit. */
export function tileCounts({ kinds, copies, leftover }: AskedTiles, places: number, rules: LinkRules): number[] {
  if (places === 0) throw badCount('options.shape', 'options.shape has no cell to fill: expected at least two');
  if (copies === undefined) return shareOut(kinds, places >> 1);
  const counts =
    typeof copies === 'number' ? new Array<number>(kinds).fill(copies) : readCounts(copies, kinds, places, rules);
  let sum = 0;
  for (const count of counts) sum += count;
  if (leftover === undefined ? sum === places : sum <= places) return counts;
  const [name, tiles] =
    typeof copies === 'number'
      ? ['options.kinds', `options.kinds * options.copies is ${kinds} * ${copies} =`]
      : ['options.copies', 'options.copies has in all'];
  const most = leftover === undefined ? '' : 'at most ';
  throw badCount(name, `${tiles} ${sum}: expected ${most}${places}, the number of cells to fill`);
}

/** So many pairs for the kinds, one more for the first of them where they can't be the same. */
function shareOut(kinds: number, pairs: number): number[] {
  if (kinds > pairs) {
    throw badCount(
      'options.kinds',
      `options.kinds is ${kinds}: expected at most ${pairs}, a pair of each on the cells to fill`,
    );
  }
  const each = Math.trunc(pairs / kinds);
  return Array.from({ length: kinds }, (_, kind) => 2 * (each + (kind < pairs % kinds ? 1 : 0)));
}

/** The numbers of a list, even for kinds that match each other. */
function readCounts(copies: readonly number[], kinds: number, places: number, rules: LinkRules): number[] {
  const list = checkList(copies, 'options.copies', kinds, kinds);
  const counts: number[] = [];
  const sums = new Map<number, number>();
  for (let index = 0; index < kinds; index++) {
    const count = checkInteger(list[index], `options.copies[${index}]`, 0, places);
    const own = classOf(rules, index + 1);
    counts.push(count);
    sums.set(own, (sums.get(own) ?? 0) + count);
  }
  for (const [own, sum] of sums) {
    if (sum % 2 === 0) continue;
    throw badCount('options.copies', `options.copies has ${sum} tiles that match kind ${own}: expected an even number`);
  }
  return counts;
}

function badCount(name: string, message: string): InvalidInputError {
  return new InvalidInputError('bad-count', message, { name });
}
