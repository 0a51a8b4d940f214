import { describe, expect, test } from 'vitest';
import type { Game } from '../src/game.js';
import { games } from '../src/games.js';
import { createTerminal } from '../src/terminal.js';
import { UsageError } from '../src/usage-error.js';

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

describe.each(games.map((game) => [game.name, game] as const))('npm run demo -- %s', (_name, game) => {
  test('its example succeeds in both languages, and nothing in it is missing', () => {
    for (const [locale, script] of [
      ['en', /[a-z]{4}/],
      ['zh-Hant', /[\u4e00-\u9fff]{2}/],
    ] as const) {
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
});
