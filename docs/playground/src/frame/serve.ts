/**
 * The worker's side: answers calls by name, reports progress, and stops when told.
 *
 * A handler returns its answer or a search; a search runs in slices, so that the message that cancels it gets through.
 */
import { isInvalidInputError, runAsync, type Search } from '@kit/grid';

/** What the page sends. */
export type Call =
  | { readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly cancel: number };

/** What the worker sends back. */
export type Reply =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: { readonly code: string; readonly message: string } };

/** The functions that a page may call; an answer must be plain data. */
export type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Waits for calls from the page. */
export function serve(handlers: Handlers): void {
  const running = new Map<number, AbortController>();
  addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    if ('cancel' in data) {
      running.get(data.cancel)?.abort(new DOMException('Cancelled', 'AbortError'));
      return;
    }
    const { id, name, args } = data;
    const abort = new AbortController();
    running.set(id, abort);
    try {
      const result = (handlers[name] as (...args: readonly unknown[]) => unknown)(...args);
      const answer = isSearch(result)
        ? await runAsync(result, {
            signal: abort.signal,
            sliceMs: 30,
            onProgress: (progress) => postMessage({ id, progress } satisfies Reply),
          })
        : result;
      postMessage({ id, answer } satisfies Reply);
    } catch (error) {
      const code = isInvalidInputError(error) ? error.code : error === abort.signal.reason ? 'cancelled' : 'failed';
      postMessage({
        id,
        error: { code, message: error instanceof Error ? error.message : String(error) },
      } satisfies Reply);
    } finally {
      running.delete(id);
    }
  });
}

function isSearch(value: unknown): value is Search<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && 'throw' in value;
}
