/** What a bare `npm run demo` shows: a screenful of each game, and where to go next. */
import { chooseLanguage } from './choose.js';
import { games } from './games.js';
import type { Terminal } from './terminal.js';
import { wordsEn, wordsZhHant } from './words.js';

const languages = { en: wordsEn, 'zh-Hant': wordsZhHant };

export const tourOptions = { locale: { type: 'string', default: 'en' } } as const;

/** Each game's most telling step under a line with its name and its package. */
export function showTour(locale: string, terminal: Terminal): void {
  const { print, paint } = terminal;
  const words = chooseLanguage(languages, locale);
  for (const game of games) {
    print(`${paint.bold(paint.inverse(` ${words.games[game.name]} `))} ${paint.dim(`@kit/${game.package}`)}`);
    print();
    game.tour(locale, terminal);
    print(paint.dim(`${words.more[game.name]}: npm run demo -- ${game.name}`));
    print();
  }
  print(paint.bold(words.next));
  for (const [command, what] of words.ways) {
    print(`  ${paint.cyan(command)}`);
    print(`      ${what}`);
  }
}
