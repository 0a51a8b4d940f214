/** The cases of our own making: positions on which a technique fires, and all that it concludes there. */

import * as kit from '@kit/sudoku-human';
import { isSoak } from '../runs.js';
import { fixture, keyOf } from './positions.js';

export type TechniqueCase = {
  readonly id: kit.TechniqueId;
  readonly options: kit.SolveOptions;
  readonly position: kit.Position;
  /** All conclusions, each as {@link conclusionOf} writes it, in order of the alphabet. */
  readonly conclusions: readonly string[];
};

/** Every exported technique by name. */
export const techniqueById: Readonly<Record<string, kit.Technique>> = Object.fromEntries(
  Object.values(kit)
    .filter((value): value is kit.Technique => typeof value === 'object' && 'id' in value && 'find' in value)
    .map((technique) => [technique.id, technique]),
);

/** A conclusion as text: `=5r1c2` is set, `5r1c2` is struck out. */
export function conclusionOf({ placements, eliminations }: Pick<kit.Step, 'placements' | 'eliminations'>): string {
  return [...placements.map((one) => `=${keyOf([one])}`), ...eliminations.map((one) => keyOf([one]))].sort().join(' ');
}

/**
 * Fish of four and more lines and boxes, and of six and more lines, take long: finder and checker are those of the smaller
 * ones.
 */
const largeFish = /(franken|mutant)-(jellyfish|squirmbag)|whale|leviathan/;

/** Is a technique left to the soak where it is enough to ask those that it shares its code with? */
export function isLeftToSoak(id: string): boolean {
  return !isSoak() && largeFish.test(id);
}

/** All cases, or those of one technique. */
export function techniqueCases(wanted?: kit.TechniqueId): readonly TechniqueCase[] {
  cases ??= readCases();
  return wanted === undefined ? cases : cases.filter(({ id }) => id === wanted);
}

let cases: readonly TechniqueCase[] | undefined;

function readCases(): TechniqueCase[] {
  return fixture('technique-cases.txt')
    .map((line) => line.split('|'))
    .map(([id, options, text, conclusions]) => ({
      id: id as kit.TechniqueId,
      options: Object.fromEntries(
        options
          .split(',')
          .filter(Boolean)
          .map((name) => [name, true]),
      ),
      position: kit.parsePuzzle(text),
      conclusions: conclusions.split(';').map(sorted).sort(),
    }));
}

function sorted(conclusion: string): string {
  return conclusion.split(' ').sort().join(' ');
}
