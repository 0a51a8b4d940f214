import {
  analyze,
  type Board,
  bestMove,
  type Catalogue,
  deduce,
  en,
  explainDeduction,
  explainMove,
  minesToText,
  parseMines,
  zhHant,
} from '@kit/mines-inference';
import { chooseLanguage } from '../choose.js';
import type { Game } from '../game.js';
import { parseOptions } from '../parse-options.js';
import { readText } from '../read-text.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';
import { wrapText } from '../wrap-text.js';
import { type Words, wordsEn, wordsZhHant } from './words.js';

/** A position of a beginner's game: some cells are certain, the rest is chance. */
const example = `mines 10
01#100000
12#101110
#21212#10
#2#2#2110
######110
#####1#10
####22110
#####1000
#####1000`;

const languages: Record<string, { catalogue: Catalogue; words: Words }> = {
  en: { catalogue: en, words: wordsEn },
  'zh-Hant': { catalogue: zhHant, words: wordsZhHant },
};

const usage = `mines [board | file | -] [--mines n] [--locale ${Object.keys(languages).join('|')}]`;

/** Shows what is certain on a board and why, the chance of a mine everywhere else, and the move to make. */
export const minesInference: Game = {
  name: 'mines',
  package: 'mines-inference',
  usage,
  run(args, terminal) {
    const { values, positionals } = parseOptions(
      args,
      { locale: { type: 'string', default: 'en' }, mines: { type: 'string' } },
      usage,
    );
    const language = chooseLanguage(languages, values.locale);
    if (positionals.length > 1) {
      throw new UsageError(`One board at a time, not ${positionals.length}. Use: npm run demo -- ${usage}`);
    }
    if (values.mines !== undefined && !/^\d+$/.test(values.mines)) {
      throw new UsageError(`--mines is ${JSON.stringify(values.mines)}: expected a whole number`);
    }
    const text = positionals[0] === undefined ? example : readText(positionals[0]);
    const board = parseMines(text, values.mines === undefined ? {} : { mines: Number(values.mines) });
    return show(board, language, terminal);
  },
  tour(locale, { print, paint }) {
    const { catalogue, words } = chooseLanguage(languages, locale);
    const board = parseMines(example);
    const deductions = deduce(board);
    print(words.legend);
    print();
    // They come simplest first: the last one needs the most numbers at once.
    const deduction = deductions[deductions.length - 1];
    print(minesToText(board, { analysis: analyze(board), deduction, color: paint.isColorSupported }));
    print();
    print(words.deductions(deductions.length));
    print(wrapText(explainDeduction(deduction, catalogue), 78));
    print();
    print(paint.green(explainMove(bestMove(board), catalogue)));
  },
};

function show(board: Board, { catalogue, words }: { catalogue: Catalogue; words: Words }, terminal: Terminal): number {
  const analysis = analyze(board);
  terminal.print(terminal.paint.bold(words.title));
  terminal.print(minesToText(board, { analysis, color: terminal.paint.isColorSupported }));
  terminal.print(words.status[analysis.status]);
  if (analysis.status === 'inconsistent') {
    const cells = [...analysis.conflicts.flags, ...analysis.conflicts.core].sort((a, b) => a - b);
    const names = cells.map((cell) => `r${Math.floor(cell / board.cols) + 1}c${(cell % board.cols) + 1}`);
    terminal.print(`${words.culprits}: ${names.join(', ')}`);
    return 1;
  }
  for (const deduction of deduce(board)) terminal.print(`  ${explainDeduction(deduction, catalogue)}`);
  terminal.print(explainMove(bestMove(board), catalogue));
  return 0;
}
