/**
 * The lines of a drawn grid that hold cells.
 *
 * A drawing's horizontal borders may contain characters that also write empty cells (`.----.----.`, `*-----*`), so they
 * go as whole lines: no digit, and three strokes or more. A row of nine empty cells has at most two strokes.
 */

/** A line and where it starts in the text. */
export type TextLine = {
  /** The line without its line break. */
  readonly text: string;
  /** Offset of its first character. */
  readonly offset: number;
};

const STROKE: RegExp = /[-=\u2500\u2501\u2504\u2505\u2508\u2509\u2550]/g;

/** The lines that are neither blank nor a border. */
export function contentLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '' && !isBorderLine(line)) lines.push({ text: line, offset });
    offset += line.length + 1;
  }
  return lines;
}

function isBorderLine(line: string): boolean {
  return !/[0-9A-Za-z]/.test(line) && (line.match(STROKE)?.length ?? 0) >= 3;
}
