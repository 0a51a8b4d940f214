/** The packing page as a value: the rectangles, what was chosen, and what each way made of them. */
import type { Game } from '../frame/game.js';
import type { Said } from '../frame/said.js';
import { type Format, formats } from './formats.js';
import { type NamedRect, randomRects, readSizes } from './rects.js';
import { scaleSets } from './scales.js';
import { type PackChoice, type TimedPacking, type Way, ways } from './ways.js';
import type { Words } from './words.js';

/** Everything that the page shows; plain data. */
export type State = {
  /** How many rectangles chance makes. */
  readonly count: number;
  readonly rects: readonly NamedRect[];
  /** The same pictures without their empty edges; null for rectangles that are no pictures. */
  readonly trimmed: readonly NamedRect[] | null;
  readonly choice: PackChoice;
  /** The form of the atlas that is taken away. */
  readonly format: Format;
  /** What is known so far, by way. */
  readonly results: Readonly<Partial<Record<Way, TimedPacking>>>;
  /** Own sizes as they are typed. */
  readonly text: string;
  readonly said: Said<Words> | null;
};

/** What can happen. */
export type Action =
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'random'; readonly seed: number }
  | { readonly type: 'choose'; readonly choice: Partial<PackChoice> }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'use text' }
  | {
      readonly type: 'use pictures';
      readonly rects: readonly NamedRect[];
      readonly trimmed: readonly NamedRect[];
      readonly refused: readonly string[];
    }
  | { readonly type: 'format'; readonly format: Format }
  /** The form can't hold this packing, for this reason. */
  | { readonly type: 'refused'; readonly said: State['said'] }
  | { readonly type: 'packed'; readonly way: Way; readonly result: TimedPacking };

/** The game. */
export const game: Game<State, Action> = {
  reduce,
  topic: ({ rects, choice }) => [rects, choice],
  keep: ({ count, rects, choice, format, text }) => ({
    count,
    choice,
    format,
    text,
    rects: rects.map(({ id, width, height }) => [id, width, height]),
  }),
  restore,
  begins: (before, after) => after.rects !== before.rects,
};

/** The first state. */
export const first: State = {
  count: 100,
  rects: randomRects(100, 1),
  trimmed: null,
  choice: { side: 1024, rotate: false, padding: 0, powerOfTwo: false, trim: true, extrude: 0, scales: 'one' },
  format: 'json-hash',
  results: {},
  text: '300 200\n200×300\n512 512\n100 700',
  said: null,
};

/** What is packed: the rectangles, or the pictures as they were chosen. */
export function packedRects({ rects, trimmed, choice }: State): readonly NamedRect[] {
  return choice.trim && trimmed !== null ? trimmed : rects;
}

/** Has every way been packed? */
export function isDone({ results }: State): boolean {
  return ways.every((way) => results[way]);
}

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'count':
      return { ...state, count: action.count };
    case 'random':
      return pack(state, randomRects(state.count, action.seed));
    case 'choose':
      return { ...state, choice: { ...state.choice, ...action.choice }, results: {}, said: null };
    case 'text':
      return { ...state, text: action.text };
    case 'use text': {
      const read = readSizes(state.text);
      return 'line' in read ? { ...state, said: ['bad', read.line, read.text] } : pack(state, read);
    }
    case 'use pictures': {
      const next = { ...pack(state, action.rects), trimmed: action.rects.length > 0 ? action.trimmed : state.trimmed };
      return action.refused.length > 0 ? { ...next, said: ['noImage', action.refused.join(', ')] } : next;
    }
    case 'format':
      return { ...state, format: action.format, said: null };
    case 'refused':
      return { ...state, said: action.said };
    case 'packed': {
      const next = { ...state, results: { ...state.results, [action.way]: action.result } };
      // A complaint that came meanwhile stays.
      return isDone(next) && !state.said ? { ...next, said: sayDone(next) } : next;
    }
  }
}

/** What was kept, if all of it is within the page's bounds. The pictures themselves stay with the page that read them. */
function restore(kept: unknown, state: State): State {
  const { count, choice, format, text, rects } = kept as Pick<State, 'count' | 'choice' | 'format' | 'text'> & {
    readonly rects: readonly (readonly [string, number, number])[];
  };
  // Older addresses know nothing of what came later.
  const { side, padding, extrude = 0, scales = 'one' } = choice;
  const isWithin = (value: number, least: number, most: number) =>
    Number.isSafeInteger(value) && value >= least && value <= most;
  const isOurs =
    isWithin(count, 1, 5000) &&
    isWithin(side, 16, 8192) &&
    isWithin(padding, 0, 64) &&
    isWithin(extrude, 0, 16) &&
    Object.hasOwn(scaleSets, scales) &&
    rects.length > 0 &&
    rects.length <= 5000 &&
    rects.every(([, width, height]) => isWithin(width, 1, 99_999) && isWithin(height, 1, 99_999));
  if (!isOurs) throw new RangeError('no such list');
  return {
    ...state,
    count,
    text: `${text}`,
    rects: rects.map(([id, width, height]) => ({ id: `${id}`, width, height })),
    trimmed: null,
    choice: {
      side,
      padding,
      extrude,
      scales,
      rotate: choice.rotate === true,
      powerOfTwo: choice.powerOfTwo === true,
      trim: choice.trim !== false,
    },
    format: formats.includes(format) ? format : state.format,
  };
}

/** Whether all have a place on every way's pages; what is too large for a page has none. */
function sayDone(state: State): State['said'] {
  const without = Math.max(...ways.map((way) => state.results[way]?.packing.unplaced.length ?? 0));
  if (without > 0) return ['tooLarge', without];
  const rects = packedRects(state);
  const aliases = rects.reduce((sum, { aliases }) => sum + (aliases?.length ?? 0), 0);
  return aliases > 0 ? ['doneWithAliases', rects.length, aliases] : ['done', rects.length];
}

/** Other rectangles, if there are any: what was known goes. */
function pack(state: State, rects: readonly NamedRect[]): State {
  return rects.length > 0 ? { ...state, rects, trimmed: null, results: {}, said: null } : state;
}
