import {
  applyPath,
  bestSwap,
  countTurns,
  findPath,
  findSwaps,
  maxCombos,
  parseOrbs,
  resolveSteps,
  swapMap,
} from '@kit/orb-search';
import { choose, chooseLanguage } from '../choose.js';
import type { Game } from '../game.js';
import { parseOptions } from '../parse-options.js';
import { readText } from '../read-text.js';
import { padEnd } from '../text-width.js';
import { UsageError } from '../usage-error.js';
import { drawNumbers, drawOrbs, drawPath } from './draw-orbs.js';
import { type Words, wordsEn, wordsZhHant } from './words.js';

const languages: Record<string, Words> = { en: wordsEn, 'zh-Hant': wordsZhHant };
const usage = `orbs [board | file | -] [--directions 4|8] [--locale ${Object.keys(languages).join('|')}]`;
const example = 'DHLDHD\nRBGHBH\nRLHGDL\nGBLRHD\nBHGLRB';

/** Finds the drag with the most combos, shows its waves, and the legal swaps. */
export const orbSearch: Game = {
  name: 'orbs',
  package: 'orb-search',
  usage,
  run(args, { print, paint }) {
    const { values, positionals } = parseOptions(
      args,
      { locale: { type: 'string', default: 'en' }, directions: { type: 'string', default: '4' } },
      usage,
    );
    const words = chooseLanguage(languages, values.locale);
    const directions = choose(values.directions, ['4', '8'], 'directions');
    if (positionals.length > 1) {
      throw new UsageError(`One board at a time, not ${positionals.length}. Use: npm run demo -- ${usage}`);
    }
    const rules = { directions: directions === '8' ? 8 : 4 } as const;
    const board = parseOrbs(positionals[0] === undefined ? example : readText(positionals[0]));
    const result = findPath(board, { rules });
    const steps = resolveSteps(applyPath(board, result.path, { rules }), { rules });
    print(paint.bold(words.title));
    print();
    print(drawOrbs(board, paint, (cell) => cell === result.path.start));
    print();
    print(words.path(result.path.moves.length, countTurns(result.path, board)));
    print(`  ${drawPath(result.path, board)}`);
    print(paint.green(words.result(result.combos, maxCombos(board, { rules }).combos, steps.length)));
    print(paint.dim(result.provenShortest ? words.proven : words.bound(result.lowerBound)));
    print();
    print(words.combos);
    for (const numbers of comboNumbers(steps)) {
      print(drawNumbers(board, numbers, paint));
      print();
    }
    const swaps = findSwaps(board);
    const map = swapMap(board);
    print(paint.bold(words.swapsTitle));
    print(drawOrbs(board, paint, (cell) => map[cell] === true));
    print(words.swaps(swaps.length));
    const best = bestSwap(board);
    const name = (cell: number) => `r${Math.floor(cell / board.cols) + 1}c${(cell % board.cols) + 1}`;
    if (best) print(words.best(name(best.a), name(best.b), best.combos));
    return 0;
  },
  tour(locale, { print, paint }) {
    const words = chooseLanguage(languages, locale);
    const board = parseOrbs(example);
    const { path, combos, provenShortest, lowerBound } = findPath(board);
    const steps = resolveSteps(applyPath(board, path));
    const panels = [
      { caption: words.start, drawn: drawOrbs(board, paint, (cell) => cell === path.start) },
      { caption: words.dragged, drawn: drawOrbs(applyPath(board, path), paint) },
      { caption: words.first, drawn: drawNumbers(board, comboNumbers(steps)[0] ?? new Map(), paint) },
    ];
    const gap = ' '.repeat(5);
    print(
      paint.dim(
        panels
          .map(({ caption }) => padEnd(` ${caption}`, 3 * board.cols))
          .join(gap)
          .trimEnd(),
      ),
    );
    for (let line = 0; line < board.rows; line++) print(panels.map(({ drawn }) => drawn.split('\n')[line]).join(gap));
    print();
    print(words.path(path.moves.length, countTurns(path, board)));
    print(`  ${drawPath(path, board)}`);
    print(paint.green(words.result(combos, maxCombos(board).combos, steps.length)));
    print(paint.dim(provenShortest ? words.proven : words.bound(lowerBound)));
  },
};

/** For each wave, which combo clears a cell: they are counted on from wave to wave. */
function comboNumbers(steps: ReturnType<typeof resolveSteps>): Map<number, number>[] {
  let number = 0;
  return steps.map(({ matches }) => {
    const numbers = new Map<number, number>();
    for (const { cells } of matches) {
      number += 1;
      for (const cell of cells) numbers.set(cell, number);
    }
    return numbers;
  });
}
