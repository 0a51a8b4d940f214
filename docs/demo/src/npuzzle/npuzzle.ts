import { applyMoves, boardAtDepth, type Metric, type Quality, shuffle, slidesToText, solve } from '@kit/npuzzle';
import { choose, chooseLanguage } from '../choose.js';
import type { Game } from '../game.js';
import { parseOptions } from '../parse-options.js';
import { readText } from '../read-text.js';
import type { Terminal } from '../terminal.js';
import { padEnd } from '../text-width.js';
import { UsageError } from '../usage-error.js';
import { drawFilm } from './draw-film.js';
import { type Words, wordsEn, wordsZhHant } from './words.js';

/** The worked example of the article that the project began from. */
const articleBoard = '5 _ 4\n3 1 6\n7 8 2';

const languages: Record<string, Words> = { en: wordsEn, 'zh-Hant': wordsZhHant };
const qualities: readonly Quality[] = ['optimal', 'bounded', 'fast'];
const metrics: readonly Metric[] = ['single', 'line'];

const usage = `npuzzle [tiles | file | -] [--size ROWSxCOLS] [--seed N] [--quality ${qualities.join('|')}] [--metric ${metrics.join('|')}] [--locale ${Object.keys(languages).join('|')}]`;

type Board = { rows: number; cols: number; cells: number[] };

/** Solves a board and shows every move; `--size` deals one. */
export const npuzzle: Game = {
  name: 'npuzzle',
  package: 'npuzzle',
  usage,
  run(args, terminal) {
    const { values, positionals } = parseOptions(
      args,
      {
        locale: { type: 'string', default: 'en' },
        size: { type: 'string' },
        seed: { type: 'string', default: '0' },
        quality: { type: 'string', default: 'optimal' },
        metric: { type: 'string', default: 'single' },
      },
      usage,
    );
    const words = chooseLanguage(languages, values.locale);
    const quality = choose(values.quality, qualities, 'quality');
    const metric = choose(values.metric, metrics, 'metric');
    if (positionals.length > 1) {
      throw new UsageError(`One board at a time, not ${positionals.length}. Use: npm run demo -- ${usage}`);
    }
    const size = values.size === undefined ? undefined : parseSize(values.size);
    const [given] = positionals;
    const { print, paint } = terminal;
    print(paint.bold(words.title));
    print();
    if (given === undefined && size) {
      return show(shuffle({ ...size, seed: parseSeed(values.seed) }), { quality, metric }, words, terminal);
    }
    const status = show(parseBoard(readText(given ?? articleBoard), size), { quality, metric }, words, terminal);
    if (given === undefined) showExamples(words, terminal);
    return status;
  },
  tour(locale, { print, paint }) {
    const words = chooseLanguage(languages, locale);
    const deal = boardAtDepth({ rows: 4, cols: 4, depth: 24, seed: 2 });
    if (deal.status !== 'found') throw new Error(`no board of this depth: ${deal.status}`);
    const { moves, status, lowerBound } = solve(deal.board, { quality: 'optimal' });
    const film = Array.from({ length: 5 }, (_, index) => Math.round((index * moves.length) / 4)).map((made) => [
      paint.dim(padEnd(words.after(made), 15)),
      ...drawMoment(deal.board, moves, made, paint),
    ]);
    print(words.deal(moves.length));
    print();
    print(drawFilm(film, film.length, ' '));
    print();
    print(`${words.moves}: ${moves.join(' ')}`);
    print(paint.green(words.status[status](moves.length, lowerBound)));
    print(words.large(50, solve(shuffle({ rows: 50, cols: 50 }), { quality: 'fast' }).moves.length));
  },
};

function showExamples(words: Words, terminal: Terminal): void {
  const { print } = terminal;
  const deal = boardAtDepth({ rows: 4, cols: 4, depth: 24, seed: 2 });
  if (deal.status === 'found') {
    print();
    print(words.deal(24));
    show({ ...deal.board, cells: [...deal.board.cells] }, { quality: 'optimal', metric: 'single' }, words, terminal);
  }
  print();
  print(words.large(50, solve(shuffle({ rows: 50, cols: 50 }), { quality: 'fast' }).moves.length));
}

type Shown = { readonly rows: number; readonly cols: number; readonly cells: readonly number[] };

function show(
  board: Shown,
  options: { quality: Quality; metric: Metric },
  words: Words,
  { print, paint }: Terminal,
): number {
  const { status, moves, lowerBound } = solve(board, options);
  const film: string[][] = [];
  // Long solutions show their beginning and their end.
  const shown = moves.length <= 40 ? moves.length : 6;
  for (let made = 0; made <= moves.length && board.cols <= 12; made++) {
    if (made > shown && made < moves.length - 6) continue;
    film.push(drawMoment(board, moves, made, paint));
  }
  const width = (film[0]?.[0]?.length ?? 0) + 2;
  print(drawFilm(film, Math.max(1, Math.floor(100 / width))));
  const sentence = words.status[status](moves.length, lowerBound);
  print(status === 'unsolvable' ? paint.yellow(sentence) : paint.green(sentence));
  if (moves.length > 0 && moves.length <= 100) print(paint.dim(`${words.moves}: ${moves.join(' ')}`));
  return status === 'unsolvable' ? 1 : 0;
}

/** The board after some moves, the tile that is tapped next marked, as lines. */
function drawMoment(board: Shown, moves: readonly number[], made: number, paint: Terminal['paint']): string[] {
  const now = applyMoves(board, moves.slice(0, made));
  return slidesToText(now, { move: moves[made], color: paint.isColorSupported }).split('\n');
}

function parseBoard(text: string, size: { rows: number; cols: number } | undefined): Board {
  const cells = text
    .split(/[\s,;|]+/)
    .filter((word) => word !== '')
    .map((word) => (word === '_' || word === '.' ? 0 : Number(word)));
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  const rows = size?.rows ?? (lines > 1 ? lines : Math.max(1, Math.round(Math.sqrt(cells.length))));
  const cols = size?.cols ?? Math.max(1, Math.round(cells.length / rows));
  return { rows, cols, cells };
}

function parseSize(text: string): { rows: number; cols: number } {
  const [, rows, cols] = /^(\d{1,3})[x×](\d{1,3})$/.exec(text) ?? [];
  if (rows === undefined || cols === undefined) {
    throw new UsageError(`Unknown size ${JSON.stringify(text)}: expected rows x columns, like 4x4`);
  }
  return { rows: Number(rows), cols: Number(cols) };
}

function parseSeed(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new UsageError(`Unknown seed ${JSON.stringify(text)}: expected a whole number`);
  return Number(text);
}
