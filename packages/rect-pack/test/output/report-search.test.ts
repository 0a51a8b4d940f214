import type { Search, Slices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { Pace } from '../../src/items/pace.js';
import { answerNow, reportSearch, type Sketch } from '../../src/output/report-search.js';
import type { Packing } from '../../src/types.js';

/** A packing that only says which one it is. */
const named = (status: string) => ({ status }) as unknown as Packing;

/**
 * Work of so many slices: before each the list may be unread still, and behind each the version is known. An answer takes
 * two slices, and says for which version it was asked, and whether at the end.
 */
class Script implements Sketch {
  version = 0;
  asked = 0;
  runs = 1;
  readonly #versions: readonly number[];
  readonly #pace: Pace;
  #isRead = false;

  constructor(versions: readonly number[], pace = new Pace(true)) {
    this.#versions = versions;
    this.#pace = pace;
  }

  *solve(): Slices<void> {
    for (const version of this.#versions) {
      yield;
      this.#isRead = true;
      this.version = version;
      this.#pace.count(1);
    }
  }

  unread(): Packing | undefined {
    return this.#isRead ? undefined : named('unread');
  }

  *answer(done: boolean): Slices<Packing> {
    this.asked++;
    const name = `${this.version}${done ? ' at the end' : ''}`;
    yield;
    return named(name);
  }
}

/** What the reports of a search name as their best, and its answer. */
function told(search: Search<Packing>): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (;;) {
    const { done, value } = search.next();
    names.push(done ? value.status : value.best?.status);
    if (done) return names;
  }
}

test('at once all the work is done first, and what has no place then has none', () => {
  expect(answerNow(new Script([1, 2, 3])).status).toBe('3 at the end');
});

describe('a search', () => {
  const start = (sketch: Sketch, total?: number, pace = new Pace(true)) => reportSearch(sketch, pace, total);

  test('reports its best some slices later, and goes on when that is made', () => {
    expect(told(start(new Script([0, 1, 1, 2])))).toEqual([
      ...[undefined, undefined, undefined, undefined],
      ...['1', '1', '2 at the end'],
    ]);
  });

  test('answers with its last report if nothing has come since', () => {
    const sketch = new Script([1, 1]);
    expect(told(start(sketch)).at(-1)).toBe('1');
    expect(sketch.asked).toBe(1);
  });

  test('without any improvement it answers with what there is at the end', () => {
    expect(told(start(new Script([0, 0]))).at(-1)).toBe('0 at the end');
  });

  /** Told to stop after so many reports; and how often an answer was begun. */
  const stopped = (versions: readonly number[], reports: number): [string, number] => {
    const sketch = new Script(versions);
    const search = start(sketch);
    for (let report = 0; report < reports; report++) search.next();
    const { done, value } = search.next('stop');
    return [done ? value.status : 'goes on', sketch.asked];
  };

  test.each<[string, readonly number[], number, [string, number]]>([
    ['before the list is read it says so', [1, 1], 1, ['unread', 0]],
    ['without an improvement it says how it stands', [0, 0], 2, ['0', 1]],
    ['while it makes a report it ends that', [1, 1, 1], 3, ['1', 1]],
    ['with a report it answers with that', [1, 1, 2, 2], 4, ['1', 1]],
    ['while it makes the last answer it ends that, if there was none', [0], 2, ['0 at the end', 1]],
    ['or answers with its report', [1, 1, 2], 5, ['1', 2]],
  ])('told to stop: %s', (_, versions, reports, answer) => {
    expect(stopped(versions, reports)).toEqual(answer);
  });

  test('counts evaluations, never more than it says there will be', () => {
    const nodes = (total: number | undefined): number[] => {
      const pace = new Pace(true);
      return Array.from(start(new Script([0, 0, 0], pace), total, pace), (report) => report.nodes);
    };
    expect(nodes(undefined)).toEqual([0, 1, 2, 3]);
    expect(nodes(9)).toEqual([0, 1, 2, 3]);
    expect(nodes(2)).toEqual([0, 1, 2, 2]);
    const twice = new Script([0, 0]);
    const search = start(twice, 2);
    expect(search.next().value).toMatchObject({ total: 2 });
    twice.runs = 2;
    expect(search.next().value).toMatchObject({ total: 4 });
  });
});
