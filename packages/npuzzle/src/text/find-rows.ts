/**
 * Which rows a text shows: where between its tiles a new row begins.
 *
 * People write rows on lines of their own, in brackets, or behind `/`, `|` or `;`. They write the same marks between tiles, too:
 * a bar that stands between all tiles of each line parts tiles, not rows. Marks that contradict each other show no rows.
 */

/** The index of the first tile of each row; `list` if nothing parts rows, `unclear` if that can't be told. */
export type Rows = readonly number[] | 'list' | 'unclear';

/**
 * The kinds of marks: brackets, ends of lines, and what else parts rows, or the tiles of the rows that the marks before it show.
 */
const kinds = ['[({])}', '\r\n', '/', '|', ';'];
const kindOf: ReadonlyMap<string, number> = /* @__PURE__ */ (() =>
  new Map(kinds.flatMap((marks, kind) => Array.from(marks, (mark) => [mark, kind]))))();

/** By kind of mark: which gaps hold one. */
function listMarks(gaps: readonly string[]): number[][] {
  const marked = kinds.map((): number[] => []);
  for (const [index, gap] of gaps.entries()) {
    for (const char of gap) {
      const list = marked[kindOf.get(char) ?? kinds.length];
      if (list && list[list.length - 1] !== index) list.push(index);
    }
  }
  return marked;
}

/** Finds the rows by what stands between the tiles (`gaps`), before the first and behind the last. */
export function findRows(gaps: readonly string[], before: string, after: string): Rows {
  const [brackets, lines, ...lower] = listMarks(gaps);
  const isNested = before.replace(/[^[({]/g, '').length > 1;
  if (brackets.length === 0 && !isNested) {
    const rows = joinMarks(lines, lower, gaps.length);
    return rows === 'list' && before.includes('|') && after.includes('|') ? [0] : rows;
  }
  const depths = brackets.map((gap) => gaps[gap].replace(/[^\])}]/g, '').length);
  if (!isBalanced(before + gaps.join('') + after) || depths.some((depth) => depth !== depths[0])) return 'unclear';
  // Brackets round each tile make rows only within others.
  if (brackets.length === gaps.length && !isNested) return 'unclear';
  // In brackets a line may end anywhere, but one row, or rows of one tile, may be shown by the lines in truth.
  const isExtreme = brackets.length === 0 || brackets.length === gaps.length;
  if (isExtreme && lines.length > 0 && lines.length < gaps.length) return 'unclear';
  const rows = joinMarks(brackets, lower, gaps.length);
  if (rows === 'list') return [0];
  return brackets.length === 0 ? 'unclear' : rows;
}

const sideOf: ReadonlyMap<string, number> = /* @__PURE__ */ (() =>
  new Map(Array.from(kinds[0], (mark, side) => [mark, side])))();

/** Has each bracket its partner? */
function isBalanced(text: string): boolean {
  const open: number[] = [];
  for (const mark of text) {
    const side = sideOf.get(mark);
    if (side === undefined) continue;
    if (side < 3) open.push(side);
    else if (open.pop() !== side - 3) return false;
  }
  return open.length === 0;
}

/** The rows that marks show together: those of the highest, if the others part the same rows, or all tiles of each row. */
function joinMarks(highest: readonly number[], lower: readonly number[][], gaps: number): Rows {
  let breaks = highest;
  for (const mark of lower) {
    if (mark.length === 0) continue;
    const known = new Set(breaks);
    const inside = mark.filter((gap) => !known.has(gap)).length;
    // Between all tiles it parts tiles, if anything else parts rows.
    if (breaks.length > 0 && inside > 0 && inside === gaps - breaks.length) continue;
    const isFirst = breaks.length === 0 && inside < gaps;
    const isSame = inside === 0 && mark.length === breaks.length;
    if (!isFirst && !isSame) return 'unclear';
    breaks = mark;
  }
  return breaks.length === 0 ? 'list' : [0, ...breaks.map((gap) => gap + 1)];
}
