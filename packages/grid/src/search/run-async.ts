/**
 * A search that shares the event loop: it works for a slice of time, lets everything else have its turn, and goes on.
 *
 * The one file that looks at a clock; it never decides what a search finds, only when it is told to stop. A turn is a
 * `setImmediate` where there is one (Node: there a MessageChannel would hold timers back for up to a thousand turns),
 * else a MessageChannel (browsers: without the 4 ms that nested timeouts wait), else a `setTimeout`.
 */
import { checkNumber } from '../board/check-number.js';
import { checkFunction, checkOptions } from '../board/check-options.js';
import { unexpected } from '../errors/unexpected.js';
import { type Progress, type Search, takeSearch } from './search.js';

declare const performance: { now(): number } | undefined;
declare const setImmediate: ((callback: () => void) => unknown) | undefined;
declare const setTimeout: (callback: () => void, delayMs: number) => unknown;
declare const MessageChannel: (new () => { readonly port1: Port; readonly port2: Port }) | undefined;

type Port = { onmessage: (() => void) | null; postMessage(message: number): void; close(): void };

/** What {@link runAsync} needs of an AbortSignal. */
export type AbortSignalLike = {
  /** Has it been aborted? */
  readonly aborted: boolean;
  /** Why; the promise is rejected with it. */
  readonly reason?: unknown | undefined;
};

/** Options of {@link runAsync}. */
export type RunAsyncOptions<R, P extends Progress<R> = Progress<R>> = {
  /** Gives the search up when aborted: the promise is rejected with the signal's reason. Looked at once a slice. */
  readonly signal?: AbortSignalLike | undefined;
  /** Ends the search early when aborted: the promise is resolved with the best so far. Looked at once a slice. */
  readonly finish?: AbortSignalLike | undefined;
  /** Told of the newest progress at the end of each slice. */
  readonly onProgress?: ((progress: P) => void) | undefined;
  /** How long to work before the event loop has its turn, in milliseconds; default 8, half a frame. */
  readonly sliceMs?: number | undefined;
  /** After how many milliseconds to stop and take the best so far; by default never. */
  readonly timeLimitMs?: number | undefined;
};

/**
 * Runs a search without blocking the event loop.
 *
 * The answer is the one that `runSync` gives, unless the time limit or the signal `finish` stops the search: then it is
 * the best so far, with the status that the search gives for it.
 *
 * @param search - a fresh search
 * @param options - the two signals, progress, slice and time limit
 * @returns a promise of what the search returns; rejected with the signal's reason on abort, with an
 * {@link InvalidInputError} `bad-search`, `bad-options`, `unknown-option`, `bad-number` or `bad-function` for malformed
 * arguments, `search-used-up` for a search that was run before, and with whatever the search or `onProgress` throws
 *
 * @example
 * ```ts
 * import { runAsync, type Search } from '@kit/grid';
 *
 * function* countTo(n: number): Search<number> {
 *   for (let i = 0; i < n; i++) {
 *     if ((yield { nodes: i, total: n }) === 'stop') return i;
 *   }
 *   return n;
 * }
 * await runAsync(countTo(1000)); // => 1000
 * await runAsync(countTo(1000), { timeLimitMs: 0 }); // => 0
 * ```
 */
export async function runAsync<R, P extends Progress<R> = Progress<R>>(
  search: Search<R, P>,
  options: RunAsyncOptions<R, P> = {},
): Promise<R> {
  const { signal, finish, onProgress, sliceMs = 8, timeLimitMs = Number.POSITIVE_INFINITY } = checkRun(options);
  takeSearch(search);
  const turns = createTurns();
  const deadline = now() + timeLimitMs;
  try {
    let command: 'stop' | undefined;
    for (;;) {
      if (signal?.aborted) {
        search.throw(signal.reason);
        throw signal.reason;
      }
      const sliceEnd = now() + sliceMs;
      let progress: P;
      let time: number;
      do {
        const step = search.next(command);
        if (step.done) return step.value;
        progress = step.value;
        time = now();
        if (time >= deadline || finish?.aborted) command = 'stop';
      } while (time < sliceEnd);
      onProgress?.(progress);
      await turns.next();
    }
  } finally {
    turns.close();
  }
}

function checkRun<R, P extends Progress<R>>(options: RunAsyncOptions<R, P>): RunAsyncOptions<R, P> {
  checkOptions(options, ['signal', 'finish', 'onProgress', 'sliceMs', 'timeLimitMs']);
  const { signal, finish, onProgress, sliceMs = 0, timeLimitMs = 0 } = options;
  checkNumber(sliceMs, 'options.sliceMs', 0);
  checkNumber(timeLimitMs, 'options.timeLimitMs', 0, Number.POSITIVE_INFINITY);
  if (signal !== undefined) checkSignal(signal, 'options.signal');
  if (finish !== undefined) checkSignal(finish, 'options.finish');
  if (onProgress !== undefined) checkFunction(onProgress, 'options.onProgress');
  return options;
}

function checkSignal(signal: AbortSignalLike, name: string): void {
  if (typeof signal === 'object' && signal !== null && typeof signal.aborted === 'boolean') return;
  throw unexpected('bad-options', name, signal, 'an AbortSignal');
}

function now(): number {
  return typeof performance === 'undefined' ? Date.now() : performance.now();
}

/** Turns of the event loop, one after the other. */
type Turns = { next(): Promise<void>; close(): void };

function createTurns(): Turns {
  if (typeof setImmediate === 'function') {
    return { next: () => new Promise((resolve) => setImmediate?.(resolve)), close() {} };
  }
  if (typeof MessageChannel !== 'function') {
    return { next: () => new Promise((resolve) => setTimeout(resolve, 0)), close() {} };
  }
  const { port1, port2 } = new MessageChannel();
  return {
    next: () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      }),
    close: () => port1.close(),
  };
}
