/** What is kept of a game, in the address and in the browser, and how it is read again. */
import { createLayout, findConflicts, type Layout, type LayoutOptions, type Position } from '@kit/sudoku-human';
import { keptLayout } from './kinds.js';
import { colorCount, type Played } from './played.js';

/** A kept game; digits are single characters. */
export type KeptGame = {
  readonly showMarks: boolean;
  readonly isEntering: boolean;
  readonly givens: string;
  readonly values: string;
  readonly candidates: readonly number[];
  readonly hidden?: readonly number[];
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  readonly colors: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly layout?: LayoutOptions;
  /** What the notes were called before there were two kinds. */
  readonly notes?: readonly number[];
};

/** A layout is made once for all games on it. */
const layouts = new Map<string, Layout>();

function layoutOf(options: LayoutOptions): Layout {
  const name = JSON.stringify(options);
  const layout = layouts.get(name) ?? createLayout(options);
  layouts.set(name, layout);
  return layout;
}

const write = (digits: readonly number[]) => digits.map((digit) => digit.toString(36)).join('');
const read = (text: string) => [...text].map((sign) => Number.parseInt(sign, 36));

/** The board of a kept game. */
export function keepPlayed({ position, corner, centre, colors }: Played) {
  const { givens, values, candidates, hidden, layout } = position;
  return {
    givens: write(givens),
    values: write(values),
    candidates,
    ...(hidden ? { hidden } : {}),
    corner,
    centre,
    colors,
    ...(layout ? { layout: keptLayout(layout) } : {}),
  };
}

/** The board again; what is none is refused by those who read it. */
export function restorePlayed(kept: KeptGame): Played {
  const { givens, values, candidates, hidden, corner = kept.notes, centre, colors = {} } = kept;
  const layout = kept.layout && layoutOf(kept.layout);
  const position: Position = {
    givens: read(givens),
    values: read(values),
    candidates,
    ...(hidden ? { hidden } : {}),
    ...(layout ? { layout } : {}),
  };
  findConflicts(position);
  const none = position.values.map(() => 0);
  const limit = 1 << (layout?.size ?? 9);
  const played = { position, corner: corner ?? none, centre: centre ?? none, colors };
  for (const notes of [played.corner, played.centre]) {
    const isMask = (mask: number) => Number.isInteger(mask) && mask >= 0 && mask < limit;
    if (notes.length !== none.length || !notes.every(isMask)) throw new RangeError('no such notes');
  }
  const isColor = ([key, color]: [string, unknown]) =>
    /^\d{1,3}(:\d{1,2})?$/.test(key) && Number.isInteger(color) && Number(color) >= 1 && Number(color) <= colorCount;
  if (Array.isArray(colors) || !Object.entries(colors).every(isColor)) throw new RangeError('no such colours');
  return played;
}
