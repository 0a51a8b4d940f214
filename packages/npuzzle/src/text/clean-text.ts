/**
 * A text without what says nothing about the board: byte order mark, comments from `#` to the end of the line, quotes, and drawn
 * borders, of which upright lines become bars.
 * Every character stays where it is, so that places in the clean text are places in the text.
 *
 * Quotes round single tiles, or round the whole text, go. Quotes round several rows become brackets. An empty pair of quotes
 * is the blank, and so is nothing between two bars of a line. A quote without a partner stays, and is no tile.
 */

/** Lines of nothing but strokes, comments, ends of lines of all kinds, and what boxes are drawn with. */
const odd =
  /^[ \t]*[+|][-+=| \t]*$|#[^\r\n\v\f\u0085\u2028\u2029]*|[\v\f\u0085\u2028\u2029]|[│┃║]+|[\u2500-\u257F\uFEFF]+/gm;

/** What stands in its place. */
function plainOf(found: string): string {
  const first = found.charCodeAt(0);
  if (bars.has(first)) return '|'.repeat(found.length);
  if (ends.has(first)) return '\n';
  // Bars alone may part tiles that are not there.
  return first === 0x23 || first > 0xff || /\+|[-=]{3}/.test(found) ? ' '.repeat(found.length) : found;
}

const bars: ReadonlySet<number> = /* @__PURE__ */ new Set([0x2502, 0x2503, 0x2551]);
const ends: ReadonlySet<number> = /* @__PURE__ */ new Set([0x0b, 0x0c, 0x85, 0x2028, 0x2029]);

const quoted = /(["'`])([^"'`]*)\1/g;

/** Cleans a text. */
export function cleanText(text: string): string {
  const plain = text
    .replace(odd, plainOf)
    .replace(/\| ([ \t]*)(?=\|)/g, '|_$1')
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
