/** Files of our own making, written by the descriptions of the formats: every form, and every way to be wrong. */
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import { formatReplay, type GameMove, gameMetrics, parseReplay, parseReplaySearch, runSync } from '../../src/index.js';
import { mineCells, recordedOf, recorder, shape, wonGame } from './recorded.js';
import { type Recorded, writeAvf, writeEvf, writeNewMvf, writeOldMvf, writeRmv } from './write-replays.js';

const field = { ...shape, mineCells };
const forms: Record<string, (game: Recorded) => Uint8Array> = {
  avf: writeAvf,
  'rmv 1': (game) => writeRmv(game, 1),
  'rmv 2': (game) => writeRmv(game, 2),
  'mvf up to 0.96': (game) => writeOldMvf(game),
  'mvf of the oldest': (game) => writeOldMvf(game, false),
  'mvf 0.97': (game) => writeNewMvf(game, '0.97'),
  'mvf of funny mode': (game) => writeNewMvf(game, 'funny', 7),
  'mvf of a hack': (game) => writeNewMvf(game, 'hack', 65_535),
  'mvf 2006': (game) => writeNewMvf(game, '2006'),
  'mvf 2007': (game) => writeNewMvf(game, '2007', 0),
  ...Object.fromEntries(([0, 1, 2, 3] as const).map((n) => [`evf ${n}`, (game: Recorded) => writeEvf(game, n)])),
  'evf 3 with toggles': (game) => writeEvf(game, 3, true),
  'evf 4': (game) => writeEvf(game, 4),
  'evf 4, converted': (game) => writeEvf(game, 4, true),
};

function codeOf(call: () => unknown): string {
  return refusalOf(call)?.code ?? 'none';
}

describe.each(Object.entries(forms))('%s', (form, write) => {
  test('a won game is read with its clicks', () => {
    const { recorded, moves } = wonGame();
    const bytes = write(recorded);
    const replay = parseReplay(bytes);
    expect(replay).toMatchObject({ format: form.slice(0, 3), field, flags: [], moves, status: 'won', square: 16 });
    expect(replay.header.timeMs).toBe(recorded.timeMs);
    expect(replay.player ?? '').toMatch(/^(Änne|Anne|)$/);
    expect(gameMetrics(replay)).toMatchObject({ clicks: { open: 3, flag: 1, chord: 1 }, solvedThreeBv: 3 });
    // As a list of numbers the file is the same.
    expect(parseReplay([...bytes])).toEqual(replay);
    expect(parseReplay(new TextEncoder().encode(formatReplay(replay)))).toMatchObject({
      format: 'kit',
      field,
      moves,
      status: 'won',
    });
  });

  test('cut anywhere, or with any byte changed, it is refused by name, or read', () => {
    const bytes = write(wonGame().recorded);
    const cut = Array.from({ length: bytes.length / runs(3, 3, 13) }, (_, at) =>
      bytes.subarray(0, runs(3, 3, 13) * at),
    );
    const changed = Array.from({ length: bytes.length / runs(1, 1, 5) }, (_, index) => {
      const at = runs(1, 1, 5) * index;
      return bytes.with(at, bytes[at]! ^ [1, 0x80, 0xff][at % 3]!);
    });
    const [whenCut, whenChanged] = [cut, changed].map((files) => files.map((file) => codeOf(() => parseReplay(file))));
    const known = ['cut-replay', 'forged-replay', 'foreign-replay', 'none'];
    expect([...whenCut!, ...whenChanged!].filter((code) => !known.includes(code))).toEqual([]);
    expect(whenCut).toContain('foreign-replay');
    expect(whenCut!.some((code) => code === 'cut-replay' || code === 'forged-replay')).toBe(true);
    expect(whenChanged!.filter((code) => code !== 'none').length).toBeGreaterThan(runs(5, 5, 0));
  });
});

/** The moves of a game in which the mouse does as told. */
function movesOf(play: (tape: ReturnType<typeof recorder>) => void, more: Partial<Recorded> = {}) {
  const tape = recorder(9);
  play(tape);
  const { recorded, moves } = recordedOf(tape, 'playing', more);
  const replay = parseReplay(writeAvf(recorded));
  return { replay, found: replay.moves, moves };
}

describe('clicks', () => {
  test('the middle button and the shift key make chords', () => {
    const { found, moves } = movesOf((tape) => {
      tape.left(36);
      tape.right(22);
      tape.made('chord', 12, ['middle-press', 12], ['middle-release', 12]);
      tape.made('chord', 30, ['shift-left-press', 30], ['left-release', 30]);
    });
    expect(found).toEqual(moves);
  });

  test('a right press that did nothing is taken back by a chord; one that set a flag is not', () => {
    const { found, moves } = movesOf((tape) => {
      tape.left(36);
      tape.right(22);
      tape.made('chord', 12, ['right-press', 12], ['left-press', 12], ['right-release', 12]);
      tape.event('left-release', 12);
      tape.made('flag', 41, ['right-press', 41]);
      tape.made('chord', 31, ['left-press', 41], ['left-release', 31]);
      tape.event('right-release', 31);
      tape.right(36);
      tape.event('right-release', 36);
    });
    expect(found).toEqual(moves);
  });

  test('while the left button stays down after a chord, another chord may follow, but no click', () => {
    const { found, moves } = movesOf((tape) => {
      tape.left(36);
      tape.right(22);
      tape.event('left-press', 30);
      for (let turn = 0; turn < 2; turn++) tape.made('chord', 30, ['right-press', 30], ['right-release', 30]);
      tape.event('left-release', 31);
    });
    expect(found).toEqual(moves);
  });

  test('beside the board nothing is clicked', () => {
    const tape = recorder(9);
    tape.left(36);
    const out = { x: 16 * 9, y: 5 };
    for (const button of ['left', 'right', 'middle'] as const) {
      for (const kind of [`${button}-press`, `${button}-release`] as const) {
        tape.events.push({ kind, timeMs: tape.now(), ...out });
      }
    }
    const { recorded, moves } = recordedOf(tape, 'playing');
    expect(parseReplay(writeAvf(recorded)).moves).toEqual(moves);
    const events = recorded.events.map((event) => ({ ...event, x: event.x - 160 }));
    expect(parseReplay(writeRmv({ ...recorded, events }, 2)).moves).toEqual([]);
  });

  test('flags before the first opening count only if one stays', () => {
    const none = movesOf((tape) => {
      tape.right(22);
      tape.right(22);
      tape.left(36);
    });
    expect(none.found).toEqual(none.moves.slice(2));
    const one = movesOf((tape) => {
      tape.right(22);
      tape.right(22);
      tape.right(41);
      tape.left(36);
    });
    expect(one.found).toEqual(one.moves);
  });

  test('with question marks a flag becomes a mark, and a mark nothing', () => {
    const play = (tape: ReturnType<typeof recorder>) => {
      tape.left(36);
      tape.right(22);
      tape.right(22);
      tape.right(22, 'question');
      tape.right(22);
    };
    const { found, moves } = movesOf(play, { questionMarks: true });
    expect(found).toEqual(moves);
    expect(movesOf(play).found.map(({ kind }) => kind)).toEqual(['open', 'flag', 'flag', 'flag', 'flag']);
  });

  test('nothing is read after the end of a game', () => {
    const { replay, found } = movesOf((tape) => {
      tape.left(36);
      tape.left(1);
      tape.left(0);
    });
    expect([replay.status, found.map(({ cell }) => cell)]).toEqual(['lost', [36, 1]]);
  });
});

describe('what the formats say besides', () => {
  test('flags before the game', () => {
    const { recorded, moves } = wonGame();
    const game = { ...recorded, flags: [41] };
    for (const bytes of [writeRmv(game, 2), writeRmv(game, 1), writeEvf(game, 3), writeEvf(game, 4)]) {
      expect(parseReplay(bytes)).toMatchObject({ flags: [41], moves });
    }
  });

  test('long pauses in evf, large boards and squares in avf levels', () => {
    const tape = recorder(9);
    tape.left(36);
    tape.wait(200_000);
    tape.left(0);
    const { recorded, moves } = recordedOf(tape, 'playing');
    expect(parseReplay(writeEvf(recorded, 4)).moves).toEqual(moves);
    const mines = Array.from({ length: 10 }, (_, cell) => cell);
    const events = [{ kind: 'move', timeMs: 0, x: 1, y: 1 } as const];
    const beginner = { ...recorded, rows: 8, cols: 8, mineCells: mines, threeBv: 1, events };
    expect(parseReplay(writeAvf(beginner, 3)).field).toEqual({ rows: 8, cols: 8, mineCells: mines });
  });

  test('a recording that begins with the release gets its press', () => {
    const { recorded, moves } = wonGame();
    const events = recorded.events.filter((_, at) => at !== 1);
    expect(parseReplay(writeRmv({ ...recorded, events }, 2)).moves).toEqual(moves);
  });

  test('numbers and mines that rmv shows must be those of the field', () => {
    const { recorded } = wonGame();
    const sights = (codes: Record<number, number>) =>
      Object.entries(codes).map(([cell, code]) => ({ cell: Number(cell), code }));
    const good = sights({ 12: 19, 36: 18, 1: 27, 22: 14, 5: 13 });
    expect(parseReplay(writeRmv(recorded, 2, good)).status).toBe('won');
    for (const wrong of sights({ 12: 20, 0: 27, 1: 19, 45: 13 })) {
      expect(codeOf(() => parseReplay(writeRmv(recorded, 1, [...good, wrong])))).toBe('forged-replay');
    }
  });

  test('the middle button of evf, told by its presses or by its changes', () => {
    const tape = recorder(9);
    tape.left(36);
    tape.right(22);
    tape.made('chord', 12, ['middle-press', 12], ['middle-release', 12]);
    const { recorded, moves } = recordedOf(tape, 'playing');
    for (const toggles of [false, true]) expect(parseReplay(writeEvf(recorded, 3, toggles)).moves).toEqual(moves);
  });

  test('endless texts, cells without a width and mines beside the board are forged', () => {
    const { recorded } = wonGame();
    const evf = writeEvf(recorded, 3);
    const spoilt = (bytes: Uint8Array, change: (bytes: Uint8Array) => void): string => {
      const copy = bytes.slice();
      change(copy);
      return codeOf(() => parseReplay(copy));
    };
    const endless = new Uint8Array(80_000).fill(65);
    endless.set(evf.subarray(0, 15));
    expect(codeOf(() => parseReplay(endless))).toBe('forged-replay');
    const avf = writeAvf(recorded);
    const text = avf.indexOf(0x5b);
    const endlessAvf = new Uint8Array(80_000).fill(65);
    endlessAvf.set(avf.subarray(0, text + 3));
    expect(codeOf(() => parseReplay(endlessAvf))).toBe('forged-replay');
    expect(spoilt(evf, (bytes) => bytes.set([0], 7))).toBe('forged-replay');
    // 45 cells take six bytes; the last three bits stand for none.
    const map = evf.indexOf(0x40, 30);
    expect(
      spoilt(evf, (bytes) => {
        bytes[map] = 0;
        bytes[map + 5]! |= 1;
      }),
    ).toBe('forged-replay');
  });

  test('an rmv file may name no player', () => {
    const { recorded, moves } = wonGame();
    const { player, ...rest } = parseReplay(writeRmv(recorded, 2, [], false));
    expect([player, rest.moves]).toEqual([undefined, moves]);
  });

  test('an ending, a 3BV, a time or mines that contradict the rest are forged', () => {
    const { recorded } = wonGame();
    const forged = (more: Partial<Recorded>, write: (game: Recorded) => Uint8Array = (game) => writeRmv(game, 2)) =>
      codeOf(() => parseReplay(write({ ...recorded, ...more })));
    expect(forged({ status: 'lost' })).toBe('forged-replay');
    expect(forged({ threeBv: 4 })).toBe('forged-replay');
    expect(forged({ threeBv: 4 }, writeAvf)).toBe('forged-replay');
    expect(forged({ mineCells: [1, 1, 41] })).toBe('forged-replay');
    expect(forged({ mineCells: [1, 22, 45] })).toBe('forged-replay');
    expect(forged({ mineCells: [1, 1, 41] }, (game) => writeEvf(game, 3))).toBe('forged-replay');
    expect(forged({ events: recorded.events.toReversed() })).toBe('forged-replay');
    expect(forged({ events: [] })).toBe('forged-replay');
  });

  test('the bits of mvf lie where the sines of its key say, for every key', () => {
    const { recorded, moves } = wonGame();
    for (let key = 0; key < 65_536; key += runs(521, 521, 4099)) {
      for (const form of ['0.97', '2007'] as const) {
        expect([key, form, parseReplay(writeNewMvf(recorded, form, key)).moves]).toEqual([key, form, moves]);
      }
    }
  });
});

describe('JSON of our own', () => {
  const encode = (value: unknown) =>
    new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  const moves: GameMove[] = [{ kind: 'open', cell: 8 }];

  test('with a topology, flags, and a space before it', () => {
    const own = { rows: 3, cols: 3, mineCells: [4, 0], topology: 'hex' as const };
    const text = formatReplay({ field: own, flags: [0], moves });
    expect(parseReplay(encode(`\n  ${text}`))).toEqual({
      ...{ format: 'kit', version: '1', field: { ...own, mineCells: [0, 4] }, flags: [0], moves, status: 'playing' },
      ...{ events: [], square: 0, header: {} },
    });
    expect(parseReplay(encode(formatReplay({ field: own, moves: [{ kind: 'open', cell: 4 }] }))).status).toBe('lost');
  });

  test.each([
    [{ format: 'other' }, 'foreign-replay'],
    [{ format: 'kit-mines-replay', version: 2 }, 'forged-replay'],
    [{ format: 'kit-mines-replay', version: 1 }, 'forged-replay'],
    [{ format: 'kit-mines-replay', version: 1, field: { ...field, mineCells: [99] }, moves: [] }, 'forged-replay'],
    ['{"format":', 'forged-replay'],
  ])('%j is refused', (value, code) => {
    expect(codeOf(() => parseReplay(encode(value)))).toBe(code);
  });

  test('what is too long to be parsed in one go, or not UTF-8, is refused', () => {
    expect(codeOf(() => parseReplay(encode(`{${' '.repeat(1_048_576)}}`)))).toBe('bad-length');
    for (const bad of ['ff', 'c080', 'e08080', 'eda080', 'f4908080', 'c3', 'c341']) {
      expect(codeOf(() => parseReplay(Buffer.from(`7b${bad}`, 'hex')))).toBe('forged-replay');
    }
    const text = formatReplay({ field, moves }).replace('"version"', '"name":"ä€𝄞","version"');
    expect(parseReplay(encode(text)).moves).toEqual(moves);
  });
});

test('foreign files and lists that are none', () => {
  expect(codeOf(() => parseReplay(new Uint8Array(0)))).toBe('foreign-replay');
  expect(codeOf(() => parseReplay(new Uint8Array(500).fill(0xfe)))).toBe('foreign-replay');
  expect(codeOf(() => parseReplay([1, 2, 300]))).toBe('bad-number');
  expect(codeOf(() => parseReplay(7 as never))).toBe('bad-list');
  expect(codeOf(() => parseReplay({ length: 2 ** 25 }))).toBe('bad-length');
  expect(runSync(parseReplaySearch(writeAvf(wonGame().recorded))).status).toBe('won');
});
