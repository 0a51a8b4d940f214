/**
 * The page's end: each question is a promise with progress, which can be ended at any time.
 */
import { checkFunction, checkList, checkOptions, checkText } from '../board/check-options.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import { isObject } from '../errors/is-object.js';
import { unexpected } from '../errors/unexpected.js';
import { clientOf } from './client.js';
import type { Question } from './messages.js';
import { checkPort, type SearchPort, type Served } from './port.js';

/** What {@link callSearch} needs of an AbortSignal. */
export type AbortSource = {
  /** Has it been aborted? */
  readonly aborted: boolean;
  /** Why; the promise is rejected with it. */
  readonly reason?: unknown;
  /** Listens for the abort. */
  addEventListener(type: 'abort', listener: () => void): void;
  /** Listens no more. */
  removeEventListener(type: 'abort', listener: () => void): void;
};

/** Options of {@link callSearch}. */
export type CallSearchOptions<P = unknown> = {
  /** Told of the newest progress at the end of each slice of the search. */
  readonly onProgress?: ((progress: P) => void) | undefined;
  /** Gives the search up when aborted: the promise is rejected with the signal's reason, at once. */
  readonly signal?: AbortSource | undefined;
  /** Ends the search early when aborted: the promise is resolved with the best so far. */
  readonly finish?: AbortSource | undefined;
};

/** What a served function answers. */
export type ServedAnswer<F> = F extends (...args: never[]) => infer R
  ? R extends Generator<unknown, infer A, never>
    ? A
    : Awaited<R>
  : never;

/** What a served search reports. */
export type ServedProgress<F> = F extends (...args: never[]) => Generator<infer P, unknown, never> ? P : never;

/** The arguments of a served function; any, where the functions of the port are not known. */
export type ServedArguments<F> = F extends (...args: infer A) => unknown
  ? number extends A['length']
    ? A extends never[]
      ? readonly unknown[]
      : A
    : A
  : never;

/**
 * Asks a worker that runs {@link serveSearches}.
 *
 * Arguments and answers are cloned, as `postMessage` does it. The answer is the one that `runAsync` would give in the page.
 *
 * @typeParam S - the searches that the worker serves
 * @typeParam N - the name of one of them
 * @param port - the worker, or a `MessagePort` to it
 * @param name - which of its searches
 * @param args - the arguments of the search: plain data
 * @param options - the two signals and progress
 * @returns a promise of the answer; rejected with the signal's reason on abort, with the error of the worker as it was thrown
 * there (an {@link InvalidInputError} keeps its code and its place), with an {@link InvalidInputError} `unknown-search` for a
 * name that is not served, `bad-port`, `bad-text`, `bad-list`, `bad-options`, `unknown-option`, `bad-function` or
 * `not-cloneable` for malformed arguments, with what `onProgress` throws, and with an error whose code is `worker-gone` if the worker ends before it has
 * answered. A page's own `terminate()` is told to nobody: abort `signal` beside it
 *
 * @example
 * ```ts
 * import { callSearch, isInvalidInputError, type Search, type SearchPort, serveSearches } from '@kit/grid';
 *
 * function* countSearch(n: number): Search<number> {
 *   for (let i = 0; i < n; i++) if ((yield { nodes: i, total: n }) === 'stop') return i;
 *   return n;
 * }
 * const searches = { count: countSearch };
 * const { port1, port2 } = new MessageChannel();
 * const close = serveSearches(port1, searches);
 *
 * const worker: SearchPort<typeof searches> = port2;
 * const finish = new AbortController();
 * const onProgress = () => finish.abort();
 * (await callSearch(worker, 'count', [1e9], { onProgress, finish: finish.signal })) < 1e9; // => true
 *
 * const refused = await callSearch(port2, 'cuont', [1]).catch((error) => error);
 * isInvalidInputError(refused) && refused.code; // => 'unknown-search'
 * close();
 * ```
 */
export async function callSearch<S extends Served, N extends keyof S & string>(
  port: SearchPort<S>,
  name: N,
  args: ServedArguments<S[N]>,
  options: CallSearchOptions<ServedProgress<S[N]>> = {},
): Promise<ServedAnswer<S[N]>> {
  checkPort(port);
  checkText(name, 'name');
  checkList(args as readonly unknown[], 'args');
  checkOptions(options, ['onProgress', 'signal', 'finish']);
  const { onProgress, signal, finish } = options;
  if (onProgress !== undefined) checkFunction(onProgress, 'options.onProgress');
  if (signal !== undefined) checkSource(signal, 'options.signal');
  if (finish !== undefined) checkSource(finish, 'options.finish');
  if (signal?.aborted) throw signal.reason;
  const client = clientOf(port);
  const { id, reply } = client.wait((progress) => {
    try {
      onProgress?.(progress as never);
    } catch (error) {
      giveUp(error);
    }
  });
  const tell = (kit: 'cancel' | 'finish') => port.postMessage({ kit, id } satisfies Question);
  function giveUp(reason: unknown): void {
    tell('cancel');
    client.reject(id, reason);
  }
  const cancel = () => giveUp(signal?.reason);
  const stop = () => tell('finish');
  try {
    ask(port, { kit: 'call', id, name, args: Array.from(args), progress: onProgress !== undefined });
    signal?.addEventListener('abort', cancel);
    finish?.addEventListener('abort', stop);
    if (finish?.aborted) stop();
    return (await reply) as ServedAnswer<S[N]>;
  } finally {
    signal?.removeEventListener('abort', cancel);
    finish?.removeEventListener('abort', stop);
    client.leave(id);
  }
}

function ask(port: SearchPort<unknown>, question: Question): void {
  try {
    port.postMessage(question);
  } catch (error) {
    const message = `args can't be sent to the worker: expected plain data (${String(error)})`;
    throw new InvalidInputError('not-cloneable', message, { name: 'args' });
  }
}

function checkSource(signal: AbortSource, name: string): void {
  if (isObject(signal) && typeof signal.aborted === 'boolean' && typeof signal.addEventListener === 'function') return;
  throw unexpected('bad-options', name, signal, 'an AbortSignal');
}
