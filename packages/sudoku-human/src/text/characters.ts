/** The characters that puzzles are written with. */

/** The digit 1–9 that a character writes, 0 for a character that writes an empty cell, -1 for any other. */
export function cellOf(character: string): number {
  if (character >= '1' && character <= '9') return character.charCodeAt(0) - 48;
  return isEmptyMark(character) ? 0 : -1;
}

/** The ways to write an empty cell. */
export function isEmptyMark(character: string): boolean {
  return character === '0' || character === '.' || character === '*' || character === '_';
}

const BORDERS: ReadonlySet<string> = /* @__PURE__ */ new Set(' \t\n\r\v\f|!¦:;+-=#~\'"`/\\[](){}<>');

/** White space and whatever people draw boxes with; letters are never borders. */
export function isBorder(character: string): boolean {
  return BORDERS.has(character) || /[\s\u2500-\u257f\ufeff]/.test(character);
}
