/** Recorded games of the formats that ranking sites take. */
import { checkInteger, checkList, defineSearch, type Search, type Slices } from '@kit/grid';
import { known } from '../board/plain.js';
import { readField } from '../board/read-board.js';
import { numbersOf } from '../kernel/numbers-of.js';
import { findItems } from '../metrics/board-items.js';
import type { Replay, Stopped } from '../types.js';
import { playEvents } from './click-machine.js';
import type { RawReplay } from './raw-replay.js';
import { looksLikeAvf, readAvf } from './read-avf.js';
import { looksLikeEvf, readEvf } from './read-evf.js';
import { readJson } from './read-json.js';
import { looksLikeMvf, readMvf } from './read-mvf.js';
import { readRawVf } from './read-raw-vf.js';
import { looksLikeRmv, readRmv } from './read-rmv.js';
import { foreign, forgedAt } from './replay-error.js';
import { isJson, textIn, textOf } from './text-in.js';

/** The longest file. */
const maxBytes = 16_777_216;

/**
 * Reads a recorded game: avf (Minesweeper Arbiter), rmv (Viennasweeper), mvf (Minesweeper Clone), evf (Metasweeper), RawVF
 * (text, revisions 5 to 6.2), or the JSON that {@link formatReplay} writes. The content of the file decides which it is.
 *
 * The file is checked as far as anybody can without the secret of its checksum: sizes, mines, 3BV, times that don't fall,
 * numbers that the recording shows, and that the clicks end as the file says. Times are in milliseconds, as exact as the
 * format (avf and old mvf: hundredths of a second).
 *
 * @param bytes - the file: a `Uint8Array`, or a list of numbers from 0 to 255; RawVF and JSON may also be passed as text
 * @returns the field, the clicks, the mouse; what {@link gameMetrics} and {@link reviewGame} take
 * @throws {@link InvalidInputError} `bad-list`, `bad-length`, `bad-number`, `bad-text`; `foreign-replay` for what is none of these formats,
 * `cut-replay` where the file ends too early, `forged-replay` where it contradicts itself
 * @see the public specifications of rmv (rmv_spec) and evf (ms-toollib)
 *
 * @example
 * ```ts
 * import { formatReplay, parseReplay } from '@kit/mines-inference';
 *
 * const field = { rows: 1, cols: 3, mineCells: [2] };
 * const text = formatReplay({ field, moves: [{ kind: 'open', cell: 0, timeMs: 40 }] });
 * const { format, moves, status } = parseReplay(new TextEncoder().encode(text));
 * format; // => 'kit'
 * moves; // => [{ kind: 'open', cell: 0, timeMs: 40 }]
 * status; // => 'won'
 * ```
 */
export function parseReplay(bytes: ArrayLike<number> | string): Replay {
  const file = typeof bytes === 'string' ? textOf(bytes) : readBytes(bytes);
  const text = file instanceof Uint8Array ? textIn(file) : file;
  if (text !== undefined && isJson(text.text)) return readJson(text);
  const raw = text === undefined ? readRaw(file as Uint8Array) : readRawVf(text);
  const { format, version, rows, cols, mineCells, square, events, threeBv, timeMs, ending, player } = raw;
  const field = { rows, cols, mineCells };
  const read = readField(field);
  const numbers = numbersOf(read);
  if (threeBv !== undefined) {
    const { threeBv: counted } = findItems(numbers, read.table);
    if (counted !== threeBv) throw forgedAt(undefined, `of a 3BV of ${threeBv}`, `${counted}, as its mines say`);
  }
  const { flags, moves, status } = playEvents(raw, read, numbers);
  const told = ending === 'open' ? 'playing' : ending;
  if (told !== undefined && told !== status) {
    throw forgedAt(undefined, `of a game that ends ${told}`, `${status}, as its clicks say`);
  }
  const header = known({ threeBv, timeMs });
  return known({ format, version, field, flags, moves, status, events, square, header, player });
}

/**
 * {@link parseReplay} as a search: the whole file is read when this is called, and the replay is there at the first step.
 *
 * @example
 * ```ts
 * import { formatReplay, parseReplaySearch, runAsync } from '@kit/mines-inference';
 *
 * const text = formatReplay({ field: { rows: 1, cols: 3, mineCells: [2] }, moves: [] });
 * const replay = await runAsync(parseReplaySearch(new TextEncoder().encode(text)), { timeLimitMs: 1000 });
 * replay.status; // => 'playing'
 * ```
 */
export function parseReplaySearch(bytes: ArrayLike<number> | string): Search<Replay | Stopped> {
  return start(bytes);
}

const start = /* @__PURE__ */ defineSearch({
  read: parseReplay,
  *work(replay): Slices<Replay | Stopped> {
    yield;
    return replay;
  },
  report: (replay) => ({ nodes: 0, best: replay }),
  stopped: (replay) => replay,
});

/** The bytes as they are, in a list of their own unless they are such a list. */
function readBytes(input: ArrayLike<number>): Uint8Array {
  const given = checkList(input, 'bytes', 0, maxBytes);
  if (given instanceof Uint8Array) return given;
  const bytes = new Uint8Array(given.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = checkInteger(given[at], `bytes[${at}]`, 0, 255);
  return bytes;
}

function readRaw(bytes: Uint8Array): RawReplay {
  if (bytes.length < 16) throw foreign(`${bytes.length} long`);
  if (looksLikeRmv(bytes)) return readRmv(bytes);
  if (looksLikeMvf(bytes)) return readMvf(bytes);
  if (looksLikeEvf(bytes)) return readEvf(bytes);
  if (looksLikeAvf(bytes)) return readAvf(bytes);
  throw foreign(`of no known format (it begins with ${Array.from(bytes.subarray(0, 4)).join(', ')})`);
}
