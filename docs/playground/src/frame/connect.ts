/** The page's side of a worker: each call is a promise with progress, and can be cancelled. */
import type { Handlers, Reply } from './serve.js';

/** A refused or cancelled call. */
export class CallError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Answer<H> = H extends (...args: never[]) => infer R
  ? R extends Generator<unknown, infer A, never>
    ? A
    : R
  : never;
type Arguments<H> = H extends (...args: infer A) => unknown ? A : never;

/** How a call is watched and ended. */
export type CallOptions = { readonly onProgress?: (progress: never) => void; readonly signal?: AbortSignal };

/** Calls the worker's handlers by name. */
export type Client<H extends Handlers> = <N extends keyof H & string>(
  name: N,
  args: Arguments<H[N]>,
  options?: CallOptions,
) => Promise<Answer<H[N]>>;

/** A client of a worker that runs `serve`. */
export function connect<H extends Handlers>(worker: Worker): Client<H> {
  let last = 0;
  const waiting = new Map<number, (reply: Reply) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => waiting.get(data.id)?.(data));
  return (name, args, options = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const cancel = () => worker.postMessage({ cancel: id });
      const done = () => {
        waiting.delete(id);
        options.signal?.removeEventListener('abort', cancel);
      };
      waiting.set(id, (reply) => {
        if ('progress' in reply) options.onProgress?.(reply.progress as never);
        else {
          done();
          if ('error' in reply) reject(new CallError(reply.error.code, reply.error.message));
          else resolve(reply.answer as never);
        }
      });
      options.signal?.addEventListener('abort', cancel);
      worker.postMessage({ id, name, args });
    });
}
