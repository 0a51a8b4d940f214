import { checkChoice, checkOptions, type InvalidInputError, unexpected } from '@kit/grid';
import { checkEach } from '../board/check-list-of.js';
import { contains } from '../kernel/game-table.js';
import { pieceNumber } from './piece-number.js';
import type { MatchKind, ShapeRule, SwapRules } from './types.js';

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
  const table: number[] = [];
  const check = (rule: ShapeRule, place: string, i: number): void => {
    const { kind, axis, makes } = checkOptions(rule, ['kind', 'axis', 'makes'], place);
    const [row, col] = kindBits[checkChoice(kind, `${place}.kind`, matchKinds)];
    if (axis !== undefined) checkChoice(axis, `${place}.axis`, ['row', 'col']);
    if (axis !== undefined && col === 0) {
      throw contradiction(`${place}.axis`, axis, `none for ${kind}, which has no direction`, i);
    }
    if (kind === 'square' && !squares) {
      throw contradiction(`${place}.kind`, kind, "squares to match, which they don't in these rules", i);
    }
    if (byLine && (kind === 'plus' || kind === 'T' || kind === 'L')) {
      throw contradiction(`${place}.kind`, kind, 'a line or a square, since each line is a match of its own', i);
    }
    table.push(axis === 'row' ? row : axis === 'col' ? col : row | col, pieceNumber(makes, names, `${place}.makes`));
  };
  checkEach(shapes, name, check, 0, 64);
  return new Int16Array(table);
}

function contradiction(name: string, value: string, expected: string, index: number): InvalidInputError {
  return unexpected('contradictory-options', name, value, expected, { name, index });
}
