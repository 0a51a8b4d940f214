import { checkShape, checkText, type Grid, InvalidInputError, type Shape } from '@kit/grid';
import { type LinkParameter, linkParameter, unknownLink } from './link-parameter.js';
import { orbLetters } from './orb-letters.js';
import { characterAt, notThere, orbGaps, readOrb, type TextPlace } from './read-orb.js';
import { readOrbRows } from './read-orb-rows.js';

/** Lengths of a whole board on one line. */
const standard: ReadonlyMap<number, Shape> = /* @__PURE__ */ new Map([
  [20, { rows: 4, cols: 5 }],
  [30, { rows: 5, cols: 6 }],
  [42, { rows: 6, cols: 7 }],
]);

/**
 * A board from a text.
 *
 * Types are digits `0`–`9` and `a`–`e` (10–14), or the letters `RBGLDHJP` of Puzzle & Dragons (0–7) and `MOQSTUV`
 * (8–14); `X`, `?` and `.` are -1. One line per row; spaces, tabs, commas and `|` are skipped. On a single line they part rows if they
 * stand between groups of orbs (`012|345`). A single line of 20, 30 or 42 orbs is a board of 5×4, 6×5 or 7×6; with `shape` a
 * single line may have any length.
 *
 * Links of simulators are read as they mean them: `patt=` (letters in either case, `X` a bomb, which is type 9, `M` mortal poison,
 * `Z` none) with `width=` and `height=`, and `layout=` (digits).
 *
 * @param text - the board, or a link that holds one
 * @param shape - its size, where the text does not show it
 * @returns a new board of types 0 to 14, or -1
 * @throws {@link InvalidInputError} `bad-text` (no text, no orbs, an unknown letter; `at` has offset, row and col),
 * `ragged-rows`, `bad-size` (not the given shape, or more than 32 a side), `bad-grid`, `unknown-link` (a link without a board)
 *
 * @example
 * ```ts
 * import { parseOrbs } from '@kit/orb-search';
 *
 * parseOrbs('RRB\n0?2'); // => { rows: 2, cols: 3, cells: [0, 0, 1, 0, -1, 2] }
 * parseOrbs('533413534035025131254003524241').cols; // => 6
 * parseOrbs('012345', { rows: 2, cols: 3 }).rows; // => 2
 * parseOrbs('https://pad.dawnglare.com/?patt=rbXz&width=2&height=2').cells; // => [0, 1, 9, -1]
 * ```
 */
export function parseOrbs(text: string, shape?: Shape): Grid {
  checkText(text, 'text', 100_000);
  if (shape !== undefined) checkShape(shape, 'shape', { maxRows: 32, maxCols: 32 });
  const patt = linkParameter(text, 'patt');
  const layout = patt ?? linkParameter(text, 'layout');
  if (layout !== undefined) return readLink(text, layout, patt === undefined ? readOrb : readPatt, shape);
  const refusal = unknownLink(text, 'board');
  if (refusal !== undefined) throw refusal;
  return shapeOrbs(readOrbRows(text, readLine, [/[^|]+/g, /[^,]+/g, /[^ \t]+/g]), shape);
}

function shapeOrbs(rows: number[][], shape: Shape | undefined): Grid {
  const cells = rows.flat();
  const single = rows.length === 1;
  const found = { rows: rows.length, cols: rows[0].length };
  const size = single ? (shape ?? standard.get(cells.length) ?? found) : found;
  const fits =
    size.rows * size.cols === cells.length && (!shape || (shape.rows === size.rows && shape.cols === size.cols));
  if (fits && size.rows <= 32 && size.cols <= 32) return { rows: size.rows, cols: size.cols, cells };
  const wanted = shape ? `${shape.cols} columns and ${shape.rows} rows` : 'at most 32 a side';
  const message = `the text holds ${found.cols} columns and ${found.rows} rows: expected ${wanted}`;
  throw new InvalidInputError('bad-size', message, { name: 'text' });
}

function readLine(line: string, offset: number, row: number): number[] {
  const orbs: number[] = [];
  for (let i = 0; i < line.length; i++) {
    if (orbGaps.includes(line[i])) continue;
    orbs.push(readOrb(characterAt(line, i), { offset: offset + i, row, col: orbs.length }));
  }
  return orbs;
}

/** The board of a link: all on one line, in the size that the link tells, or the usual one for so many orbs. */
function readLink(
  text: string,
  { value, offset }: LinkParameter,
  read: typeof readOrb,
  shape: Shape | undefined,
): Grid {
  const orbs: number[] = [];
  for (let i = 0; i < value.length; i++) {
    if (!orbGaps.includes(value[i])) orbs.push(read(characterAt(value, i), { offset, row: 0, col: orbs.length }));
  }
  if (orbs.length === 0) throw new InvalidInputError('bad-text', 'the link holds no orbs', { offset });
  const [cols, rows] = ['width', 'height'].map((name) => {
    const side = linkParameter(text, name);
    if (side === undefined) return undefined;
    if (/^\d{1,2}$/.test(side.value) && Number(side.value) > 0) return Number(side.value);
    throw notThere(side.value, { offset: side.offset, row: 0, col: 0 }, `a ${name} from 1 to 32`);
  });
  if (cols === undefined && rows === undefined) {
    if (shape !== undefined || standard.has(orbs.length)) return shapeOrbs([orbs], shape);
    const message = `the link holds ${orbs.length} orbs: expected ${[...standard.keys()].join(', ')}, a width and a height, or a shape`;
    throw new InvalidInputError('bad-size', message, { name: 'text' });
  }
  const told = { rows: rows ?? orbs.length / Number(cols), cols: cols ?? orbs.length / Number(rows) };
  if (told.rows * told.cols !== orbs.length || !Number.isInteger(told.rows) || !Number.isInteger(told.cols)) {
    const message = `the link holds ${orbs.length} orbs: expected as many as its width ${cols ?? '?'} and height ${rows ?? '?'} tell`;
    throw new InvalidInputError('bad-size', message, { name: 'text' });
  }
  const isAsked = shape === undefined || (shape.rows === told.rows && shape.cols === told.cols);
  return shapeOrbs([orbs], isAsked ? told : shape);
}

/** The letters of `patt`: those of the game, in either case, with bombs and gaps of their own. */
function readPatt(letter: string, place: TextPlace): number {
  const upper = letter.toUpperCase();
  if (upper === 'Z') return -1;
  if (upper === 'X') return 9;
  const type = orbLetters.slice(0, 9).indexOf(upper);
  if (type >= 0) return type;
  throw notThere(letter, place, 'one of R B G L D H J P M X Z');
}
