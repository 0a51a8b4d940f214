import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusal, refusalCode } from '../../../../config/refusals.js';
import {
  createBoxIndex,
  createPointIndex,
  exportIndex,
  importIndex,
  isInvalidInputError,
  type SpatialIndex,
} from '../../src/index.js';

/** Crowded cells become grids, so that there are nodes inside of nodes. */
function crowded(): SpatialIndex {
  const random = createRandom(3);
  const xs = Array.from({ length: 300 }, (_, item) => (item % 3 === 0 ? 1000 : 1) * random.next());
  return createPointIndex(xs, xs.toReversed());
}

const boxes = (): SpatialIndex => createBoxIndex([0, 0, 2, 2, 5, 5, 9, 6, 0, 0, 900, 900, 3, 3, 3, 3]);
const ask = (index: SpatialIndex): unknown => [index.search(0, 0, 8, 8), index.nearest(3, 3, 4), index.within(3, 3, 2)];

describe('what comes back', () => {
  test('an index without items', () => {
    expect(ask(importIndex(exportIndex(createPointIndex([], []))))).toEqual([[], [], []]);
  });

  test('from bytes that begin anywhere and change later', () => {
    const bytes = exportIndex(boxes());
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const index = importIndex(shifted.subarray(3));
    shifted.fill(0);
    expect(ask(index)).toEqual(ask(boxes()));
  });

  test('from bytes that crossed to another thread', () => {
    const index = boxes();
    const bytes = exportIndex(index);
    const sent = structuredClone(bytes, { transfer: [bytes.buffer as ArrayBuffer] });
    expect(ask(importIndex(sent))).toEqual(ask(boxes()));
    expect(ask(index)).toEqual(ask(boxes()));
  });
});

describe('an index whose world wraps', () => {
  const bytes = exportIndex(createPointIndex([1, 9], [0, 0], { wrap: { width: 10 } }));
  const spoilt = (at: number, value: number) => () => {
    const copy = bytes.slice();
    new Float64Array(copy.buffer)[at] = value;
    return importIndex(copy);
  };

  test('comes back with its width', () => {
    expect(importIndex(bytes).nearest(0.4, 0, 2)).toEqual([0, 1]);
    expect(importIndex(bytes).search(8, 0, 11, 0).sort()).toEqual([0, 1]);
  });

  test('has a mark of its own, which readers of the form before refuse', () => {
    const [mark] = new Float64Array(exportIndex(createPointIndex([1, 2], [0, 0])).buffer);
    expect(new Float64Array(bytes.buffer)[0]).toBe(mark! + 1);
    expect(refusalCode(spoilt(0, mark!))).toBe('bad-index');
  });

  test('is refused if a width or a height is none', () => {
    for (const value of [-1, Number.NaN, 1e151, 1e-101, 0]) expect(refusalCode(spoilt(4, value))).toBe('bad-index');
    for (const value of [-1, Number.NaN, 1e151]) expect(refusalCode(spoilt(5, value))).toBe('bad-index');
  });

  test('a newer form is refused, and named', () => {
    const [mark] = new Float64Array(bytes.buffer);
    for (const newer of [mark! + 1, mark! + 9]) {
      expect(refusal(spoilt(0, newer))).toMatchObject({ code: 'bad-index', message: expect.stringMatching(/newer/) });
    }
    expect(refusal(spoilt(0, mark! + 256))).toMatchObject({ message: expect.not.stringMatching(/newer/) });
  });
});

describe('what is refused', () => {
  test.each([[undefined], [{}], [[1, 2]], ['bytes'], [crowded]])('exportIndex of %o', (index) => {
    expect(refusal(() => exportIndex(index as never))).toMatchObject({ code: 'bad-index', at: { name: 'index' } });
  });

  test.each([[undefined], [{}], [[1, 2]], [new ArrayBuffer(64)]])('importIndex of %o', (bytes) => {
    expect(refusal(() => importIndex(bytes as never))).toMatchObject({ code: 'bad-index', at: { name: 'bytes' } });
  });

  test.each([[0], [7], [8], [32], [500]])('%i bytes of something else', (length) => {
    expect(refusalCode(() => importIndex(new Uint8Array(length)))).toBe('bad-index');
  });

  test.each([
    ['points', crowded],
    ['boxes', boxes],
  ])('%s cut or lengthened anywhere', (_, make) => {
    const bytes = exportIndex(make());
    for (let length = 0; length < bytes.length; length += 4) {
      expect(refusalCode(() => importIndex(bytes.subarray(0, length)))).toBe('bad-index');
    }
    const longer = new Uint8Array(bytes.length + 4);
    longer.set(bytes);
    expect(refusalCode(() => importIndex(longer))).toBe('bad-index');
  });
});

/** As it is written: mark, items, layers; then of the first layer numbers of an item, nodes, cells, items, reaches, nodes. */
describe('each number that shapes the tree', () => {
  const bytes = exportIndex(crowded());
  const numbers = new Float64Array(bytes.buffer);
  const [nodes, cells, items] = numbers.subarray(5, 8);
  const firstNode = 10;
  const words = 8 * (firstNode + 9 * nodes + 2 * items);
  const withNumber = (at: number, value: number) => () => {
    const copy = bytes.slice();
    new Float64Array(copy.buffer)[at] = value;
    return importIndex(copy);
  };
  const withWord = (at: number, value: number) => () => {
    const copy = bytes.slice();
    new Int32Array(copy.buffer, words)[at] = value;
    return importIndex(copy);
  };
  const starts = new Int32Array(bytes.buffer, words, cells);
  const inner = new Int32Array(bytes.buffer, words + 4 * cells, cells);
  const outer = inner.findIndex((node) => node >= 0);

  test('is as it was', () => {
    expect(nodes).toBeGreaterThan(2);
    expect(ask(withNumber(0, numbers[0])())).toEqual(ask(crowded()));
  });

  test.each([
    ['mark', 0, [0, numbers[0] + 1]],
    ['items in all', 1, [items - 1, items + 1, 0, Number.NaN]],
    ['layers', 2, [0, 2, Number.NaN, 1e300]],
    ['numbers of an item', 4, [0, 1, 3, 4]],
    ['nodes', 5, [0, nodes - 1, nodes + 1, 0.5, Number.NaN, 1e300]],
    ['cells', 6, [0, cells - 1, cells + 1, Number.NaN]],
    ['items', 7, [0, items - 1, items + 1, -1, 1.5]],
    ['reach to the right', 8, [-1, Number.NaN]],
    ['reach down', 9, [-1, Number.NaN]],
    ['minX', firstNode, [Number.NaN, 1e9]],
    ['minY', firstNode + 1, [Number.NaN, 1e9]],
    ['columns a unit', firstNode + 4, [-1, Number.NaN]],
    ['rows a unit', firstNode + 5, [-1, Number.NaN]],
    ['columns', firstNode + 6, [0, -1, 0.5, 1e9]],
    ['rows', firstNode + 7, [0, -1, 0.5, 1e9]],
    ['first cell', firstNode + 8, [1, -1, Number.NaN]],
    ['first cell of the second', firstNode + 17, [0, 1e9]],
  ])('%s', (_, at, values) => {
    for (const value of values) expect(refusalCode(withNumber(at, value))).toBe('bad-index');
  });

  test.each([
    ['where the first cell begins', 0, [1]],
    ['where a cell begins', 2, [-1, starts[3] + 1]],
    ['where the last cell ends', cells - 1, [starts[cells - 1] + 1]],
    ['a node inside of a cell', cells + outer, [-1, 0, nodes, inner[outer] + 1]],
    ['a node inside of a cell without one', cells + inner.indexOf(-1), [1, -2]],
    ['an item', 2 * cells, [items, -1]],
  ])('%s', (_, at, values) => {
    for (const value of values) expect(refusalCode(withWord(at, value))).toBe('bad-index');
  });
});

describe('a tree of which each number could be, but not all together', () => {
  type Tree = { nodes: number[][]; starts: number[]; inner: number[]; cells?: number; items?: number };
  /** Bytes of one layer of points at 0 with these nodes (columns, rows, first cell), cells and items. */
  const bytesOf = ({ nodes, starts, inner, cells = starts.length, items = 2 }: Tree): Uint8Array => {
    const length = 10 + 9 * nodes.length + 2 * items;
    const order = Array.from({ length: items }, (_, item) => item);
    const buffer = new ArrayBuffer(8 * length + 4 * (2 * cells + items));
    const [mark] = new Float64Array(exportIndex(boxes()).buffer);
    const heads = [mark ?? 0, items, 1, 0, 2, nodes.length, cells, items, 0, 0];
    new Float64Array(buffer, 0, length).set([...heads, ...nodes.flatMap((node) => [0, 0, 0, 0, 0, 0, ...node])]);
    new Int32Array(buffer, 8 * length).set([...starts, ...inner, ...order]);
    return new Uint8Array(buffer);
  };
  // Two columns, of which the first holds a node of one cell.
  const sound: Tree = {
    nodes: [
      [2, 1, 0],
      [1, 1, 3],
    ],
    starts: [0, 1, 2, 0, 1],
    inner: [1, -1, -1, -1, -1],
  };

  test('the one that is sound is read', () => {
    expect(importIndex(bytesOf(sound)).search(0, 0, 0, 0)).toEqual([0, 1]);
  });

  const [outer = []] = sound.nodes;
  test.each<[string, Tree]>([
    ['no node, no cell and no item', { nodes: [], starts: [], inner: [], items: 0 }],
    ['a half of an item', { nodes: [[1, 1, 0]], starts: [0, 1], inner: [-1, -1], cells: 2.25, items: 1.5 }],
    ['half a column of two rows', { ...sound, nodes: [outer, [0.5, 2, 3]] }],
    ['no column', { nodes: [outer, [0, 1, 3]], starts: [0, 0, 2, 0], inner: [1, -1, -1, -1] }],
    [
      'a cell between two nodes',
      { nodes: [outer, [1, 1, 4]], starts: [0, 1, 2, 0, 0, 1], inner: [1, -1, -1, -1, -1, -1] },
    ],
    ['a node in no cell', { nodes: [outer, [1, 1, 3]], starts: [0, 1, 2, 0, 0], inner: [-1, -1, -1, -1, -1] }],
    ['a cell too few', { ...sound, starts: [0, 1, 2, 0], inner: [1, -1, -1, -1] }],
  ])('%s', (_, tree) => {
    expect(refusalCode(() => importIndex(bytesOf(tree)))).toBe('bad-index');
  });

  test('nodes nested deeper than they are built', () => {
    // Two items in one column; each cell holds the next node, eight of them, and then nine.
    const chain = (depth: number): Tree => {
      const range = Array.from({ length: depth }, (_, node) => node);
      return {
        nodes: range.map((node) => [1, 1, 2 * node]),
        starts: range.flatMap(() => [0, 2]),
        inner: range.flatMap((node) => [node + 1 < depth ? node + 1 : -1, -1]),
      };
    };
    expect(importIndex(bytesOf(chain(8))).search(0, 0, 0, 0)).toEqual([0, 1]);
    expect(refusalCode(() => importIndex(bytesOf(chain(9))))).toBe('bad-index');
  });
});

prop([fc.constantFrom(crowded, boxes), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 })], {
  numRuns: 150,
})('damaged bytes are refused, or give an index that answers', (make, changes) => {
  const bytes = exportIndex(make());
  for (const [at, value] of changes) bytes[at % bytes.length] = value;
  try {
    const index = importIndex(bytes);
    index.search(-1e9, -1e9, 1e9, 1e9);
    index.nearest(3, 3, 5);
    index.within(3, 3, 1e9);
  } catch (error) {
    expect(isInvalidInputError(error) && error.code).toBe('bad-index');
  }
});
