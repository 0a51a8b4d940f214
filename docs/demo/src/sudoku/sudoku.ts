import {
  type Catalogue,
  en,
  generatePuzzle,
  type Layout,
  type Position,
  parsePuzzle,
  type SolveResult,
  solve,
  zhHant,
} from '@kit/sudoku-human';
import { choose, chooseLanguage } from '../choose.js';
import type { Game } from '../game.js';
import { parseOptions } from '../parse-options.js';
import { readText } from '../read-text.js';
import { UsageError } from '../usage-error.js';
import { layoutNames, layoutOf } from './layouts.js';
import { printHardestStep, printSolution } from './print-solution.js';
import { type Words, wordsEn, wordsZhHant } from './words.js';

/** The puzzle of the article that the project began from. */
const articlePuzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';

const languages: Record<string, { catalogue: Catalogue; words: Words }> = {
  en: { catalogue: en, words: wordsEn },
  'zh-Hant': { catalogue: zhHant, words: wordsZhHant },
};

const language = (locale: string) => chooseLanguage(languages, locale);

const usage = `sudoku [puzzle | file | -] [--layout ${layoutNames.join('|')}] [--seed n] [--locale ${Object.keys(languages).join('|')}] [--notation r1c1|A1|a1]`;
const notations = ['r1c1', 'A1', 'a1'] as const;

/** Solves a puzzle step by step, each step named, explained and drawn. */
export const sudoku: Game = {
  name: 'sudoku',
  package: 'sudoku-human',
  usage,
  run(args, terminal) {
    const { values, positionals } = parseOptions(
      args,
      {
        locale: { type: 'string', default: 'en' },
        notation: { type: 'string', default: 'r1c1' },
        layout: { type: 'string' },
        seed: { type: 'string', default: '1' },
      },
      usage,
    );
    const style = language(values.locale);
    const notation = choose(values.notation, notations, 'notation');
    if (positionals.length > 1) {
      throw new UsageError(`One puzzle at a time, not ${positionals.length}. Use: npm run demo -- ${usage}`);
    }
    const seed = Number(values.seed);
    if (!Number.isSafeInteger(seed))
      throw new UsageError(`Unknown seed ${JSON.stringify(values.seed)}: a whole number`);
    const layout =
      values.layout === undefined ? undefined : layoutOf(choose(values.layout, layoutNames, 'layout'), seed);
    const text = positionals[0] === undefined ? undefined : readText(positionals[0]);
    const position = text === undefined && layout !== undefined ? dealt(layout, seed) : parsed(text, layout);
    const solution: SolveResult = solve(position);
    printSolution(position, solution, { ...style, notation }, terminal);
    return solution.status === 'invalid' || solution.status === 'multiple' ? 1 : 0;
  },
  tour(locale, terminal) {
    const position = parsePuzzle(articlePuzzle);
    printHardestStep(position, solve(position), { ...language(locale), notation: 'r1c1' }, terminal);
  },
};

function parsed(text: string | undefined, layout: Layout | undefined): Position {
  return parsePuzzle(text ?? articlePuzzle, { layout });
}

/** A puzzle on the layout, its own for each seed. */
function dealt(layout: Layout, seed: number): Position {
  const made = generatePuzzle({ layout, seed });
  if (made.status !== 'found') throw new UsageError(`No puzzle for the seed ${seed}: try another`);
  return made.position;
}
