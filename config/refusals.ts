/** What a package says to malformed input, sentence by sentence. */
import type { InvalidInputError } from '../packages/grid/src/index.js';
import { run } from './outcomes.js';
import type { PublicCall } from './public-face.js';
import { refusalOf } from './refusal-of.js';

/** Copies of a value with one thing within it replaced by each of `others`: the first members of lists, all of records. */
export function* spoiltWithin(
  value: unknown,
  others: readonly unknown[] = [null, -0.5],
  depth = 3,
): Generator<unknown> {
  if (depth === 0 || typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const key of Object.keys(value).slice(0, isList ? 2 : 12)) {
    const put = (within: unknown): unknown => (isList ? value.with(Number(key), within) : { ...value, [key]: within });
    for (const within of others) yield put(within);
    for (const spoilt of spoiltWithin((value as Record<string, unknown>)[key], others, depth - 1)) yield put(spoilt);
  }
}

/** What a call says to malformed arguments and options: for each code and place the first sentence that is heard. */
export function refusalsOf(
  call: (...args: unknown[]) => unknown,
  { args, options, required = [] }: PublicCall,
): string[] {
  const base = Object.fromEntries(required.map((name) => [name, options?.[name]]));
  const lines = new Map<string, string>();
  const hear = (...given: unknown[]) => {
    const error = refusalBy(() => call(...given));
    if (!error) return;
    const about = `${error.code} ${JSON.stringify(error.at)}`;
    if (!lines.has(about)) lines.set(about, `${about}: ${error.message}`);
  };
  const all = options ? [...args, base] : args;
  for (const [place, arg] of args.entries()) {
    for (const junk of [null, -0.5, 'junk', [null]]) hear(...all.with(place, junk));
    for (const spoilt of spoiltWithin(arg)) hear(...all.with(place, spoilt));
  }
  for (const [name, value] of Object.entries(options ?? {})) {
    for (const junk of [null, -0.5, 'junk', [null]]) hear(...args, { ...base, [name]: junk });
    for (const spoilt of spoiltWithin(value)) hear(...args, { ...base, [name]: spoilt });
  }
  return [...lines.values()];
}

/** What a call is refused with; fails if it isn't. */
export function refusal(call: () => unknown): InvalidInputError {
  const error = refusalBy(call);
  if (!error) throw new Error('the call was not refused');
  return error;
}

/** The code that a call is refused with. */
export function refusalCode(call: () => unknown): string {
  return refusal(call).code;
}

/** What a call is refused with; undefined if it isn't. Any other error is thrown on. */
export function refusalBy(call: () => unknown): InvalidInputError | undefined {
  return refusalOf(() => run(call()));
}
