/**
 * The worker's end: answers questions by name, reports progress, and stops a search on request.
 */
import { checkFunction, checkObject } from '../board/check-options.js';
import { describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import { isObject } from '../errors/is-object.js';
import { runAsync } from '../search/run-async.js';
import type { Search } from '../search/search.js';
import { isMessage, packError, type Question, type Reply } from './messages.js';
import { checkPort, listen, type SearchPort, type Served } from './port.js';

/** The two ways to end a search, as `runAsync` looks at them. */
type Signals = { readonly signal: { aborted: boolean }; readonly finish: { aborted: boolean } };

/**
 * Serves searches to another thread, which asks by {@link callSearch}.
 *
 * Questions are answered side by side: each search works in slices of some milliseconds, so that the next question, a
 * cancel or a finish gets through. A plain function works too, but it is deaf until it ends. Arguments arrive as copies,
 * so functions among them, and lists of techniques, are bound here.
 *
 * @param port - `self` in a worker of a page, `parentPort` in one of Node, or a `MessagePort`
 * @param searches - by name: functions that return a search or an answer
 * @returns a function that ends the service; what is still being worked on is given up
 * @throws {@link InvalidInputError} `bad-port`, `bad-options` or `bad-function` for malformed arguments
 *
 * @example
 * ```ts
 * import { callSearch, type Search, type SearchPort, serveSearches } from '@kit/grid';
 *
 * function* countSearch(n: number): Search<number> {
 *   for (let i = 0; i < n; i++) if ((yield { nodes: i, total: n }) === 'stop') return i;
 *   return n;
 * }
 * const searches = { count: countSearch };
 * // A channel stands for the worker here.
 * const { port1, port2 } = new MessageChannel();
 * const close = serveSearches(port1, searches);
 * const worker: SearchPort<typeof searches> = port2;
 * await callSearch(worker, 'count', [1000]); // => 1000
 * close();
 * ```
 */
export function serveSearches(port: SearchPort<unknown>, searches: Served): () => void {
  checkPort(port);
  const served = new Map(Object.entries(checkObject(searches, 'searches')));
  for (const [name, search] of served) checkFunction(search, `searches.${name}`);
  const running = new Map<number, Signals>();

  async function answer({ id, name, args, progress }: Question & { kit: 'call' }): Promise<void> {
    const signals: Signals = { signal: { aborted: false }, finish: { aborted: false } };
    running.set(id, signals);
    const onProgress = (value: unknown) => {
      // A search may be told to stop between two slices; its last progress comes too late then.
      if (progress && !signals.signal.aborted) port.postMessage({ kit: 'progress', id, value } satisfies Reply);
    };
    try {
      const search = served.get(name) as ((...args: readonly unknown[]) => unknown) | undefined;
      if (search === undefined) throw unknownSearch(name, [...served.keys()]);
      const result = search(...args);
      const value = isSearch(result) ? await runAsync(result, { ...signals, onProgress }) : await result;
      reply({ kit: 'answer', id, value });
    } catch (error) {
      reply({ kit: 'error', id, error: packError(error) });
    }
    running.delete(id);

    function reply(message: Reply): void {
      // After a cancel nobody listens.
      if (!signals.signal.aborted) port.postMessage(message);
    }
  }

  async function hear(message: unknown): Promise<void> {
    if (isMessage(message, ['cancel', 'finish'])) {
      const { kit, id } = message as Question & { kit: 'cancel' | 'finish' };
      const signals = running.get(id);
      if (signals) signals[kit === 'cancel' ? 'signal' : 'finish'].aborted = true;
    } else if (isMessage(message, ['call'])) {
      await answer(message as Question & { kit: 'call' });
    }
  }

  const close = listen(port, 'message', hear);
  return () => {
    close();
    for (const { signal } of running.values()) signal.aborted = true;
  };
}

function isSearch(value: unknown): value is Search<unknown> {
  if (!isObject(value)) return false;
  const { next, throw: fail } = value as Partial<Search<unknown>>;
  return typeof next === 'function' && typeof fail === 'function';
}

function unknownSearch(name: string, known: readonly string[]): InvalidInputError {
  const message = `name is ${describeValue(name)}: expected one that the worker serves: ${known.join(', ')}`;
  return new InvalidInputError('unknown-search', message, { name: 'name' });
}
