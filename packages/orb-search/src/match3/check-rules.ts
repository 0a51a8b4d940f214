/**
 * The rules of a swap game, checked and with every name turned into a number: what the kernels read.
 */
import {
  checkChoice,
  checkFlag,
  checkInteger,
  checkList,
  checkNumber,
  checkOptions,
  checkText,
  InvalidInputError,
  unexpected,
} from '@kit/grid';
import { checkEach, checkIntegers, checkTypes } from '../board/check-list-of.js';
import type { RuleNumbers } from '../kernel/game-table.js';
import { createEffectList, type EffectList } from './effect-list.js';
import { shapesOf } from './match-kinds.js';
import { pieceNumber } from './piece-number.js';
import type { SwapPoints, SwapRules } from './types.js';

/** The rules as numbers, with the names that they had; the board adds its geometry. */
export type CheckedRules = RuleNumbers & {
  /** Where pieces come in, if the rules say so. */
  readonly sources: readonly number[] | undefined;
  /** The names of the special pieces; number k is at k − 1. */
  readonly names: readonly string[];
  /** The names of each pair rule. */
  readonly pairNames: readonly string[];
};

/** The most special pieces of a game. */
const maxSpecials = 15;

/** The longest queue. */
const maxQueue = 4096;

/** Checks the rules of a game on a board of so many cells; `name` is where they stand. */
export function checkRules(given: SwapRules | undefined, size: number, name: string): CheckedRules {
  const rules = checkOptions(
    given ?? {},
    ['types', 'holes', 'diagonals', 'sources', 'queue', 'squares', 'matches', 'specials', 'shapes', 'pairs', 'points'],
    name,
  );
  const squares = checkFlag(rules.squares ?? false, `${name}.squares`);
  const names = namesOf(rules.specials, `${name}.specials`);
  const effects = createEffectList(names);
  const byLine = checkChoice(rules.matches ?? 'groups', `${name}.matches`, ['groups', 'lines']) === 'lines';
  const specials = specialsOf(rules.specials ?? [], names, effects, `${name}.specials`);
  return {
    bag: new Uint8Array(checkTypes(rules.types ?? 6, `${name}.types`)),
    passHoles: checkChoice(rules.holes ?? 'pass', `${name}.holes`, ['pass', 'hold']) === 'pass',
    diagonals: checkFlag(rules.diagonals ?? false, `${name}.diagonals`),
    squares,
    sources: sourcesOf(rules.sources, size, `${name}.sources`),
    names,
    byLine,
    queue: queueOf(rules.queue ?? [], names, specials.coloured, `${name}.queue`),
    ...specials,
    shapes: shapesOf(rules.shapes ?? [], names, { squares, byLine }, `${name}.shapes`),
    ...pairsOf(rules.pairs ?? [], names, effects, `${name}.pairs`),
    ...effects.finish(),
    points: pointsOf(rules.points ?? {}, `${name}.points`),
  };
}

function sourcesOf(sources: readonly number[] | undefined, size: number, name: string): number[] | undefined {
  if (sources === undefined) return undefined;
  return [...new Set(checkIntegers(sources, name, size - 1, 'bad-cell', 0, size))].sort((a, b) => a - b);
}

/** The pieces that come in first: those that may stand on a board. */
function queueOf(queue: readonly number[], names: readonly string[], coloured: Uint8Array, name: string): Int16Array {
  const check = (given: number, place: string, index: number): number => {
    const piece = checkInteger(given, place, 0, 16 * names.length + 15);
    const expected = colourExpected(piece, names, coloured);
    if (expected === undefined) return piece;
    throw unexpected('bad-value', place, piece, expected, { name: place, index });
  };
  return new Int16Array(checkEach(queue, name, check, 0, maxQueue));
}

/** What a piece lacks: a colour, or the want of one; undefined if it is right. */
export function colourExpected(piece: number, names: readonly string[], coloured: Uint8Array): string | undefined {
  const hasColour = (piece & 15) < 15;
  const special = piece >> 4;
  if (special === 0 ? hasColour : hasColour === (coloured[special] === 1)) return undefined;
  if (special === 0) return 'a type from 0 to 14 for an ordinary piece';
  return `${hasColour ? 'no colour (15)' : 'a colour'} for ${JSON.stringify(names[special - 1])}`;
}

/** The names of the special pieces: not empty, none twice, none of the words that pairs use. */
function namesOf(specials: SwapRules['specials'], name: string): string[] {
  const list = checkList(specials ?? [], name, 0, maxSpecials);
  const names: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const piece = checkOptions(list[i], ['name', 'clears', 'coloured', 'fires', 'leaves'], `${name}[${i}]`);
    const place = `${name}[${i}].name`;
    const own = checkText(piece.name, place, 64);
    if (own === '' || own === 'plain' || own === 'any')
      throw unexpected('bad-text', place, own, 'a name of its own', { name: place, index: i });
    if (names.includes(own)) {
      throw unexpected('duplicate-name', place, own, 'a name that no piece before it has', { name: place, index: i });
    }
    names.push(own);
  }
  return names;
}

type Specials = Pick<CheckedRules, 'effectStart' | 'coloured' | 'bySwap' | 'byTap' | 'byItself' | 'leaves'>;

function specialsOf(
  specials: NonNullable<SwapRules['specials']>,
  names: readonly string[],
  effects: EffectList,
  name: string,
): Specials {
  const count = names.length;
  const effectStart = new Int16Array(count + 2);
  const flags = () => new Uint8Array(count + 1);
  const table = { effectStart, coloured: flags(), bySwap: flags(), byTap: flags(), byItself: flags(), leaves: flags() };
  for (let k = 1; k <= count; k++) {
    const place = `${name}[${k - 1}]`;
    const { clears, coloured = true, fires = [], leaves } = specials[k - 1];
    table.coloured[k] = checkFlag(coloured, `${place}.coloured`) ? 1 : 0;
    effectStart[k] = effects.add(clears, `${place}.clears`);
    const ways = checkList(fires, `${place}.fires`, 0, 3);
    for (let i = 0; i < ways.length; i++) {
      const way = checkChoice(ways[i], `${place}.fires[${i}]`, ['swap', 'tap', 'itself']);
      (way === 'swap' ? table.bySwap : way === 'tap' ? table.byTap : table.byItself)[k] = 1;
    }
    if (leaves !== undefined) table.leaves[k] = pieceNumber(leaves, names, `${place}.leaves`);
  }
  effectStart[count + 1] = effects.length();
  for (let k = 1; k <= count; k++) {
    const left = table.leaves[k];
    if (left === 0 || table.coloured[k] >= table.coloured[left]) continue;
    const place = `${name}[${k - 1}].leaves`;
    const expected = 'a piece without a colour, since it has none itself';
    throw unexpected('contradictory-options', place, names[left - 1], expected, { name: place, index: k - 1 });
  }
  return table;
}

type Pairs = Pick<CheckedRules, 'pairs' | 'pairStart' | 'pairNames'>;

function pairsOf(
  pairs: NonNullable<SwapRules['pairs']>,
  names: readonly string[],
  effects: EffectList,
  name: string,
): Pairs {
  const list = checkList(pairs, name, 0, 256);
  const width = names.length + 1;
  const table = new Int16Array(width * width).fill(-1);
  const pairStart = new Int16Array(list.length + 1);
  const pairNames: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const place = `${name}[${i}]`;
    const { pieces, clears } = checkOptions(list[i], ['pieces', 'clears'], place);
    const both = checkList(pieces, `${place}.pieces`, 2, 2);
    const [ones, others] = [0, 1].map((side) => sideOf(both[side], names, `${place}.pieces[${side}]`));
    if (ones.length === 1 && others.length === 1 && ones[0] + others[0] === 0) {
      const message = `${place}.pieces are two ordinary pieces: expected a special piece among them`;
      throw new InvalidInputError('contradictory-options', message, { name: `${place}.pieces`, index: i });
    }
    pairStart[i] = effects.add(clears, `${place}.clears`);
    pairNames.push(`${both[0]}+${both[1]}`);
    for (const one of ones) {
      for (const other of others) {
        if (one + other === 0) continue;
        if (table[one * width + other] < 0) table[one * width + other] = i;
        if (table[other * width + one] < 0) table[other * width + one] = i;
      }
    }
  }
  pairStart[list.length] = effects.length();
  return { pairs: table, pairStart, pairNames };
}

/** The numbers of the pieces that a name of a pair means. */
function sideOf(given: unknown, names: readonly string[], place: string): number[] {
  if (given === 'plain') return [0];
  if (given === 'any') return Array.from({ length: names.length + 1 }, (_, k) => k);
  return [pieceNumber(given, names, place)];
}

function pointsOf(points: SwapPoints, name: string): CheckedRules['points'] {
  const given = checkOptions(points, ['piece', 'layer', 'special', 'match', 'cascade'], name);
  const { piece = 10, layer = 10, special = 0, match = 0, cascade = 0 } = given;
  return {
    piece: checkNumber(piece, `${name}.piece`, 0, 1e6),
    layer: checkNumber(layer, `${name}.layer`, 0, 1e6),
    special: checkNumber(special, `${name}.special`, 0, 1e6),
    match: checkNumber(match, `${name}.match`, 0, 1e6),
    cascade: checkNumber(cascade, `${name}.cascade`, 0, 1e3),
  };
}
