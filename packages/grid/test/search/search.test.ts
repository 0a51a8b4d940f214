import { describe, expect, test, vi } from 'vitest';
import { mapSearch, type Progress, runAsync, runSync, type Search } from '../../src/index.js';

type Answer = { status: 'found' | 'limit'; count: number };

function* countTo(n: number): Search<Answer> {
  for (let count = 0; count < n; count++) {
    const best: Answer = { status: 'limit', count };
    if ((yield { nodes: count, total: n, best }) === 'stop') return best;
  }
  return { status: 'found', count: n };
}

/** A search that never ends by itself. */
const endless = (): Search<Answer> => countTo(Number.POSITIVE_INFINITY);

test('runSync runs to the end', () => {
  expect(runSync(countTo(1_000))).toEqual({ status: 'found', count: 1_000 });
});

test.each([null, undefined, 5, {}, { next: () => ({}) }, Object.create(null)])('runSync refuses %j', (search) => {
  expect(() => runSync(search as never)).toThrow(expect.objectContaining({ code: 'bad-search' }));
});

describe('a search gives its answer once', () => {
  const usedUp = expect.objectContaining({ code: 'search-used-up', at: { name: 'search' } });
  // Both runners, in each order: what was run by one is used up for the other.
  const runners = { runSync: async (search: Search<Answer>) => runSync(search), runAsync };
  const pairs = Object.entries(runners).flatMap(([first, run]) =>
    Object.entries(runners).map(([second, again]) => [first, second, run, again] as const),
  );

  test.each(pairs)('run by %s, then by %s', async (_, __, run, again) => {
    for (const steps of [0, 3]) {
      const search = countTo(steps);
      await expect(run(search)).resolves.toEqual({ status: 'found', count: steps });
      await expect(again(search)).rejects.toEqual(usedUp);
      await expect(again(search)).rejects.toEqual(usedUp);
    }
  });

  test('while it runs', async () => {
    const search = countTo(100);
    const answer = runAsync(search, { sliceMs: 0 });
    await expect(runAsync(search)).rejects.toEqual(usedUp);
    await expect(answer).resolves.toEqual({ status: 'found', count: 100 });
  });

  test('stopped at a time limit, given up, or failed', async () => {
    const stopped = endless();
    await runAsync(stopped, { timeLimitMs: 0 });
    await expect(runAsync(stopped)).rejects.toEqual(usedUp);
    const left = endless();
    await expect(runAsync(left, { signal: AbortSignal.abort('left') })).rejects.toBe('left');
    expect(() => runSync(left)).toThrow(usedUp);
    const failing = countTo(2);
    const onProgress = () => {
      throw new RangeError('broken');
    };
    await expect(runAsync(failing, { sliceMs: 0, onProgress })).rejects.toThrow(RangeError);
    expect(() => runSync(failing)).toThrow(usedUp);
  });

  test('an answer may be undefined, a search may have been begun, and malformed options use nothing up', async () => {
    // biome-ignore lint/correctness/useYield: its answer is there at once
    function* nothing(): Search<undefined> {
      return undefined;
    }
    expect(runSync(nothing())).toBeUndefined();
    await expect(runAsync(nothing())).resolves.toBeUndefined();
    const begun = countTo(3);
    begun.next();
    await expect(runAsync(begun, { sliceMs: -1 })).rejects.toMatchObject({ code: 'bad-number' });
    await expect(runAsync(begun)).resolves.toEqual({ status: 'found', count: 3 });
  });
});

test('a search inside a search: its progress is translated, its answer is the value', () => {
  function* outer(): Search<string> {
    const { count } = yield* mapSearch(countTo(3), ({ nodes, total }) => ({ nodes: nodes + 100, total }));
    return `counted to ${count}`;
  }
  const search = outer();
  expect(search.next().value).toEqual({ nodes: 100, total: 3 });
  expect(search.next().value).toEqual({ nodes: 101, total: 3 });
  expect(search.next('stop')).toEqual({ done: true, value: 'counted to 1' });
  expect(runSync(outer())).toBe('counted to 3');
});

describe('runAsync', () => {
  test('gives the answer of runSync', async () => {
    await expect(runAsync(countTo(1_000), { sliceMs: 0 })).resolves.toEqual(runSync(countTo(1_000)));
  });

  test('gives the best so far at the time limit', async () => {
    await expect(runAsync(endless(), { timeLimitMs: 5 })).resolves.toMatchObject({ status: 'limit' });
    await expect(runAsync(endless(), { timeLimitMs: 0 })).resolves.toEqual({ status: 'limit', count: 0 });
  });

  test('gives the best so far when it is told to finish', async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const onProgress = ({ nodes }: Progress<Answer>) => {
      seen.push(nodes);
      if (seen.length === 3) controller.abort();
    };
    const answer = await runAsync(endless(), { finish: controller.signal, onProgress, sliceMs: 0 });
    // Heard in the slice after the third, which hands it to the search.
    expect(answer).toEqual({ status: 'limit', count: 3 });
    await expect(runAsync(endless(), { finish: AbortSignal.abort() })).resolves.toMatchObject({ count: 0 });
  });

  test('giving up goes before finishing', async () => {
    const both = { signal: AbortSignal.abort('left'), finish: AbortSignal.abort() };
    await expect(runAsync(endless(), both)).rejects.toBe('left');
  });

  test('rejects with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('the player left');
    setTimeout(() => controller.abort(reason), 5);
    await expect(runAsync(endless(), { signal: controller.signal, sliceMs: 1 })).rejects.toBe(reason);
  });

  test('a signal that was aborted before lets nothing start', async () => {
    const next = vi.fn(() => ({ done: true as const, value: { status: 'found' as const, count: 0 } }));
    const search = Object.assign(countTo(1), { next });
    await expect(runAsync(search, { signal: AbortSignal.abort('late') })).rejects.toBe('late');
    expect(next).not.toHaveBeenCalled();
  });

  test('lets the search clean up on abort', async () => {
    const controller = new AbortController();
    const cleaned = vi.fn();
    function* careful(): Search<Answer> {
      try {
        yield* endless();
        return { status: 'limit', count: 0 };
      } finally {
        cleaned();
      }
    }
    setTimeout(() => controller.abort(), 2);
    await expect(runAsync(careful(), { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(cleaned).toHaveBeenCalledOnce();
  });

  test('timers have their turn between slices', async () => {
    // The timer itself ends the search, so this waits as long as a busy machine needs, and for ever if it has no turn.
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 1);
    const answer = await runAsync(endless(), { finish: controller.signal, sliceMs: 1 });
    expect(answer.status).toBe('limit');
  });

  test('tells the newest progress once a slice', async () => {
    const seen: Progress<Answer>[] = [];
    await runAsync(countTo(5), { sliceMs: 0, onProgress: (progress) => seen.push(progress) });
    expect(seen.map(({ nodes }) => nodes)).toEqual([0, 1, 2, 3, 4]);
  });

  test('passes on what the search throws', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it has anything to report
    function* broken(): Search<Answer> {
      throw new RangeError('broken');
    }
    await expect(runAsync(broken())).rejects.toThrow(RangeError);
  });

  test.each([
    ['bad-search', undefined, {}],
    ['bad-search', {}, {}],
    ['bad-number', countTo(1), { sliceMs: -1 }],
    ['bad-number', countTo(1), { timeLimitMs: Number.NaN }],
    ['bad-function', countTo(1), { onProgress: 5 }],
    ['bad-options', countTo(1), null],
    ['bad-options', countTo(1), { signal: 5 }],
    ['bad-options', countTo(1), { signal: {} }],
    ['bad-options', countTo(1), { finish: null }],
    ['bad-search', null, {}],
    ['unknown-option', countTo(1), { timeLimit: 5 }],
  ])('refuses malformed arguments: %s', async (code, search, options) => {
    await expect(runAsync(search as never, options as never)).rejects.toMatchObject({ code });
  });

  test.each(['MessageChannel', 'setTimeout'])('works where there is only %s', async (kept) => {
    vi.stubGlobal('setImmediate', undefined);
    if (kept === 'setTimeout') {
      vi.stubGlobal('MessageChannel', undefined);
      // Only here: the message ports of Node 22 and later need the clock themselves.
      vi.stubGlobal('performance', undefined);
    }
    try {
      await expect(runAsync(countTo(20), { sliceMs: 0 })).resolves.toEqual({ status: 'found', count: 20 });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
