/** XML as a list of tags and texts, in one pass and without recursion; what closes what is seen by `xmlDocument`. */
import { describeValue, InvalidInputError } from '@kit/grid';

/** A piece of an XML text. */
export type XmlPart =
  | { readonly kind: 'open' | 'empty'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const tagStart = /<(\/?)([^\s<>/=!?]+)/y;
const attribute = /\s+([^\s<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const tagEnd = /\s*(\/?)>/y;

/** Signs that have a name. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a text; comments, declarations and instructions are left out. */
export function xmlParts(text: string, where: string): XmlPart[] {
  const parts: XmlPart[] = [];
  const fault = (offset: number): InvalidInputError => {
    const shown = describeValue(text.slice(offset, offset + 24));
    return new InvalidInputError('bad-text', `${where} has ${shown} at ${offset}: expected XML`, {
      offset,
      name: where,
    });
  };
  const behind = (sign: string, from: number): number => {
    const end = text.indexOf(sign, from);
    if (end < 0) throw fault(from);
    return end + sign.length;
  };
  for (let at = 0; at < text.length; ) {
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      const inner = text.slice(at, end < 0 ? text.length : end);
      parts.push({ kind: 'text', text: decoded(inner) });
      at += inner.length;
    } else if (text.startsWith('<!--', at)) at = behind('-->', at);
    else if (text.startsWith('<?', at)) at = behind('?>', at);
    else if (text.startsWith('<![CDATA[', at)) {
      const end = behind(']]>', at);
      parts.push({ kind: 'text', text: text.slice(at + 9, end - 3) });
      at = end;
    } else if (text.startsWith('<!', at)) at = behind('>', at);
    else {
      tagStart.lastIndex = at;
      const start = tagStart.exec(text);
      if (start === null) throw fault(at);
      const name = start[2];
      const attributes = new Map<string, string>();
      let end = tagStart.lastIndex;
      for (;;) {
        attribute.lastIndex = end;
        const found = attribute.exec(text);
        if (found === null) break;
        if (attributes.has(found[1])) throw fault(end);
        attributes.set(found[1], decoded(found[2] ?? found[3]));
        end = attribute.lastIndex;
      }
      tagEnd.lastIndex = end;
      const closing = tagEnd.exec(text);
      if (closing === null) throw fault(end);
      at = tagEnd.lastIndex;
      if (start[1] === '/') parts.push({ kind: 'close', name });
      else parts.push({ kind: closing[1] === '/' ? 'empty' : 'open', name, attributes });
    }
  }
  return parts;
}

/** Entities become signs; what is none stays as it is. */
function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1].toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
