/**
 * A text without what says nothing about the board: byte order mark, comments from `#` to the end of the line, and quotes.
 * Every character stays where it is, so that places in the clean text are places in the text.
 *
 * Quotes round single tiles, or round the whole text, go. Quotes round several rows become brackets. An empty pair of quotes
 * is the blank. A quote without a partner stays, and is no tile.
 */

const quoted = /(["'`])([^"'`]*)\1/g;

/** Cleans a text. */
export function cleanText(text: string): string {
  const plain = text
    .replace(/#[^\r\n]*|[\uFEFF\v\f\u0085\u2028\u2029]/g, (odd) =>
      odd.startsWith('#') || odd === '\uFEFF' ? ' '.repeat(odd.length) : '\n',
    )
    .replace(/(["'`])\1\1/g, '$1  ');
  const pairs = Array.from(plain.matchAll(quoted), ({ 0: pair, 2: inside, index }) => {
    return { index, end: index + pair.length, inside, isGroup: /\S[\s,]+\S/.test(inside) };
  });
  const [open, close] = pairs.filter(({ isGroup }) => isGroup).length > 1 ? '()' : '  ';
  let clean = '';
  let from = 0;
  for (const { index, end, inside, isGroup } of pairs) {
    const [first, last] = isGroup ? [open, close] : [inside.trim() === '' ? '_' : ' ', ' '];
    clean += plain.slice(from, index) + first + inside + last;
    from = end;
  }
  return clean + plain.slice(from);
}
