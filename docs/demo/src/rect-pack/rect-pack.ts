import {
  guillotineFixedSplit,
  guillotineLargerLeftover,
  type Packing,
  pack,
  packSmallest,
  type RectInput,
  toSvg,
} from '@kit/rect-pack';
import { choose, chooseLanguage } from '../choose.js';
import type { Game } from '../game.js';
import { parseOptions } from '../parse-options.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';
import { type WrittenAtlas, writeAtlas } from './atlas-files.js';
import { drawPage } from './draw-page.js';
import { type Words, wordsEn, wordsZhHant } from './words.js';

const languages: Record<string, Words> = { en: wordsEn, 'zh-Hant': wordsZhHant };

const usage =
  'packing [WxH … | picture.png … [--out atlas] [--extrude n]] [--page WxH] [--rotate] [--padding n] [--effort fast|good|best] [--svg] [--locale en|zh-Hant]';

/** The article's case, seed 1: 100 rectangles with sides from 15 to 165. */
const articlePage = { width: 1024, height: 1024 };

/** Packs rectangles and draws the pages. */
export const rects: Game = {
  name: 'packing',
  formerly: 'rects',
  package: 'rect-pack',
  usage,
  run(args, terminal) {
    const { values, positionals } = parseOptions(
      args,
      {
        locale: { type: 'string', default: 'en' },
        page: { type: 'string' },
        rotate: { type: 'boolean', default: false },
        padding: { type: 'string', default: '0' },
        effort: { type: 'string', default: 'good' },
        svg: { type: 'boolean', default: false },
        out: { type: 'string', default: 'atlas' },
        extrude: { type: 'string', default: '1' },
      },
      usage,
    );
    const words = chooseLanguage(languages, values.locale);
    const effort = choose(values.effort, ['fast', 'good', 'best'], 'effort');
    const options = { rotate: values.rotate, padding: Number(values.padding), effort };
    const pictures = positionals.filter((argument) => /\.png$/i.test(argument));
    if (pictures.length > 0) {
      const sizes = positionals.find((argument) => !pictures.includes(argument));
      if (sizes !== undefined) throw noPicture(sizes);
      const page = values.page === undefined ? undefined : readSize(values.page);
      const rim = { ...options, extrude: Number(values.extrude) };
      return showAtlas(writeAtlas(pictures, values.out, page, rim), words, terminal);
    }
    if (positionals.length === 0 && values.page === undefined) return showArticle(words, options, values.svg, terminal);
    const list = positionals.map(readSize);
    const packing =
      values.page === undefined ? packSmallest(list, options) : pack(list, { ...readSize(values.page), ...options });
    if (values.svg) terminal.print(toSvg(packing));
    else showPacking(packing, words, terminal);
    return packing.status === 'complete' ? 0 : 1;
  },
  tour(locale, { print, paint }) {
    const words = chooseLanguage(languages, locale);
    const list = articleRects();
    const onePage = { ...articlePage, pages: 1 };
    const ways = [
      [words.fixedSplit, guillotineFixedSplit(list, onePage)],
      [words.ours, pack(list, { ...onePage, effort: 'good' })],
    ] as const;
    const [left, right] = ways.map(([, { pages }]) => drawPage(pages[0], paint, 34).split('\n'));
    for (const [line, drawn] of left.entries()) print(`${drawn}  ${right[line]}`);
    for (const [name, { unplaced, pages }] of ways) {
      print(`${words.article(unplaced.length, name)}, ${words.covered((pages[0].occupancy * 100).toFixed(1))}`);
    }
  },
};

function showArticle(
  words: Words,
  options: { rotate: boolean; padding: number; effort: 'fast' | 'good' | 'best' },
  svg: boolean,
  terminal: Terminal,
): number {
  const { print, paint } = terminal;
  const list = articleRects();
  const onePage = { ...articlePage, pages: 1 };
  const packing = pack(list, { ...onePage, ...options });
  if (svg) {
    print(toSvg(packing));
    return 0;
  }
  print(paint.bold(words.title));
  print();
  print(words.article(guillotineFixedSplit(list, onePage).unplaced.length, words.fixedSplit));
  print(words.article(guillotineLargerLeftover(list, onePage).unplaced.length, words.largerLeftover));
  print(words.article(packing.unplaced.length, words.ours));
  print();
  showPacking(packing, words, terminal);
  print();
  print(paint.bold(words.smallest));
  showPacking(packSmallest(list, options), words, terminal);
  return 0;
}

/** What was written, drawn small. */
function showAtlas({ packing, pages, names }: WrittenAtlas, words: Words, { print, paint }: Terminal): number {
  for (const { image, json, page } of pages) {
    print(drawPage(page, paint));
    print(words.page(page.width, page.height, page.placed.length, (page.occupancy * 100).toFixed(1)));
    print(words.written(image, json));
  }
  for (const { id, reason } of packing.unplaced) print(paint.yellow(words.homeless(String(id), reason)));
  const different = packing.pages.reduce((sum, { placed }) => sum + placed.length, packing.unplaced.length);
  print(words.pictures(names, different));
  return packing.status === 'complete' ? 0 : 1;
}

function showPacking(
  { pages, unplaced, measure, value, bound, proven }: Packing,
  words: Words,
  { print, paint }: Terminal,
): void {
  for (const page of pages) {
    print(drawPage(page, paint));
    print(words.page(page.width, page.height, page.placed.length, (page.occupancy * 100).toFixed(1)));
  }
  if (unplaced.length > 0) print(paint.yellow(words.unplaced(unplaced.length)));
  const verdict = words.verdict(words.measures[measure], value, bound, proven);
  print(proven ? paint.green(verdict) : verdict);
}

function readSize(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d{1,9})[x×](\d{1,9})$/.exec(text) ?? [];
  if (width !== undefined && height !== undefined) return { width: Number(width), height: Number(height) };
  throw new UsageError(`${JSON.stringify(text)} is no size such as 64x32. Use: npm run demo -- ${usage}`);
}

function noPicture(text: string): UsageError {
  return new UsageError(`${JSON.stringify(text)} is no PNG picture as the others are. Use: npm run demo -- ${usage}`);
}

/** mulberry32, seed 1: the generator that the case is published with. */
function articleRects(): RectInput[] {
  let state = 1;
  const side = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return 15 + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * 151);
  };
  return Array.from({ length: 100 }, () => {
    const width = side();
    return { width, height: side() };
  });
}
