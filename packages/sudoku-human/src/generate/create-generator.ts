import { runSync, type Search, unexpected } from '@kit/grid';
import { classicTables } from '../kernel/geometry.js';
import { checkTechniques } from '../solver/options.js';
import { records } from '../techniques/technique-records.js';
import type { GeneratedPuzzle, GeneratorOptions, PuzzleGenerator, Technique } from '../types.js';
import { dealPuzzle } from './deal-puzzle.js';
import { goalOf, solvedBy } from './difficulty-goal.js';
import { erJudgeOf, isAboveSingles } from './explainer-goal.js';
import { areGivensImpossible } from './givens-impossible.js';
import { areForSingles, areImpossible } from './impossible.js';
import { checkGenerateOptions } from './option-names.js';
import { drawClassic } from './random-grid.js';
import { readWishes } from './wishes.js';

/**
 * A maker of puzzles from a list of techniques: each of its puzzles is solved by them, and no others are bundled.
 *
 * @param techniques - techniques of this package, easiest first; what players of the game know
 * @returns `generatePuzzle` and `generatePuzzleSearch`, as the functions of these names but with this list: `technique` is
 * one that a solution with the list comes to, `stars` are those of the hardest technique that the list can't do without
 * (1 for whatever falls to singles, in the list or not), and without either wish every puzzle is one that the list solves.
 * Scores and levels are HoDoKu's, which has a list of its own, and aren't taken here. Where the list alone shows that no puzzle
 * meets the wishes, the answer is `'impossible'` at once
 * @throws {@link InvalidInputError} `bad-techniques` if it is not a list of techniques, `unknown-technique` for one that
 * isn't of this package
 *
 * @example
 * ```ts
 * import { createGenerator, createSolver, hiddenSingle, nakedSingle } from '@kit/sudoku-human';
 *
 * const singles = [hiddenSingle, nakedSingle];
 * const made = createGenerator(singles).generatePuzzle({ seed: 3, symmetry: 'rotate180' });
 * made.status === 'found' && createSolver(singles).solve(made.position).status; // => 'solved'
 * createGenerator(singles).generatePuzzle({ stars: 4 }); // => { status: 'impossible' }
 * ```
 */
export function createGenerator(techniques: readonly Technique[]): PuzzleGenerator {
  const list = checkTechniques(techniques);
  const ids = list.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (Object.hasOwn(records, id)) continue;
    const at = { name: `techniques[${index}].id`, index };
    throw unexpected('unknown-technique', at.name, id, 'the name of a technique of this package', at);
  }
  const generatePuzzleSearch = (options: GeneratorOptions = {}): Search<GeneratedPuzzle> => {
    checkGenerateOptions(options, generatorOptionNames);
    const wishes = readWishes(options, { techniques: ids, called: 'one of the given techniques', cells: 81 });
    const judges = erJudgeOf(options);
    const isImpossible =
      areImpossible(wishes, list, classicTables) ||
      (isAboveSingles(options) && areForSingles(wishes, list)) ||
      areGivensImpossible(wishes, classicTables);
    return dealPuzzle({
      size: 9,
      wishes,
      drawBoard: drawClassic,
      goal: isImpossible ? undefined : (goalOf(wishes, list) ?? solvedBy(list)),
      judges,
      easily: false,
    });
  };
  return { generatePuzzle: (options) => runSync(generatePuzzleSearch(options)), generatePuzzleSearch };
}

const generatorOptionNames = ['seed', 'stars', 'technique', 'symmetry', 'minimal', 'er', 'givens', 'maxTries'] as const;
