// The moving index beside rbush, quadtree-ts, grid-index and detect-collisions: one process, in turns, the least time of each.
// All answers are compared. Each library changes in the way that is its quickest for the traffic.
import { createRandom } from '@kit/grid';
import { createMovingIndex } from '@kit/spatial-index';
import { Quadtree, Rectangle } from '@timohausmann/quadtree-ts';
import { System } from 'detect-collisions';
import GridIndex from 'grid-index';
import RBush from 'rbush';
import { type Boxes, boxesAt, type Layout, places, windowsAround, world } from './data.js';

/** An index of some of the boxes, by their numbers. `boxes` are changed before a call. */
type Mover = {
  /** All boxes have changed. */
  readonly moveAll: () => void;
  readonly count: (minX: number, minY: number, maxX: number, maxY: number) => number;
  readonly pairs: () => number;
  /** Adds a box, moves it, removes it; a library that can't change has none of these. */
  readonly one?: {
    readonly add: (id: number) => void;
    readonly move: (id: number) => void;
    readonly remove: (id: number) => void;
  };
};
type Maker = (boxes: Boxes) => Mover;
type Row = (string | number)[];

const kit: Maker = (boxes) => {
  const index = createMovingIndex();
  const set = (id: number): void =>
    index.set(id, boxes[4 * id]!, boxes[4 * id + 1]!, boxes[4 * id + 2]!, boxes[4 * id + 3]!);
  return {
    moveAll: () => {
      for (let id = 0; id < boxes.length / 4; id++) set(id);
    },
    count: (minX, minY, maxX, maxY) => index.search(minX, minY, maxX, maxY).length,
    pairs: () => {
      let pairs = 0;
      index.overlaps(() => void pairs++);
      return pairs;
    },
    one: { add: set, move: set, remove: (id) => void index.remove(id) },
  };
};

type Item = { minX: number; minY: number; maxX: number; maxY: number; id: number };

const rbush: Maker = (boxes) => {
  const tree = new RBush<Item>();
  const items = Array.from({ length: boxes.length / 4 }, (_, id): Item => ({ minX: 0, minY: 0, maxX: 0, maxY: 0, id }));
  const take = (item: Item): Item => {
    const at = 4 * item.id;
    item.minX = boxes[at]!;
    item.minY = boxes[at + 1]!;
    item.maxX = boxes[at + 2]!;
    item.maxY = boxes[at + 3]!;
    return item;
  };
  const add = (id: number): void => void tree.insert(take(items[id]!));
  const remove = (id: number): void => void tree.remove(items[id]!);
  return {
    moveAll: () => {
      tree.clear();
      for (const item of items) take(item);
      tree.load(items);
    },
    count: (minX, minY, maxX, maxY) => tree.search({ minX, minY, maxX, maxY }).length,
    pairs: () => items.reduce((sum, item) => sum + tree.search(item).filter(({ id }) => id > item.id).length, 0),
    one: {
      add,
      move: (id) => {
        remove(id);
        add(id);
      },
      remove,
    },
  };
};

const quadtree: Maker = (boxes) => {
  const tree = new Quadtree<Rectangle<number>>({ x: -500, y: -500, width: world + 1_000, height: world + 1_000 });
  const items = Array.from(
    { length: boxes.length / 4 },
    (_, id) => new Rectangle<number>({ x: 0, y: 0, width: 0, height: 0, data: id }),
  );
  const take = (id: number): Rectangle<number> => {
    const at = 4 * id;
    const item = items[id]!;
    item.x = boxes[at]!;
    item.y = boxes[at + 1]!;
    item.width = boxes[at + 2]! - item.x;
    item.height = boxes[at + 3]! - item.y;
    return item;
  };
  const isIn = (id: number, minX: number, minY: number, maxX: number, maxY: number): boolean =>
    boxes[4 * id]! <= maxX && boxes[4 * id + 2]! >= minX && boxes[4 * id + 1]! <= maxY && boxes[4 * id + 3]! >= minY;
  // It gives the items of the nodes that a window meets; which of them are in the window is for the caller to find out.
  const near = (x: number, y: number, width: number, height: number): Rectangle<number>[] =>
    tree.retrieve(new Rectangle({ x, y, width, height }));
  return {
    moveAll: () => {
      tree.clear();
      for (let id = 0; id < items.length; id++) tree.insert(take(id));
    },
    count: (minX, minY, maxX, maxY) =>
      near(minX, minY, maxX - minX, maxY - minY).filter(({ data }) => isIn(data!, minX, minY, maxX, maxY)).length,
    pairs: () =>
      items.reduce((sum, { x, y, width, height, data }) => {
        const at = 4 * data!;
        const others = near(x, y, width, height).filter((other) => other.data! > data!);
        return sum + others.filter((other) => isIn(other.data!, x, y, boxes[at + 2]!, boxes[at + 3]!)).length;
      }, 0),
  };
};

const gridIndex: Maker = (boxes) => {
  const count = boxes.length / 4;
  const cells = Math.max(4, Math.round(Math.sqrt(count / 2)));
  let grid = new GridIndex(world, cells, 0);
  return {
    moveAll: () => {
      grid = new GridIndex(world, cells, 0);
      for (let id = 0; id < count; id++) {
        grid.insert(id, boxes[4 * id]!, boxes[4 * id + 1]!, boxes[4 * id + 2]!, boxes[4 * id + 3]!);
      }
    },
    count: (minX, minY, maxX, maxY) => grid.query(minX, minY, maxX, maxY).length,
    pairs: () => {
      let pairs = 0;
      for (let id = 0; id < count; id++) {
        for (const other of grid.query(boxes[4 * id]!, boxes[4 * id + 1]!, boxes[4 * id + 2]!, boxes[4 * id + 3]!)) {
          if (other > id) pairs++;
        }
      }
      return pairs;
    },
  };
};

const detect: Maker = (boxes) => {
  const system = new System();
  const make = (id: number) =>
    system.createBox(
      { x: boxes[4 * id]!, y: boxes[4 * id + 1]! },
      boxes[4 * id + 2]! - boxes[4 * id]!,
      boxes[4 * id + 3]! - boxes[4 * id + 1]!,
    );
  const bodies = Array.from({ length: boxes.length / 4 }, (_, id) => make(id));
  const move = (id: number): void => void bodies[id]!.setPosition(boxes[4 * id]!, boxes[4 * id + 1]!, true);
  return {
    moveAll: () => {
      for (let id = 0; id < bodies.length; id++) move(id);
    },
    count: (minX, minY, maxX, maxY) => system.search({ minX, minY, maxX, maxY }).length,
    pairs: () => {
      let pairs = 0;
      // It reports each pair from both of its sides.
      system.checkAll(() => void pairs++);
      return pairs / 2;
    },
    one: {
      add: (id) => void (bodies[id] = make(id)),
      move,
      remove: (id) => void system.remove(bodies[id]!),
    },
  };
};

export const makers: Record<string, Maker> = {
  '@kit/spatial-index': kit,
  rbush,
  'quadtree-ts': quadtree,
  'grid-index': gridIndex,
  'detect-collisions': detect,
};

/** What happens in each traffic; returns what was found, which is the same for all. */
type Traffic = {
  readonly title: string;
  readonly needsChange: boolean;
  /** What is no work of the index. */
  readonly prepare?: (scene: Scene) => void;
  readonly run: (mover: Mover, scene: Scene) => number;
};
type Scene = { readonly boxes: Boxes; readonly windows: Boxes; readonly turn: (id: number) => void };

function search({ count }: Mover, { windows }: Scene, asked: number): number {
  let found = 0;
  for (let at = 0; at < 4 * asked; at += 4) {
    const from = at % windows.length;
    found += count(windows[from]!, windows[from + 1]!, windows[from + 2]!, windows[from + 3]!);
  }
  return found;
}

const traffics: Traffic[] = [
  {
    title: 'every item moves, then 200 searches',
    needsChange: false,
    prepare: ({ boxes, turn }) => {
      for (let id = 0; id < boxes.length / 4; id++) turn(id);
    },
    run: (mover, scene) => {
      mover.moveAll();
      return search(mover, scene, 200);
    },
  },
  {
    title: 'all touching pairs',
    needsChange: false,
    run: ({ pairs }) => pairs(),
  },
  // Those that cannot change take no part from here on.
  {
    title: '1 % of the items move, then 1,000 searches',
    needsChange: true,
    run: (mover, scene) => {
      for (let id = 7; id < scene.boxes.length / 4; id += 100) {
        scene.turn(id);
        mover.one!.move(id);
      }
      return search(mover, scene, 1_000);
    },
  },
  {
    title: 'one move, one search, in turns, 1,000 times',
    needsChange: true,
    run: (mover, scene) => {
      const { windows } = scene;
      let found = 0;
      for (let turn = 0; turn < 1_000; turn++) {
        const id = (turn * 7_919) % (scene.boxes.length / 4);
        scene.turn(id);
        mover.one!.move(id);
        const at = 4 * turn;
        found += mover.count(windows[at]!, windows[at + 1]!, windows[at + 2]!, windows[at + 3]!);
      }
      return found;
    },
  },
  {
    title: 'all items go, then all come, with a search every tenth',
    needsChange: true,
    run: (mover, scene) => {
      const { windows, boxes } = scene;
      let found = 0;
      for (const change of [mover.one!.remove, mover.one!.add]) {
        for (let id = 0; id < boxes.length / 4; id++) {
          change(id);
          const at = (4 * id) % windows.length;
          if (id % 10 === 0) found += mover.count(windows[at]!, windows[at + 1]!, windows[at + 2]!, windows[at + 3]!);
        }
      }
      return found;
    },
  },
];

/** More time than this for one run, and a library takes no part in that row, nor in that of more items. */
const patience = 1_500;
const slow = new Set<string>();
/** Stands in for a library that takes no part. */
const nobody: Maker = () => ({ moveAll: () => {}, count: () => 0, pairs: () => 0 });

export function movingTable(counts: readonly number[]): {
  title: string;
  note: string;
  columns: string[];
  rows: Row[];
} {
  const rows: Row[] = [];
  for (const count of counts) {
    for (const layout of ['uniform', 'clustered'] as Layout[]) {
      for (const traffic of traffics) {
        // Made anew each time: a library that ran out of patience has missed changes since.
        const scenes = Object.entries(makers).map(([name, make]) => {
          const key = `${name} ${traffic.title} ${layout}`;
          return { ...sceneOf(slow.has(key) ? nobody : make, layout, count), key };
        });
        rows.push([traffic.title, layout, count.toLocaleString('en'), ...timesOf(traffic, scenes)]);
        console.log(...rows.at(-1)!);
      }
    }
  }
  return {
    title: 'Items that move, ms',
    note:
      'Boxes with sides up to world / √n; windows of 1 % of the world’s side around boxes. The least time of all rounds. A library takes no part where it cannot change, or needed more than 1.5 s for fewer boxes; quadtree-ts removes an item by a walk through its whole tree, and takes part where all move. ' +
      'The last column: how many times as long the best of the others takes.',
    columns: ['traffic', 'layout', 'boxes', ...Object.keys(makers), 'best other'],
    rows,
  };
}

function sceneOf(make: Maker, layout: Layout, count: number): { mover: Mover; scene: Scene } {
  const { xs, ys } = places(layout, count);
  const boxes = boxesAt(xs, ys);
  const random = createRandom(3);
  const step = world / Math.sqrt(count) / 5;
  const speeds = Float64Array.from({ length: 2 * count }, () => (random.next() - 0.5) * 2 * step);
  // Back and forth, so that the data stays what it is; everything stays in the world.
  const turn = (id: number): void => {
    for (const side of [0, 1]) {
      const speed = speeds[2 * id + side]!;
      if (boxes[4 * id + side]! + speed < 0 || boxes[4 * id + side + 2]! + speed > world) continue;
      boxes[4 * id + side]! += speed;
      boxes[4 * id + side + 2]! += speed;
      speeds[2 * id + side] = -speed;
    }
  };
  const mover = make(boxes);
  mover.moveAll();
  return { mover, scene: { boxes, windows: windowsAround(xs, ys, 0.01, 1_000), turn } };
}

function timesOf({ needsChange, prepare, run }: Traffic, scenes: { mover: Mover; scene: Scene; key: string }[]): Row {
  const least = scenes.map(() => Number.POSITIVE_INFINITY);
  const isOut = scenes.map(({ mover, key }) => slow.has(key) || (needsChange && mover.one === undefined));
  let found = 0;
  const began = performance.now();
  for (let round = 0; round < 400 && (round < 3 || performance.now() - began < 2_000); round++) {
    for (const [at, { mover, scene, key }] of scenes.entries()) {
      if (isOut[at]) continue;
      prepare?.(scene);
      const started = performance.now();
      const answer = run(mover, scene);
      const taken = performance.now() - started;
      least[at] = Math.min(least[at]!, taken);
      if (at === 0) found = answer;
      else if (answer !== found) throw new Error(`${Object.keys(makers)[at]} found ${answer}, not ${found}`);
      if (at === 0 || taken <= patience) continue;
      isOut[at] = true;
      slow.add(key);
    }
  }
  const [own, ...others] = least as [number, ...number[]];
  const shown = least.map((time) =>
    time === Number.POSITIVE_INFINITY ? '–' : time.toFixed(time < 1 ? 3 : time < 100 ? 2 : 0),
  );
  const best = Math.min(...others) / own;
  return [...shown, best === Number.POSITIVE_INFINITY ? '–' : `${best.toFixed(2)}×`];
}
