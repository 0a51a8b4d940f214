/** Recorded games of others: what the files say, what a reader written for these notes counted, and what ours finds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { corporaFolder } from '../../../../config/corpora-folder.mjs';
import { boardMetrics, gameMetrics, isInvalidInputError, parseReplay } from '../../src/index.js';

const folder = join(corporaFolder, 'mines-inference', 'replays');
const [names, ...rows] = readFileSync(join(folder, 'facts.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const facts = rows.map((row) => Object.fromEntries(names!.map((name, at) => [name, row[at] ?? ''])));
const good = facts.filter(({ file }) => file !== 'rmv2-invalid-utf8.rmv');
reportCases('mines-inference', 'replays/facts.tsv', facts.length);

const bytesOf = (file: string) => new Uint8Array(readFileSync(join(folder, file)));

test.each(good)('$file', (fact) => {
  const replay = parseReplay(bytesOf(fact['file']!));
  const { rows, cols, mineCells } = replay.field;
  const bits = new Uint8Array(Math.ceil((rows * cols) / 8));
  for (const cell of mineCells) bits[cell >> 3]! |= 128 >> (cell & 7);
  const map = Buffer.from(bits).toString('hex');
  const board = boardMetrics(replay.field);
  const game = gameMetrics(replay);
  const { clicks, effective } = game;
  const found = {
    format: replay.format,
    rows,
    cols,
    mines: mineCells.length,
    square_px: replay.square,
    header_3bv: replay.header.threeBv ?? '',
    header_time_ms: replay.header.timeMs,
    bbbv: board.threeBv,
    openings: board.openings,
    islands: board.islands,
    isolated: board.isolated,
    greedy_zini: board.zini,
    human_zini: board.humanZini,
    result: game.status,
    time: game.timeMs,
    left: clicks.open,
    right: clicks.flag,
    double: clicks.chord,
    eff_left: effective.open,
    eff_right: effective.flag,
    eff_double: effective.chord,
    mine_bits: map,
  };
  const asText = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]));
  const time = String(Number(fact['last_ms']) - Number(fact['first_open_ms']));
  const expected = Object.fromEntries(Object.keys(found).map((name) => [name, name === 'time' ? time : fact[name]]));
  expect(asText).toEqual(expected);
  expect(replay.status).toBe(fact['result']);
});

test('a file that says UTF-8 and is none is refused', () => {
  let code = '';
  try {
    parseReplay(bytesOf('rmv2-invalid-utf8.rmv'));
  } catch (error) {
    code = isInvalidInputError(error) ? error.code : String(error);
  }
  expect(code).toBe('forged-replay');
});
