/**
 * The page's side of a worker: `callSearch`, and a new worker in place of one that does not hear.
 *
 * A cancelled call is over for the page at once. The worker is told, and a search that runs in slices stops there; a call
 * that runs whole doesn't hear it, so a worker that stays silent is replaced by a new one. What else was asked of it is
 * asked again: calls are plain data, and no answer depends on what was asked before.
 */
import { callSearch, type SearchPort, type Served, type ServedAnswer, type ServedArguments } from '@kit/grid';

/** How long a worker may take to stop before it is replaced, in milliseconds. */
const patience = 50;

/** How a call is watched and ended. */
export type CallOptions = {
  readonly onProgress?: ((progress: never) => void) | undefined;
  /** Ends the call without an answer. */
  readonly signal?: AbortSignal | undefined;
  /** Ends a search with the best that it has found. */
  readonly finish?: AbortSignal | undefined;
};

/** Calls the worker's handlers by name. */
export type Client<H extends Served> = <N extends keyof H & string>(
  name: N,
  args: ServedArguments<H[N]>,
  options?: CallOptions,
) => Promise<ServedAnswer<H[N]>>;

/** A client of a worker that runs `serve`; `start` makes the worker, and a new one when the old had to go. */
export function connect<H extends Served>(start: () => Worker): Client<H> {
  const open = () => ({ worker: start() as Worker & SearchPort<H>, replaced: new AbortController() });
  let current = open();

  function replaceIfSilent(): void {
    const asked = current;
    const timer = setTimeout(() => {
      if (current !== asked) return;
      asked.worker.terminate();
      current = open();
      asked.replaced.abort();
    }, patience);
    callSearch(asked.worker as SearchPort, 'isThere', []).then(
      () => clearTimeout(timer),
      () => {},
    );
  }

  // A task says more than how a call ends.
  return async (name, args, { signal, finish, onProgress } = {}) => {
    for (;;) {
      const { worker, replaced } = current;
      const either = signal ? AbortSignal.any([signal, replaced.signal]) : replaced.signal;
      try {
        return await callSearch(worker, name, args, { finish, onProgress, signal: either } as never);
      } catch (error) {
        if (signal?.aborted) replaceIfSilent();
        else if (replaced.signal.aborted) continue;
        throw error;
      }
    }
  };
}
