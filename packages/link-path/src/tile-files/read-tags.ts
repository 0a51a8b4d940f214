/** The tags of a text such as XML, in order: what a layout file of GNOME Mahjongg is made of. */
import { describeValue, InvalidInputError } from '@kit/grid';

/** A tag. Names are in lower case. */
export type Tag = {
  readonly name: string;
  /** `<name …>`, `</name>`, or `<name …/>`. */
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: ReadonlyMap<string, string>;
  readonly offset: number;
};

/** What is no tag but may stand anywhere. */
const skipped: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];
const tagForm = /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[A-Za-z][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attributeForm = /([A-Za-z][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads all tags and sees that each is closed. Throws `bad-text`. */
export function readTags(text: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  for (let from = text.indexOf('<'); from !== -1; ) {
    const end = endOfSkipped(text, from);
    if (end !== undefined) {
      from = text.indexOf('<', end);
      continue;
    }
    tagForm.lastIndex = from;
    const form = tagForm.exec(text);
    if (form === null) {
      const message = `${describeValue(text.slice(from, from + 20))} at offset ${from}: expected a tag`;
      throw new InvalidInputError('bad-text', message, { offset: from });
    }
    const kind = form[1] === '/' ? 'close' : form[4] === '/' ? 'empty' : 'open';
    const tag: Tag = { name: form[2].toLowerCase(), kind, attributes: attributesOf(form[3]), offset: from };
    if (kind === 'open') open.push(tag);
    else if (kind === 'close' && open.pop()?.name !== tag.name) {
      const message = `</${form[2]}> at offset ${from} closes nothing: expected the tag that was opened last`;
      throw new InvalidInputError('bad-text', message, { offset: from });
    }
    tags.push(tag);
    from = text.indexOf('<', tagForm.lastIndex);
  }
  const last = open.pop();
  if (last !== undefined) {
    const message = `<${last.name}> at offset ${last.offset} is never closed: expected the whole file`;
    throw new InvalidInputError('bad-text', message, { offset: last.offset });
  }
  return tags;
}

function endOfSkipped(text: string, from: number): number | undefined {
  const found = skipped.find(([begin]) => text.startsWith(begin, from));
  if (found === undefined) return undefined;
  const end = text.indexOf(found[1], from + found[0].length);
  if (end !== -1) return end + found[1].length;
  const message = `${found[0]} at offset ${from} has no end: expected ${found[1]}`;
  throw new InvalidInputError('bad-text', message, { offset: from });
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single] of text.matchAll(attributeForm)) {
    attributes.set(name.toLowerCase(), plain(double ?? single));
  }
  return attributes;
}

/** A value without entities; what is none stays as it is. */
function plain(value: string): string {
  return value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
