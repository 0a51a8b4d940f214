/**
 * What a port is, wherever it comes from: a `Worker` of the page or of `node:worker_threads`, a `MessagePort`, or what a
 * worker itself talks through (`self` in a browser, `parentPort` in Node).
 */
import { isObject } from '../errors/is-object.js';
import { unexpected } from '../errors/unexpected.js';

/**
 * One end of a line between two threads.
 *
 * @typeParam S - the functions that the other end serves; say them once (`worker as SearchPort<typeof searches>`), and
 * `callSearch` knows names, arguments and answers
 */
export type SearchPort<S = Served> = {
  /** Sends a message to the other end. */
  postMessage(message: unknown): void;
  /** For the compiler only. */
  readonly searches?: S | undefined;
};

/** The functions that a port serves, by name: a search, or a function whose answer is plain data. */
export type Served = Readonly<Record<string, (...args: never[]) => unknown>>;

type Listener = (event: unknown) => void;

/** The two ways to listen: that of pages, and that of Node. */
type Listening = {
  readonly postMessage?: unknown;
  readonly on?: (event: string, listener: Listener) => unknown;
  readonly off?: (event: string, listener: Listener) => unknown;
  readonly addEventListener?: (event: string, listener: Listener) => void;
  readonly removeEventListener?: (event: string, listener: Listener) => void;
  readonly start?: () => void;
};

/** Checks that something is a port. */
export function checkPort(port: unknown): void {
  const { postMessage, on, addEventListener } = isObject(port) ? (port as Listening) : {};
  const isPort = [on, addEventListener].some((listen) => typeof listen === 'function');
  if (typeof postMessage !== 'function' || !isPort) {
    throw unexpected('bad-port', 'port', port, 'a Worker, a MessagePort, or what a worker talks through');
  }
}

/**
 * Listens to a port.
 *
 * @param port - a port
 * @param event - `message`, `error`, `exit` (Node's workers) or `close`
 * @param hear - is told what was sent
 * @returns ends the listening
 */
export function listen(port: SearchPort<unknown>, event: string, hear: Listener): () => void {
  const { on } = port as Listening;
  if (typeof on === 'function') {
    on.call(port, event, hear);
    return () => (port as Required<Listening>).off(event, hear);
  }
  const page = port as Required<Listening>;
  const hearEvent: Listener = (message) => hear(event === 'message' ? (message as { data: unknown }).data : message);
  page.addEventListener(event, hearEvent);
  // A MessagePort of a page holds its messages back until it is started.
  if (typeof page.start === 'function') page.start();
  return () => page.removeEventListener(event, hearEvent);
}
