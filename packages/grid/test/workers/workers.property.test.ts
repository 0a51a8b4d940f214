import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type CallSearchOptions,
  callSearch,
  InvalidInputError,
  isInvalidInputError,
  runSync,
  type Search,
  type SearchPort,
  serveSearches,
} from '../../src/index.js';

/** Adds up the numbers to n, a step each; stopped, it gives the sum so far. */
function* sumSearch(n: number): Search<number> {
  let sum = 0;
  for (let i = 1; i <= n; i++) {
    sum += i;
    if ((yield { nodes: i, total: n, best: sum }) === 'stop') return sum;
  }
  return sum;
}

const searches = {
  sum: sumSearch,
  double: (n: number) => 2 * n,
  later: async (n: number) => n + 1,
  fail(kind: 'refusal' | 'error' | 'coded' | 'text') {
    if (kind === 'refusal') throw new InvalidInputError('bad-size', 'rows is -1', { name: 'rows' });
    if (kind === 'error') throw new RangeError('too far');
    if (kind === 'coded') throw Object.assign(new Error('not there'), { code: 'gone' });
    throw 'a text';
  },
  give: () => () => 'a function',
};

const ports: MessagePort[] = [];

/** A worker's end that serves, and the page's end. */
function serving(): { page: MessagePort & SearchPort<typeof searches>; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  return { page: port2 as MessagePort & SearchPort<typeof searches>, close: serveSearches(port1, searches) };
}

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`answered ${value}`),
    (error) => error,
  );

/** A port as pages have it: no `on`, and a MessagePort is silent before `start`. */
function likeAPage(port: MessagePort, isWorker = false) {
  const heard = new Map<unknown, (data: unknown) => void>();
  let isStarted = isWorker;
  const listeners = new Map<string, (event: unknown) => void>();
  const page: SearchPort<typeof searches> & {
    emit: (type: string, event: unknown) => void;
    listeners: typeof listeners;
  } = {
    listeners,
    emit: (type, event) => listeners.get(type)?.(event),
    postMessage: (message) => port.postMessage(message),
    ...{
      addEventListener(type: string, listener: (event: unknown) => void) {
        listeners.set(type, listener);
        if (type !== 'message') return;
        heard.set(listener, (data) => isStarted && listener({ data }));
        port.on('message', heard.get(listener)!);
      },
      removeEventListener(type: string, listener: unknown) {
        listeners.delete(type);
        if (type === 'message') port.off('message', heard.get(listener)!);
      },
      ...(isWorker
        ? {}
        : {
            start() {
              isStarted = true;
            },
          }),
    },
  };
  return page;
}

describe('answers', () => {
  test('each question gets the answer of its own search, also when many are asked at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 12 }), async (list) => {
        const { page } = serving();
        const answers = await Promise.all(list.map((n) => callSearch(page, 'sum', [n])));
        expect(answers).toEqual(list.map((n) => runSync(sumSearch(n))));
        expect(page.listenerCount('message')).toBe(0);
      }),
      { numRuns: 10 },
    );
  });

  test('a plain function answers at once, a promise later', async () => {
    const { page } = serving();
    expect(await callSearch(page, 'double', [21])).toBe(42);
    expect(await callSearch(page, 'later', [1])).toBe(2);
  });

  test('a port of a page is started, and listened to only while something is asked', async () => {
    for (const isWorker of [false, true]) {
      const page = likeAPage(serving().page, isWorker);
      expect(await callSearch(page, 'sum', [4])).toBe(10);
      expect(page.listeners.size).toBe(0);
    }
  });

  test('messages of others on the same port are left alone', async () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    serveSearches(port1, searches);
    const strange = fc.oneof(
      fc.anything({ withDate: false }),
      fc.record({
        kit: fc.constantFrom('answer', 'error', 'progress', 'cancel', 'finish', 'x'),
        id: fc.integer({ min: 1000 }),
      }),
    );
    for (const message of fc.sample(strange, 200)) {
      for (const port of [port1, port2]) {
        try {
          port.postMessage(message);
        } catch {
          // What can't be cloned can't come.
        }
      }
    }
    expect(await callSearch(port2 as SearchPort<typeof searches>, 'sum', [4])).toBe(10);
  });

  test('a worker of Node', async () => {
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id, args }) => parentPort.postMessage({ kit: 'answer', id, value: args[0] + 1 }));`,
      { eval: true },
    );
    expect(await callSearch(worker, 'any', [1])).toBe(2);
    await worker.terminate();
  });
});

describe('progress and the two ways to end', () => {
  test('progress comes while the search works, and only where it is listened to', async () => {
    const { page } = serving();
    const messages: unknown[] = [];
    page.on('message', (message) => messages.push(message));
    await callSearch(page, 'sum', [200_000]);
    expect(messages).toHaveLength(1);
    const told: number[] = [];
    await callSearch(page, 'sum', [1_000_000], { onProgress: ({ nodes }) => told.push(nodes) });
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  test('finish gives the best so far, also when it was said before', async () => {
    const { page } = serving();
    const finish = new AbortController();
    const onProgress = () => finish.abort();
    const best = await callSearch(page, 'sum', [1e12], { onProgress, finish: finish.signal });
    expect(best).toBeGreaterThan(0);
    expect(await callSearch(page, 'sum', [1e12], { finish: finish.signal })).toBeLessThan(1e24);
  });

  test('the signal rejects with its reason, stops the search, and nothing comes after it', async () => {
    const { page } = serving();
    const cancel = new AbortController();
    const reason = new Error('enough');
    const told: unknown[] = [];
    const options: CallSearchOptions = {
      signal: cancel.signal,
      onProgress(progress) {
        told.push(progress);
        cancel.abort(reason);
      },
    };
    expect(await caught(callSearch(page, 'sum', [1e12], options))).toBe(reason);
    // The worker has time for others again.
    const messages: unknown[] = [];
    page.on('message', (message) => messages.push(message));
    expect(await callSearch(page, 'sum', [4])).toBe(10);
    expect(await callSearch(page, 'sum', [4])).toBe(10);
    expect(messages.filter((message) => (message as { kit: string }).kit === 'answer')).toHaveLength(2);
    expect(told).toHaveLength(1);
    expect(await caught(callSearch(page, 'sum', [1], { signal: cancel.signal }))).toBe(reason);
  });

  test('what onProgress throws rejects the promise and ends the search', async () => {
    const { page } = serving();
    const error = new Error('the page is gone');
    const onProgress = () => {
      throw error;
    };
    expect(await caught(callSearch(page, 'sum', [1e12], { onProgress }))).toBe(error);
    expect(await callSearch(page, 'double', [1])).toBe(2);
  });

  test('a service that is closed gives up what it works on and hears no more', async () => {
    const { page, close } = serving();
    const options = { onProgress: close, signal: AbortSignal.timeout(100) };
    const error = await caught(callSearch(page, 'sum', [1e12], options));
    expect((error as Error).name).toBe('TimeoutError');
  });
});

describe('errors', () => {
  test('an error keeps its name, its code and its place', async () => {
    const { page } = serving();
    const refusal = await caught(callSearch(page, 'fail', ['refusal']));
    expect(refusal).toBeInstanceOf(InvalidInputError);
    expect(refusal).toMatchObject({ code: 'bad-size', message: 'rows is -1', at: { name: 'rows' } });
    expect(await caught(callSearch(page, 'fail', ['error']))).toMatchObject({ name: 'RangeError', message: 'too far' });
    expect(await caught(callSearch(page, 'fail', ['coded']))).toMatchObject({ code: 'gone', message: 'not there' });
    expect(await caught(callSearch(page, 'fail', ['text']))).toMatchObject({ name: 'Error', message: 'a text' });
  });

  test('a name that is not served, also one that every object has', async () => {
    const { page } = serving();
    for (const name of ['summ', 'constructor', '__proto__', '']) {
      const error = await caught(callSearch(page, name as 'sum', [1]));
      expect(isInvalidInputError(error) && error.code).toBe('unknown-search');
      expect((error as Error).message).toContain('sum, double, later');
    }
  });

  test('what can not be cloned is refused, on both sides', async () => {
    const { page } = serving();
    const refusal = await caught(callSearch(page, 'double', [(() => 1) as never]));
    expect(isInvalidInputError(refusal) && refusal.code).toBe('not-cloneable');
    expect(await caught(callSearch(page, 'give', []))).toMatchObject({ name: 'DataCloneError' });
    expect(page.listenerCount('message')).toBe(0);
  });

  test('malformed arguments', async () => {
    const { page } = serving();
    const codes: [unknown[], string][] = [
      [[null, 'sum', [1]], 'bad-port'],
      [[{ postMessage() {} }, 'sum', [1]], 'bad-port'],
      [[page, 7, [1]], 'bad-text'],
      [[page, 'sum', 1], 'bad-list'],
      [[page, 'sum', [1], 7], 'bad-options'],
      [[page, 'sum', [1], { onProgres: () => {} }], 'unknown-option'],
      [[page, 'sum', [1], { onProgress: 7 }], 'bad-function'],
      [[page, 'sum', [1], { signal: { aborted: false } }], 'bad-options'],
      [[page, 'sum', [1], { finish: 7 }], 'bad-options'],
    ];
    for (const [args, code] of codes) {
      const error = await caught((callSearch as (...args: unknown[]) => Promise<unknown>)(...args));
      expect(isInvalidInputError(error) ? error.code : error).toBe(code);
    }
    expect(() => serveSearches({} as never, searches)).toThrow(/^port is an object: expected a Worker/);
    expect(() => serveSearches(page, [] as never)).toThrow(/^searches is/);
    expect(() => serveSearches(page, { sum: 7 } as never)).toThrow(/^searches.sum is 7/);
  });
});

describe('a worker that is gone', () => {
  const deaf = () => new Worker('setInterval(() => {}, 1000)', { eval: true });

  test('what was asked is rejected when the worker ends, and what is asked later too', async () => {
    const worker = deaf();
    const asked = [1, 2, 3].map((n) => caught(callSearch(worker, 'any', [n])));
    await worker.terminate();
    for (const error of await Promise.all(asked))
      expect(error).toMatchObject({ name: 'WorkerGoneError', code: 'worker-gone' });
    expect(await caught(callSearch(worker, 'any', [1]))).toMatchObject({ code: 'worker-gone' });
  });

  test('a worker that had ended before the first question', async () => {
    const worker = deaf();
    await once(worker, 'online');
    await worker.terminate();
    expect(await caught(callSearch(worker, 'any', [1]))).toMatchObject({ code: 'worker-gone' });
  });

  test('a worker that throws, with its error as the cause', async () => {
    const worker = new Worker('throw new Error("no such module")', { eval: true });
    const error = (await caught(callSearch(worker, 'any', [1]))) as Error;
    expect(error).toMatchObject({ code: 'worker-gone', message: 'The worker has not answered: no such module' });
    expect((error.cause as Error).message).toBe('no such module');
    expect(await caught(callSearch(worker, 'any', [1]))).toMatchObject({ code: 'worker-gone' });
  });

  test('a worker of a page, which says so by an event', async () => {
    const page = likeAPage(serving().page, true);
    const asked = caught(callSearch(page, 'sum', [1e12]));
    page.emit('error', { message: 'Script error.' });
    expect(await asked).toMatchObject({ code: 'worker-gone', message: 'The worker has not answered: Script error.' });
  });

  test('a port that is closed', async () => {
    const { page } = serving();
    const asked = caught(callSearch(page, 'sum', [1e12]));
    page.close();
    expect(await asked).toMatchObject({ code: 'worker-gone' });
    expect(await caught(callSearch(page, 'sum', [1]))).toMatchObject({ code: 'worker-gone' });
  });

  test('an error of a worker that has answered before rejects what it was asked then, and no more', async () => {
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id }) => parentPort.postMessage({ kit: 'answer', id, value: id }));`,
      { eval: true },
    );
    expect(await callSearch(worker, 'any', [])).toBe(1);
    const asked = caught(callSearch(worker, 'any', []));
    worker.emit('error', {});
    expect(await asked).toMatchObject({ message: 'The worker has not answered: it threw' });
    expect(await callSearch(worker, 'any', [])).toBe(3);
    await worker.terminate();
  });
});
