/**
 * Damage as the simulators of Puzzle & Dragons count it: each match is worth its weight times 1 + 0.25 for each orb
 * above three, and the sum is multiplied by 1 + 0.25 for each combo above one.
 */
import { checkInteger, checkList, checkNumber, checkObject, checkOptions } from '@kit/grid';
import { maxType } from '../board/check-board.js';
import { checkEach, fillByType } from '../board/check-list-of.js';
import type { Match, Weights } from '../types.js';

/**
 * The damage of what {@link resolve} cleared.
 *
 * @param waves - the waves of matches; give only the first to count it alone
 * @param weights - weights by type for normal and mass attacks, and the two bonuses
 * @returns the damage, 0 for no match
 * @throws {@link InvalidInputError} `bad-list`, `bad-options`, `bad-number`, `bad-length`
 *
 * @example
 * ```ts
 * import { score } from '@kit/orb-search';
 *
 * const three = { type: 0, cells: [0, 1, 2] };
 * const five = { type: 1, cells: [5, 6, 7, 8, 9] };
 * score([[three]], {}); // => 1
 * score([[three], [five]], { normal: [1, 1], mass: [1, 2] }); // => (1 + 2 * 1.5) * 1.25
 * ```
 */
export function score(waves: readonly (readonly Match[])[], weights: Weights = {}): number {
  const table = weightTable(weights);
  const checkMatch = (match: Match, name: string): Match => {
    checkObject(match, name);
    checkInteger(match.type, `${name}.type`, 0, maxType);
    checkList(match.cells, `${name}.cells`);
    return match;
  };
  return damageOf(checkEach(waves, 'waves', (wave, name) => checkEach(wave, name, checkMatch)).flat(), table);
}

/** Weights with nothing left open. */
export type WeightTable = {
  readonly normal: Float64Array;
  readonly mass: Float64Array;
  readonly massSize: number;
  readonly orbBonus: number;
  readonly comboBonus: number;
};

/** Checks the weights and fills in the defaults. */
export function weightTable(weights: Weights, name = 'weights'): WeightTable {
  const given = checkOptions(weights, ['normal', 'mass', 'massSize', 'orbBonus', 'comboBonus'], name);
  const { normal = 1, mass = normal, massSize = 5, orbBonus = 0.25, comboBonus = 0.25 } = given;
  return {
    normal: byType(normal, `${name}.normal`),
    mass: byType(mass, `${name}.mass`),
    massSize: checkInteger(massSize, `${name}.massSize`, 1, 1000),
    orbBonus: checkNumber(orbBonus, `${name}.orbBonus`, 0, 1e6),
    comboBonus: checkNumber(comboBonus, `${name}.comboBonus`, 0, 1e6),
  };
}

/** Each orb weighs 1. */
export const usualWeights: WeightTable = /* @__PURE__ */ weightTable({});

/** The damage of matches that have been checked. */
export function damageOf(matches: readonly Match[], table: WeightTable): number {
  let sum = 0;
  for (const { type, cells } of matches) {
    const weight = cells.length >= table.massSize ? table.mass[type] : table.normal[type];
    sum += weight * (1 + table.orbBonus * Math.max(0, cells.length - 3));
  }
  return sum * (1 + table.comboBonus * Math.max(0, matches.length - 1));
}

function byType(value: number | readonly number[], name: string): Float64Array {
  const table = new Float64Array(maxType + 1);
  return fillByType(table, value, name, (each, place) => checkNumber(each, place, -1e9, 1e9));
}
