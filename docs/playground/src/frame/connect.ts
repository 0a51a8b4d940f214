/**
 * The page's side of a worker: each call is a promise with progress, and can be cancelled at any time.
 *
 * A cancelled call is over for the page at once. The worker is told, and a search that runs in slices stops there; a call
 * that runs whole doesn't hear it, so a worker that stays silent is replaced by a new one. What else was asked of it is
 * asked again: calls are plain data, and no answer depends on what was asked before.
 */
import type { InputPlace } from '@kit/grid';
import type { Failure, Handlers, Reply } from './serve.js';

/** How long a worker may take to stop before it is replaced, in milliseconds. */
const patience = 50;

/** A refused or cancelled call. */
export class CallError extends Error {
  readonly code: string;
  /** Where malformed input is wrong. */
  readonly at: InputPlace | undefined;
  constructor({ code, message, at }: Failure) {
    super(message);
    this.code = code;
    this.at = at;
  }
}

const cancelled: Failure = { code: 'cancelled', message: 'Cancelled' };

type Answer<H> = H extends (...args: never[]) => infer R
  ? R extends Generator<unknown, infer A, never>
    ? A
    : R
  : never;
type Arguments<H> = H extends (...args: infer A) => unknown ? A : never;

/** How a call is watched and ended. */
export type CallOptions = {
  readonly onProgress?: ((progress: never) => void) | undefined;
  /** Ends the call without an answer. */
  readonly signal?: AbortSignal | undefined;
  /** Ends a search with the best that it has found. */
  readonly finish?: AbortSignal | undefined;
};

/** Calls the worker's handlers by name. */
export type Client<H extends Handlers> = <N extends keyof H & string>(
  name: N,
  args: Arguments<H[N]>,
  options?: CallOptions,
) => Promise<Answer<H[N]>>;

type Waiting = {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly hear: (reply: Reply) => void;
};

/** A client of a worker that runs `serve`; `start` makes the worker, and a new one when the old had to go. */
export function connect<H extends Handlers>(start: () => Worker): Client<H> {
  let last = 0;
  const waiting = new Map<number, Waiting>();
  const stopping = new Map<number, ReturnType<typeof setTimeout>>();
  let worker = open();

  function open(): Worker {
    const fresh = start();
    fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (!('progress' in data)) {
        clearTimeout(stopping.get(data.id));
        stopping.delete(data.id);
      }
      waiting.get(data.id)?.hear(data);
    });
    fresh.addEventListener('error', ({ message }) => {
      for (const [id, { hear }] of waiting) hear({ id, error: { code: 'failed', message } });
    });
    return fresh;
  }

  function replace(): void {
    for (const timer of stopping.values()) clearTimeout(timer);
    stopping.clear();
    worker.terminate();
    worker = open();
    for (const [id, { name, args }] of waiting) worker.postMessage({ id, name, args });
  }

  return (name, args, { onProgress, signal, finish } = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const done = () => {
        waiting.delete(id);
        signal?.removeEventListener('abort', cancel);
        finish?.removeEventListener('abort', stop);
      };
      function stop() {
        worker.postMessage({ finish: id });
      }
      function cancel() {
        done();
        worker.postMessage({ cancel: id });
        stopping.set(id, setTimeout(replace, patience));
        reject(new CallError(cancelled));
      }
      if (signal?.aborted) {
        reject(new CallError(cancelled));
        return;
      }
      waiting.set(id, {
        name,
        args,
        hear(reply) {
          if ('progress' in reply) onProgress?.(reply.progress as never);
          else {
            done();
            if ('error' in reply) reject(new CallError(reply.error));
            else resolve(reply.answer as never);
          }
        },
      });
      signal?.addEventListener('abort', cancel);
      finish?.addEventListener('abort', stop);
      worker.postMessage({ id, name, args });
    });
}
