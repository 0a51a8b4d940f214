/**
 * How often a reader looks at the characters of a text, for the tests called `*.slices.test.ts`: turns of loops and calls are
 * counted in the sources (see count-work.ts), and here what each operation on a text and each expression goes over.
 */
import { expect, test } from 'vitest';
import { isInvalidInputError } from '../packages/grid/src/index.js';
import './work.js';

/** What `npm test` promises of every reader: so many looks at each character, and so many for the call. */
const looksPerCharacter = 20;
const looksPerCall = 2_000;

/** Holds readers to it on texts of each piece repeated after each other piece, whether they take the texts or refuse them. */
export function linearLaw(
  readers: Readonly<Record<string, (text: string) => unknown>>,
  pieces: readonly string[],
  length = 2_000,
): void {
  test.each(Object.entries(readers))('%s looks at each character 20 times at most', (_, read) => {
    const worse: string[] = [];
    let looks = 0;
    for (const start of ['', ...pieces]) {
      for (const repeated of pieces) {
        const text = `${start + repeated.repeat(Math.ceil(length / repeated.length))}x`;
        const here = looksOf(text, read);
        looks += here;
        if (here > looksPerCharacter * text.length + looksPerCall) {
          worse.push(`${JSON.stringify(start)} and ${JSON.stringify(repeated)}: ${here} looks at ${text.length}`);
        }
      }
    }
    expect(worse).toEqual([]);
    expect(looks).toBeGreaterThan(pieces.length * length);
  });
}

function looksOf(text: string, read: (text: string) => unknown): number {
  const before = globalThis.kitWork;
  const undo = countTexts(text);
  try {
    read(text);
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
  } finally {
    undo();
  }
  return globalThis.kitWork - before;
}

const wholes = [
  ...['trim', 'trimStart', 'trimEnd', 'toLowerCase', 'toUpperCase', 'split', 'slice', 'substring', 'repeat', 'padEnd'],
  ...['replace', 'replaceAll', 'includes', 'lastIndexOf', 'concat'],
];

/** Counts operations on texts until the function that it returns is called. An alphabet of a few signs is no part of the text. */
function countTexts(read: string): () => void {
  const known = new Map<string, boolean>();
  const isSigns = (text: string) => {
    const found = known.get(text) ?? (text.length <= 64 && !read.includes(text));
    known.set(text, found);
    return found;
  };
  const undone = [
    ...wholes.map((name) =>
      weigh(String.prototype, name, (text: string, _, result) =>
        // What is cut out costs its length, all else that of the text.
        isSigns(text) ? 1 : name === 'slice' || name === 'substring' ? String(result).length : text.length,
      ),
    ),
    weigh(String.prototype, 'indexOf', (text: string, [, from], found) =>
      isSigns(text) ? 1 : Math.max(1, (Number(found) < 0 ? text.length : Number(found)) - Number(from ?? 0)),
    ),
    // An expression that is not sticky goes over the text until it fits; what it does on the way is up to the engine.
    weighExec(),
    weigh(JSON, 'parse', (_, [text]) => String(text).length),
    weigh(globalThis, 'decodeURIComponent', (_, [text]) => String(text).length),
  ];
  return () => {
    for (const undo of undone) undo();
  };
}

type Weight<T> = (self: T, args: readonly unknown[], result: unknown) => number;

function weigh<T>(holder: object, name: string, units: Weight<T>): () => void {
  const original = (holder as Record<string, unknown>)[name] as (...args: unknown[]) => unknown;
  const put = (value: unknown) => Object.defineProperty(holder, name, { configurable: true, writable: true, value });
  put(function (this: T, ...args: unknown[]): unknown {
    const result = Reflect.apply(original, this, args);
    globalThis.kitWork += units(this, args, result);
    return result;
  });
  return () => put(original);
}

function weighExec(): () => void {
  const original = RegExp.prototype.exec;
  RegExp.prototype.exec = function (text: string): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = original.call(this, text);
    globalThis.kitWork +=
      found === null ? (this.sticky ? 1 : text.length - from) : found.index + found[0].length - from + 1;
    return found;
  };
  return () => {
    RegExp.prototype.exec = original;
  };
}
