import type { Dealer } from '../../../../config/difficulty-laws.js';
import { type GenerateOptions, generateMines, rateField } from '../../src/index.js';

function fields(name: string, options: GenerateOptions): Dealer {
  const { firstOpen = 0 } = options;
  return {
    name,
    deal: (more) => generateMines({ ...options, ...more }),
    scoreOf: (made: ReturnType<typeof generateMines>) =>
      made.status === 'found' ? rateField(made.field, { firstOpen }).score : undefined,
  };
}

/** Fields without guesses, whose levels are measured. */
export const dealers: readonly Dealer[] = [
  fields('9×9 with 10 mines', { rows: 9, cols: 9, mines: 10, noGuess: true, firstOpen: 40, firstIs: 'zero' }),
  fields('9×9 by two numbers', { rows: 9, cols: 9, mines: 14, noGuess: { counter: false, maxNumbers: 2 } }),
];
