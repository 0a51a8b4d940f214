/**
 * A text without what says nothing about the board: byte order mark, comments from `#` to the end of the line, quotes, and drawn
 * borders, of which upright lines become bars.
 * Every character stays where it is, so that places in the clean text are places in the text.
 *
 * Quotes round single tiles, or round the whole text, go. Quotes round several rows become brackets. An empty pair of quotes
 * is the blank, and so is nothing between two bars of a line. A quote without a partner stays, and is no tile.
 */

const quoted = /(["'`])([^"'`]*)\1/g;

/** Cleans a text. */
export function cleanText(text: string): string {
  const plain = text
    .replace(/#[^\r\n]*/g, (comment) => ' '.repeat(comment.length))
    .replace(/\uFEFF/g, ' ')
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/^[ \t]*[+|][-+=| \t]*$/gm, (line) => (/\+|[-=]{3}/.test(line) ? ' '.repeat(line.length) : line))
    .replace(/[│┃║]/g, '|')
    .replace(/[\u2500-\u257F]/g, ' ')
    .replace(/\| ([ \t]*)(?=\|)/g, '|_$1')
    .replace(/(["'`])\1\1/g, '$1  ');
  const groups = Array.from(plain.matchAll(quoted)).filter(([, , inside]) => /\S[\s,]+\S/.test(inside));
  const [open, close] = groups.length > 1 ? '()' : '  ';
  return plain.replace(quoted, (_pair, _quote: string, inside: string) => {
    if (inside.trim() === '') return `_${inside} `;
    return /\S[\s,]+\S/.test(inside) ? open + inside + close : ` ${inside} `;
  });
}
