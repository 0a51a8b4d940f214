import { checkChoice, checkList, checkOptions, InvalidInputError } from '@kit/grid';
import { contains } from '../kernel/game-table.js';
import { pieceNumber } from './piece-number.js';
import type { MatchKind, SwapRules } from './types.js';

const kindBits = /* @__PURE__ */ ((): Readonly<Record<MatchKind, readonly [row: number, col: number]>> => ({
  'line-6': [contains.line6Row, contains.line6Col],
  'line-5': [contains.line5Row, contains.line5Col],
  plus: [contains.plus, 0],
  T: [contains.tee, 0],
  L: [contains.corner, 0],
  'line-4': [contains.line4Row, contains.line4Col],
  square: [contains.square, 0],
  'line-3': [contains.line3Row, contains.line3Col],
}))();

/** All kinds of matches, the rarest first. */
export const matchKinds: readonly MatchKind[] = ['line-6', 'line-5', 'plus', 'T', 'L', 'line-4', 'square', 'line-3'];

/** The rarest kind that these bits contain. */
export function kindOf(has: number): MatchKind {
  return matchKinds.find((kind) => ((kindBits[kind][0] | kindBits[kind][1]) & has) !== 0)!;
}

/** Which match makes which piece, as bits and numbers. */
export function shapesOf(
  shapes: NonNullable<SwapRules['shapes']>,
  names: readonly string[],
  { squares, byLine }: { readonly squares: boolean; readonly byLine: boolean },
  name: string,
): Int16Array {
  const list = checkList(shapes, name, 0, 64);
  const table = new Int16Array(2 * list.length);
  for (let i = 0; i < list.length; i++) {
    const place = `${name}[${i}]`;
    const { kind, axis, makes } = checkOptions(list[i], ['kind', 'axis', 'makes'], place);
    const [row, col] = kindBits[checkChoice(kind, `${place}.kind`, matchKinds)];
    if (axis !== undefined) checkChoice(axis, `${place}.axis`, ['row', 'col']);
    if (axis !== undefined && col === 0) {
      const message = `${place}.axis is "${axis}": expected none for ${kind}, which has no direction`;
      throw new InvalidInputError('contradictory-options', message, { name: `${place}.axis`, index: i });
    }
    if (kind === 'square' && !squares) {
      const message = `${place}.kind is "square": expected squares to match, which they don't in these rules`;
      throw new InvalidInputError('contradictory-options', message, { name: `${place}.kind`, index: i });
    }
    if (byLine && (kind === 'plus' || kind === 'T' || kind === 'L')) {
      const message = `${place}.kind is "${kind}": expected a line or a square, since each line is a match of its own`;
      throw new InvalidInputError('contradictory-options', message, { name: `${place}.kind`, index: i });
    }
    table[2 * i] = axis === 'row' ? row : axis === 'col' ? col : row | col;
    table[2 * i + 1] = pieceNumber(makes, names, `${place}.makes`);
  }
  return table;
}
