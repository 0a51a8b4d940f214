/** Property lists, read without recursion. */
import { describeValue, type InvalidInputError } from '@kit/grid';
import type { MemberPath } from './repeated-names.js';
import { xmlDocument, xmlFault } from './xml-document.js';

/** A value of a property list; numbers stay texts. */
export type PlistValue = string | boolean | PlistValue[] | ReadonlyMap<string, PlistValue>;

/** What is open: a dictionary with its last key, and with the one that waits for its value; or a list. */
type Open =
  | { readonly map: Map<string, PlistValue>; key: string | undefined; last: string }
  | { readonly list: PlistValue[] };

/** Elements without others inside. */
const leaves = ['key', 'string', 'integer', 'real', 'date', 'data', 'true', 'false'];

/** The value that the text holds, and the keys that occur before in their dictionary: the last value counts, as in engines. */
export function parsePlist(
  text: string,
  where: string,
): { readonly root: PlistValue | undefined; readonly repeats: readonly MemberPath[] } {
  const reader = new PlistReader(where);
  for (const part of xmlDocument(text, where)) {
    if (part.kind === 'text') reader.text(part.text);
    else {
      if (part.kind !== 'close') reader.begin(part.name);
      if (part.kind !== 'open') reader.end(part.name);
    }
  }
  return reader;
}

class PlistReader {
  root: PlistValue | undefined;
  readonly repeats: MemberPath[] = [];
  readonly #where: string;
  readonly #open: Open[] = [];
  #isInside = false;
  /** The leaf that is open, and the text in it. */
  #leaf: string | undefined;
  #word = '';

  constructor(where: string) {
    this.#where = where;
  }

  text(text: string): void {
    if (this.#leaf !== undefined) this.#word += text;
    else if (text.trim() !== '') throw this.#fault('a text', 'it in an element');
  }

  begin(name: string): void {
    if (this.#leaf !== undefined) throw this.#fault(`<${name}>`, `no element in <${this.#leaf}>`);
    if (this.#isInside !== (name !== 'plist')) throw this.#fault(`<${name}>`, 'one <plist> around all others');
    this.#isInside = true;
    if (leaves.includes(name)) {
      this.#leaf = name;
      this.#word = '';
    } else if (name === 'dict') {
      const map = new Map<string, PlistValue>();
      this.#put(map);
      this.#open.push({ map, key: undefined, last: '' });
    } else if (name === 'array') {
      const list: PlistValue[] = [];
      this.#put(list);
      this.#open.push({ list });
    } else if (name !== 'plist') throw this.#fault(`<${name}>`, 'elements of property lists');
  }

  end(name: string): void {
    this.#leaf = undefined;
    if (name === 'key') this.#key(this.#word);
    else if (name === 'true' || name === 'false') this.#put(name === 'true');
    else if (leaves.includes(name)) this.#put(this.#word);
    else if (name !== 'plist') this.#checkKey(this.#open.pop());
  }

  #key(key: string): void {
    const inside = this.#open.at(-1);
    if (inside === undefined || 'list' in inside) throw this.#fault('a key', 'it in a dictionary');
    this.#checkKey(inside);
    inside.key = inside.last = key;
    if (!inside.map.has(key)) return;
    this.repeats.push(this.#open.map((outer) => ('list' in outer ? outer.list.length - 1 : outer.last)));
  }

  #checkKey(inside: Open | undefined): void {
    if (inside === undefined || 'list' in inside || inside.key === undefined) return;
    throw this.#fault(`the key ${describeValue(inside.key)} without a value`, 'one behind it');
  }

  #put(value: PlistValue): void {
    const inside = this.#open.at(-1);
    if (inside === undefined) {
      if (this.root !== undefined) throw this.#fault('a second value', 'one in <plist>');
      this.root = value;
    } else if ('list' in inside) inside.list.push(value);
    else if (inside.key === undefined) throw this.#fault('a value', 'a key before it');
    else {
      inside.map.set(inside.key, value);
      inside.key = undefined;
    }
  }

  #fault(what: string, expected: string): InvalidInputError {
    return xmlFault(this.#where, `has ${what}`, expected);
  }
}
