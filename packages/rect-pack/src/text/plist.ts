/** Property lists, read without recursion. */
import { InvalidInputError } from '@kit/grid';
import { xmlParts } from './xml-parts.js';

/** A value of a property list; numbers stay texts. */
export type PlistValue = string | boolean | PlistValue[] | ReadonlyMap<string, PlistValue>;

/** What is open: a dictionary with the key that waits for its value, or a list. */
type Open = { readonly map: Map<string, PlistValue>; key: string | undefined } | { readonly list: PlistValue[] };

/** The value that the text holds. */
export function parsePlist(text: string, where: string): PlistValue | undefined {
  const open: Open[] = [];
  let root: PlistValue | undefined;
  let word = '';
  const put = (value: PlistValue): void => {
    const inside = open.at(-1);
    if (inside === undefined) root = value;
    else if ('list' in inside) inside.list.push(value);
    else if (inside.key === undefined) throw fault('a value', 'a key before it');
    else {
      inside.map.set(inside.key, value);
      inside.key = undefined;
    }
  };
  const fault = (what: string, expected: string): InvalidInputError =>
    new InvalidInputError('bad-text', `${where} has ${what}: expected ${expected}`, { name: where });
  for (const part of xmlParts(text, where)) {
    if (part.kind === 'text') word += part.text;
    else if (part.name === 'true' || part.name === 'false') {
      if (part.kind !== 'close') put(part.name === 'true');
    } else if (part.kind !== 'close') {
      word = '';
      if (part.name === 'dict' || part.name === 'array') {
        const value: PlistValue = part.name === 'dict' ? new Map<string, PlistValue>() : [];
        put(value);
        if (part.kind === 'open')
          open.push(Array.isArray(value) ? { list: value } : { map: value as Map<string, PlistValue>, key: undefined });
      } else if (part.kind === 'empty' && part.name !== 'plist') put('');
    } else if (part.name === 'dict' || part.name === 'array') open.pop();
    else if (part.name === 'key') {
      const inside = open.at(-1);
      if (inside === undefined || 'list' in inside) throw fault('a key', 'it in a dictionary');
      inside.key = word;
    } else if (part.name !== 'plist') put(word);
  }
  return root;
}
