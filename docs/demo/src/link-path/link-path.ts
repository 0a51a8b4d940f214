import { type Grid, gravityModes, parseGrid } from '@kit/grid';
import {
  findLink,
  findPairs,
  generateBoard,
  type Link,
  linkBoardToText,
  rateBoard,
  removePair,
  solveBoard,
} from '@kit/link-path';
import { choose, chooseLanguage } from '../choose.js';
import type { Game } from '../game.js';
import { parseOptions } from '../parse-options.js';
import { readText } from '../read-text.js';
import { UsageError } from '../usage-error.js';
import { wordsEn, wordsZhHant } from './words.js';

const languages = { en: wordsEn, 'zh-Hant': wordsZhHant };
const gravities = ['none', ...gravityModes] as const;
const usage = `links [board | file | -] [--gravity ${gravities.join('|')}] [--seed N] [--locale ${Object.keys(languages).join('|')}]`;

/** Deals a board or takes the user's, draws the first move, and says whether it can be cleared. */
export const linkPath: Game = {
  name: 'links',
  package: 'link-path',
  usage,
  run(args, { print, paint }) {
    const { values, positionals } = parseOptions(
      args,
      {
        locale: { type: 'string', default: 'en' },
        gravity: { type: 'string', default: 'none' },
        seed: { type: 'string', default: '2026' },
      },
      usage,
    );
    const words = chooseLanguage(languages, values.locale);
    const gravity = choose(values.gravity, gravities, 'gravity');
    if (!/^-?\d{1,15}$/.test(values.seed))
      throw new UsageError(`Unknown seed ${JSON.stringify(values.seed)}: expected a whole number`);
    if (positionals.length > 1) {
      throw new UsageError(`One board at a time, not ${positionals.length}. Use: npm run demo -- ${usage}`);
    }
    const dealt = generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed: Number(values.seed), gravity });
    const own = positionals[0] === undefined ? undefined : parseGrid(readText(positionals[0]).replaceAll('/', '\n'));
    const board = own ?? (dealt.status === 'found' ? dealt.board : parseGrid('1 1'));

    print(paint.bold(words.title));
    print();
    const solution = solveBoard(board, { gravity });
    const moves = solution.status === 'solved' ? solution.moves : [];
    const shown = moves[0] ?? findPairs(board)[0];
    const link = shown && findLink(board, shown.a, shown.b);
    print(linkBoardToText(board, { link, color: paint.isColorSupported }));
    print();
    print(words.pairs(findPairs(board).length));
    if (link) print(`${words.bestLine}: ${words.turns(link.turns, link.length)}`);
    if (moves.length > 1) {
      const half = moves.length >> 1;
      const later = moves.slice(0, half).reduce((now, { a, b }) => removePair(now, a, b, { gravity }), board);
      print();
      print(paint.dim(words.left));
      const laterLink = findLink(later, moves[half].a, moves[half].b);
      print(linkBoardToText(later, { link: laterLink, color: paint.isColorSupported }));
    }
    print();
    const sentence = words.status[solution.status](moves.length);
    print(solution.status === 'solved' ? paint.green(sentence) : paint.yellow(sentence));
    print(words.rating(Math.round(100 * rateBoard(board, { gravity }).deadEnds)));
    return 0;
  },
  tour(locale, { print, paint }) {
    const words = chooseLanguage(languages, locale);
    const dealt = generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed: 2026 });
    let board: Grid = dealt.status === 'found' ? dealt.board : parseGrid('1 1');
    const solution = solveBoard(board);
    const moves = solution.status === 'solved' ? solution.moves : [];
    // The first move whose line has to turn twice.
    let link: Link | undefined;
    let played = 0;
    for (const { a, b } of moves) {
      link = findLink(board, a, b);
      if (link?.turns === 2) break;
      board = removePair(board, a, b);
      played += 1;
    }
    print(linkBoardToText(board, { link, color: paint.isColorSupported }));
    print();
    if (link) print(words.move(played + 1, link.turns, link.length));
    print(words.pairs(findPairs(board).length));
    print(paint.green(words.status[solution.status](moves.length)));
  },
};
