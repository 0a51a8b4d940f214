import { checkObject, checkOptions, InvalidInputError, type OptionName } from '@kit/grid';
import type { GenerateOptions } from '../types.js';

/** What `generatePuzzle` may be asked for, on any layout. */
export const generateOptionNames = [
  'seed',
  'stars',
  'technique',
  'symmetry',
  'minimal',
  'score',
  'level',
  'er',
  'givens',
  'maxTries',
  'layout',
  'size',
] as const;

/** Refuses unknown names; other games are dealt by `difficulty`, which is `stars` here. */
export function checkGenerateOptions<T extends Omit<GenerateOptions, 'score' | 'level' | 'layout'>>(
  options: T,
  names: readonly OptionName<T>[],
): T {
  if ('difficulty' in checkObject(options, 'options')) {
    const message = 'options.difficulty is unknown: expected options.stars, the difficulty of a Sudoku from 1 to 5';
    throw new InvalidInputError('unknown-option', message, { name: 'options.difficulty' });
  }
  return checkOptions(options, names);
}
