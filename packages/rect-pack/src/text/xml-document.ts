/** Whole XML documents: one root, and all that opens is closed. So a file that ends halfway is not taken for a whole one. */
import { InvalidInputError } from '@kit/grid';
import { type XmlPart, xmlParts } from './xml-parts.js';

const before = /\s*(?:<\?.*?\?>|<!--.*?-->|<!(?!--)[^>]*>)/sy;
const rootTag = /\s*<([^\s<>/=!?]+)/y;

/** The name of the element that a text begins with; undefined if it begins with none. */
export function rootOf(text: string): string | undefined {
  let at = 0;
  for (before.lastIndex = 0; before.test(text); ) at = before.lastIndex;
  rootTag.lastIndex = at;
  return rootTag.exec(text)?.[1];
}

/** The pieces of a document. */
export function xmlDocument(text: string, where: string): XmlPart[] {
  const parts = xmlParts(text, where);
  const open: string[] = [];
  let isDone = false;
  for (const part of parts) {
    if (part.kind === 'text') {
      if (open.length === 0 && part.text.trim() !== '') throw xmlFault(where, 'has a text', 'it in an element');
    } else if (part.kind === 'close') {
      const name = open.pop();
      if (name !== part.name) {
        throw xmlFault(where, `has </${part.name}>`, name === undefined ? 'none that is not open' : `</${name}>`);
      }
      isDone = open.length === 0;
    } else {
      if (isDone) throw xmlFault(where, `has <${part.name}> behind its end`, 'one element around all others');
      if (part.kind === 'open') open.push(part.name);
      else isDone = open.length === 0;
    }
  }
  const last = open.at(-1);
  if (last !== undefined) throw xmlFault(where, `ends inside <${last}>`, `</${last}>`);
  return parts;
}

/** The error for a document that is not as it has to be. */
export function xmlFault(where: string, fault: string, expected: string): InvalidInputError {
  return new InvalidInputError('bad-text', `${where} ${fault}: expected ${expected}`, { name: where });
}
