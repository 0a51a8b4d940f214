/** RawVF as a law: what is written is read, by our reader and by a second one, and nothing else is read from it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { formatReplay, type GameMove, type PlayedGame, parseReplay, type Replay } from '../../src/index.js';
import { readSecond } from './second-raw-vf.js';

/** A game in which the first click opens a cell; question marks come only from flags that were taken away. */
const game = fc
  .record({ rows: fc.integer({ min: 1, max: 7 }), cols: fc.integer({ min: 1, max: 7 }) })
  .chain(({ rows, cols }) => {
    const cell = fc.nat(rows * cols - 1);
    return fc.record({
      field: fc.record({
        rows: fc.constant(rows),
        cols: fc.constant(cols),
        mineCells: fc
          .uniqueArray(cell, { maxLength: Math.floor((rows * cols) / 3) })
          .map((cells) => cells.toSorted((a, b) => a - b)),
      }),
      firstMs: fc.integer({ min: -3000, max: 3000 }),
      clicks: fc.array(
        fc.record({
          kind: fc.constantFrom('open', 'flag', 'flag', 'chord'),
          cell,
          wait: fc.oneof(fc.nat(2000), fc.constantFrom(0.5, 0.001, 12.25)),
          marks: fc.boolean(),
          times: fc.constantFrom(1, 1, 2, 3, 4),
        }),
        { maxLength: 20 },
      ),
    });
  })
  .map(({ field, firstMs, clicks }): PlayedGame => {
    const moves: GameMove[] = [];
    const marked = new Set<number>();
    const flags = new Map<number, boolean>();
    let timeMs = firstMs;
    for (const { kind, cell, wait, marks } of clicks.flatMap(
      (click) => new Array(click.times).fill(click) as (typeof click)[],
    )) {
      timeMs = Math.round((timeMs + wait) * 1000) / 1000;
      const isQuestion = kind === 'flag' && marked.delete(cell);
      moves.push({ kind: isQuestion ? 'question' : kind, cell, timeMs } as GameMove);
      if (kind !== 'flag' || isQuestion) continue;
      flags.set(cell, !flags.get(cell));
      if (flags.get(cell) === false && marks) marked.add(cell);
    }
    return { field, moves };
  });

/** The parts of a replay that a game has. */
const partsOf = ({ field, flags, moves, status }: Replay) => ({ field, flags, moves, status });

function readOrRefused(text: string): ReturnType<typeof partsOf> | string {
  let replay: Replay | undefined;
  const refusal = refusalOf(() => {
    replay = parseReplay(text);
  });
  return replay === undefined ? (refusal?.code ?? 'none') : partsOf(replay);
}

/** A game as the format tells it: flags that all vanish before the first opening, and clicks on nothing, are gone. */
function normal(played: PlayedGame): Replay | undefined {
  let text: string | undefined;
  // A mark on a cell that was opened in the meantime is no mark: the writer refuses it.
  const refusal = refusalOf(() => {
    text = formatReplay(played, 'rawvf');
  });
  expect([undefined, 'bad-move']).toContain(refusal?.code);
  return text === undefined ? undefined : parseReplay(text);
}

let won = 0;
let lost = 0;
let asked = 0;

prop([game], { numRuns: 400 })('format then parse is the identity', (played) => {
  const replay = normal(played);
  if (replay === undefined) return;
  const text = formatReplay(replay, 'rawvf');
  const once = parseReplay(text);
  expect(partsOf(once)).toEqual(partsOf(replay));
  expect(parseReplay(formatReplay(once, 'rawvf'))).toEqual(once);
  expect(parseReplay(new TextEncoder().encode(text))).toEqual(once);
  expect(partsOf(parseReplay(formatReplay(replay)))).toEqual(partsOf(replay));
  // Nothing but the flags before the game may be missing.
  const { moves } = replay;
  const first = played.moves.length - moves.length;
  if (replay.status === 'playing') {
    expect(moves).toEqual(played.moves.slice(first));
    expect(played.moves.slice(0, first).every(({ kind }) => kind !== 'open')).toBe(true);
  }
  if (replay.status === 'won') won++;
  if (replay.status === 'lost') lost++;
  if (moves.some(({ kind }) => kind === 'question')) asked++;
});

test('games of every kind were drawn', () => {
  expect(Math.min(won, lost, asked)).toBeGreaterThan(5);
});

prop([game])('a second reader reads the same game', (played) => {
  const replay = normal(played);
  if (replay === undefined) return;
  const second = readSecond(formatReplay(replay, 'rawvf'));
  const { field, moves, status } = replay;
  expect(second).toEqual({ cols: field.cols, mines: field.mineCells, moves, status });
});

/** Ways to write the same game that must be read. */
const mustRead: Record<string, (text: string, at: number) => string> = {
  'another end of line': (text) => text.replaceAll('\n', '\r\n'),
  'an old end of line': (text) => text.replaceAll('\n', '\r'),
  'a byte order mark': (text) => `\ufeff${text}`,
  'space around it': (text) => `\n  ${text}\t\n\n`,
  'space around lines': (text) => text.replaceAll('\n', '  \n\n '),
  tabs: (text) => text.replaceAll(' ', '\t'),
  'two spaces': (text) => text.replaceAll(' ', '  '),
  'no space after colons': (text) => text.replaceAll(': ', ':'),
  'commas in numbers': (text) => text.replace(/(\d)\.(\d)/g, '$1,$2'),
  capitals: (text) => text.toUpperCase(),
  'no columns and rows': (text) => text.replace(/([lrm][cr]) \d+ \d+ /g, '$1 '),
  'held buttons': (text) => text.replace(/\)$/gm, ') (l)'),
};
/** Others, which may be refused. */
const changes: typeof mustRead = {
  ...mustRead,
  'commas between pixels': (text) => text.replace(/(\(\d+) /g, '$1, '),
  'no brackets': (text) => text.replaceAll(/[()]/g, ''),
  'square brackets': (text) => text.replaceAll('(', '[').replaceAll(')', ']'),
  'quotes around it': (text) => `"${text}"`,
  'brackets around it': (text) => `[${text}]`,
  'no pixels': (text) => text.replace(/ \(.*\)$/gm, ''),
  'numbers from 0': (text) =>
    text.replace(/([a-z]\d?) (\d+) (\d+)(?= |$)/gm, (_, id, col, row) => `${id} ${col - 1} ${row - 1}`),
  'a character left out': (text, at) => text.slice(0, at % text.length) + text.slice((at % text.length) + 1),
  'a line left out': (text, at) =>
    text
      .split('\n')
      .toSpliced(at % text.split('\n').length, 1)
      .join('\n'),
  'cut short': (text, at) => text.slice(0, at % text.length),
};
prop([game, fc.nat(10_000)], { numRuns: 150 })(
  'a text that is written in another way is read as the same game or refused',
  (played, at) => {
    const replay = normal(played);
    if (replay === undefined) return;
    const text = formatReplay(replay, 'rawvf');
    for (const [name, change] of Object.entries(changes)) {
      const read = readOrRefused(change(text, at));
      if (name in mustRead) expect(read, name).toEqual(partsOf(replay));
      else if (/left out|cut short/.test(name)) {
        // What is left may be the whole of a shorter game, on the same field.
        if (typeof read !== 'string') expect(read.field, name).toEqual(replay.field);
      } else if (typeof read !== 'string') expect(read, name).toEqual(partsOf(replay));
    }
  },
);
