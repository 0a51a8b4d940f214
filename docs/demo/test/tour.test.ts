import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isQuick } from '../../../config/is-quick.js';
import type { Game } from '../src/game.js';
import { games } from '../src/games.js';
import { plural } from '../src/plural.js';
import { createTerminal } from '../src/terminal.js';
import { padEnd, textWidth } from '../src/text-width.js';
import { showTour } from '../src/tour.js';
import { UsageError } from '../src/usage-error.js';
import { wrapText } from '../src/wrap-text.js';

function run(game: Game, args: readonly string[]) {
  let text = '';
  const status = game.run(args, createTerminal({ isTTY: false, write: (part) => (text += part) }, {}));
  return { status, text };
}

test('the tour shows the six solvers', () => {
  expect(games.map((game) => game.package)).toEqual([
    'sudoku-human',
    'link-path',
    'npuzzle',
    'orb-search',
    'mines-inference',
    'rect-pack',
  ]);
});

describe.each(games.map((game, place) => [game.name, game, place] as const))(
  'npm run demo -- %s',
  (_name, game, place) => {
    test('its example succeeds in both languages, and nothing in it is missing', () => {
      for (const [at, [locale, script]] of [
        ['en', /[a-z]{4}/] as const,
        ['zh-Hant', /[\u4e00-\u9fff]{2}/] as const,
      ].entries()) {
        // In a quick run one game in English, the next in Chinese.
        if (isQuick && (at + place) % 2 === 1) continue;
        const { status, text } = run(game, ['--locale', locale]);
        expect(status).toBe(0);
        expect(text).toMatch(script);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    });

    test('one line for an unknown locale or option', () => {
      for (const args of [['--locale', 'constructor'], ['--colour']]) {
        expect(() => run(game, args)).toThrow(UsageError);
        expect(() => run(game, args)).not.toThrow(/\n/);
      }
    });
  },
);

function tour(locale: string, out: { isTTY: boolean } = { isTTY: false }) {
  let text = '';
  showTour(locale, createTerminal({ ...out, write: (part) => (text += part) }, {}));
  return text;
}

const texts: Record<string, string> = { en: tour('en'), ...(isQuick ? {} : { 'zh-Hant': tour('zh-Hant') }) };

describe.each(Object.entries(texts))('npm run demo in %s', (_, text) => {
  const parts = text.trimEnd().split('\n\n');

  test('a screenful a game: 24 lines of 80 columns, and all of it under 150 lines', () => {
    const lines = text.split('\n');
    const heads = games.map((game) => lines.findIndex((line) => line.endsWith(`@kit/${game.package}`)));
    expect(heads.every((head) => head >= 0)).toBe(true);
    const ends = [...heads.slice(1), lines.length];
    for (const [index, head] of heads.entries()) {
      const more = lines.findIndex((line, at) => at > head && line.endsWith(`: npm run demo -- ${games[index].name}`));
      expect(more).toBeGreaterThan(head);
      expect(more).toBeLessThan(ends[index]);
      expect(more - head + 1, games[index].name).toBeLessThanOrEqual(24);
    }
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(80);
    expect(lines.length).toBeLessThan(150);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the most telling step of each game is drawn', () => {
    for (const drawn of ['1•9•', 'W-Wing', '[╰╭]──', 'after 24|24 步', '\\[[RBGLDH]\\]', '  43   2   \\*', '····│']) {
      expect(text).toMatch(new RegExp(drawn));
    }
  });

  test('it ends with where to go next, and every file and script named there exists', () => {
    const last = parts.at(-1) ?? '';
    const root = new URL('../../../', import.meta.url);
    const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    const named = [...last.matchAll(/^ {2}(?:npm (?:run )?([\w:]+)|(docs\S+))/gm)];
    expect(named).toHaveLength(4);
    for (const [, script, file] of named) {
      expect(script ? scripts[script] : existsSync(new URL(file, root))).toBeTruthy();
    }
  });
});

test.skipIf(isQuick)('the tour is in colour on a terminal, and says the same', () => {
  const coloured = tour('en', { isTTY: true });
  expect(coloured.split(String.fromCharCode(27)).length).toBeGreaterThan(200);
  expect(stripVTControlCharacters(coloured).replaceAll(' ', '')).toBe(texts['en']?.replaceAll(' ', ''));
});

test('text breaks between words, and where there are none before any sign but a closing one', () => {
  expect(wrapText('one two three', 7)).toBe('one two\nthree');
  expect(wrapText('one two', 6)).toBe('one\ntwo');
  expect(wrapText('數獨，推盤', 4)).toBe('數獨，\n推盤');
  expect(textWidth('數a')).toBe(3);
  expect(padEnd('數', 4)).toBe('數  ');
  expect(padEnd('12345', 4)).toBe('12345');
});

test('counts have their noun', () => {
  expect([0, 1, 2].map((count) => plural(count, 'turn'))).toEqual(['0 turns', '1 turn', '2 turns']);
});
