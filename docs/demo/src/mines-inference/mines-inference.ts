import {
  type Analysis,
  analyze,
  type Board,
  bestMove,
  type Catalogue,
  deduce,
  en,
  explainDeduction,
  explainMove,
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
    print(draw(board, analyze(board), paint));
    print();
    print(words.deductions(deductions.length));
    // They come simplest first: the last one needs the most numbers at once.
    print(wrapText(explainDeduction(deductions[deductions.length - 1], catalogue), 78));
    print();
    print(paint.green(explainMove(bestMove(board), catalogue)));
  },
};

function show(board: Board, { catalogue, words }: { catalogue: Catalogue; words: Words }, terminal: Terminal): number {
  const analysis = analyze(board);
  terminal.print(terminal.paint.bold(words.title));
  terminal.print(draw(board, analysis, terminal.paint));
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

function draw(board: Board, { probabilities }: Analysis, paint: Terminal['paint']): string {
  const lines: string[] = [];
  for (let row = 0; row < board.rows; row++) {
    let line = ' ';
    for (let col = 0; col < board.cols; col++) {
      const cell = row * board.cols + col;
      line += drawCell(board.cells[cell] ?? 0, probabilities[cell] ?? null, paint);
    }
    lines.push(line);
  }
  return lines.join('\n');
}

function drawCell(value: number, chance: number | null, paint: Terminal['paint']): string {
  if (value > 0) return paint.cyan(String(value).padStart(4));
  if (value === 0) return paint.dim('   ·');
  if (value === -2) return paint.yellow('   F');
  if (value === -3) return paint.red('   X');
  if (chance === null) return '   ?';
  if (chance === 0) return paint.green('   +');
  if (chance === 1) return paint.red('   *');
  return String(Math.min(99, Math.max(1, Math.round(chance * 100)))).padStart(4);
}
