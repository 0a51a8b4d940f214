/**
 * Puzzles whose empty cells are nothing: columns of a spreadsheet, and lines of digits with blanks between them.
 *
 * Only texts that could be nothing else are taken: as many rows as the size, and in each as many fields, or no more
 * characters than a row has cells; or all cells in one line. Where a sign stands for empty cells, blanks don't: a short row
 * is a mistake then. Other texts stay as they are.
 */

/** The same puzzle with a dot for each cell that is nothing. */
export function withoutBlanks(text: string, size: number): string {
  const lines = text
    .replace(/\r/g, '')
    .split('\n')
    .filter((line) => !/^#.*[a-z]/i.test(line));
  // A break at the end or at the beginning is no row.
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > size && lines[0] === '') lines.shift();
  const isLine = lines.length === 1 && lines[0].length === size * size;
  if (lines.length !== size && !isLine) return text;
  const isSheet = lines.some((line) => /[\t,;]/.test(line));
  // Digits alone are rows whose blanks are lost.
  if (!lines.some((line) => /[^\S\n]|[,;]/.test(line))) return text;
  const width = isLine ? size * size : size;
  const rows = lines.map((line) => (isSheet ? fieldsOf(line, size) : [...line].map((cell) => cell.trim())));
  if (!rows.every((cells) => (isSheet ? cells.length === width : cells.length <= width))) return text;
  const cells = rows.flatMap((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  const isCell = new RegExp(`^[1-${Math.min(size, 9)}${size > 9 ? 'A-Ga-g' : ''}]?$`);
  if (!cells.every((cell) => isCell.test(cell)) || !cells.includes('') || cells.join('') === '') return text;
  return cells.map((cell) => cell || '.').join('');
}

/** The fields of a row; a comma after the last one is none (and with two there are too many either way). */
function fieldsOf(line: string, size: number): string[] {
  const fields = line.split(/[\t,;]/).map((field) => field.trim());
  if (fields[size] === '') fields.pop();
  return fields;
}
