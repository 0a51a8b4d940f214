/**
 * The worker's side: answers calls by name, reports progress, and stops when told.
 *
 * A handler returns its answer or a search; a search runs in slices, so that the message that cancels it gets through.
 */
import { type InvalidInputErrorJson, readInvalidInputError, runAsync, type Search } from '@kit/grid';

/** What the page sends. */
export type Call =
  | { readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  /** The answer isn't wanted any more. */
  | { readonly cancel: number }
  /** The best that is known by now is wanted. */
  | { readonly finish: number };

/** What went wrong: malformed input as its package tells it, or anything else. */
export type Failure = Pick<InvalidInputErrorJson, 'code' | 'message'> & Partial<InvalidInputErrorJson>;

/** What the worker sends back. */
export type Reply =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: Failure };

/** The functions that a page may call; an answer must be plain data. */
export type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Waits for calls from the page. */
export function serve(handlers: Handlers): void {
  const running = new Map<number, { readonly abort: AbortController; readonly finish: AbortController }>();
  addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    if ('cancel' in data) return running.get(data.cancel)?.abort.abort(new DOMException('Cancelled', 'AbortError'));
    if ('finish' in data) return running.get(data.finish)?.finish.abort();
    const { id, name, args } = data;
    const [abort, finish] = [new AbortController(), new AbortController()];
    running.set(id, { abort, finish });
    try {
      const result = (handlers[name] as (...args: readonly unknown[]) => unknown)(...args);
      const answer = isSearch(result)
        ? await runAsync(result, {
            signal: abort.signal,
            finish: finish.signal,
            sliceMs: 30,
            onProgress: (progress) => postMessage({ id, progress } satisfies Reply),
          })
        : result;
      postMessage({ id, answer } satisfies Reply);
    } catch (error) {
      const isCancel = error === abort.signal.reason;
      const failure = {
        code: isCancel ? 'cancelled' : 'failed',
        message: error instanceof Error ? error.message : `${error}`,
      };
      postMessage({ id, error: readInvalidInputError(error) ?? failure } satisfies Reply);
    } finally {
      running.delete(id);
    }
  });
}

function isSearch(value: unknown): value is Search<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && 'throw' in value;
}
