import { createLiveAtlas, type LiveAtlasOptions, type LiveChange, type LivePlaced, pack } from '@kit/rect-pack';
import type { Trace } from './traces.js';

type Run = {
  readonly trace: Trace;
  readonly seed: number;
  readonly options: LiveAtlasOptions;
  /** A step is an `add` or a `touch`. */
  readonly steps: number;
  /** Pixels a frame. */
  readonly budget: number;
  /** All pairs are compared, and a compaction to the end is judged, after so many steps. */
  readonly checkEvery: number;
};

/** What a run has seen. */
export type Seen = {
  readonly faults: string[];
  readonly hits: number;
  readonly misses: number;
  readonly evicted: number;
  readonly moved: number;
  /** How dense it was after compactions, as a part of what `pack` reaches: the least and the mean. */
  readonly least: number;
  readonly mean: number;
};

/** Plays a trace as a renderer would, which believes in nothing but the changes that it is told. */
export function runTrace({ trace, seed, options, steps, budget, checkEvery }: Run): Seen {
  const atlas = createLiveAtlas(options);
  const shown = new Map<string | number, LivePlaced>();
  const lastUsed = new Map<string | number, number>();
  const pinned = new Set<string | number>();
  const faults: string[] = [];
  const count = { hits: 0, misses: 0, evicted: 0, moved: 0 };
  const ratios: number[] = [];
  const { padding = 0, border = 0 } = options;
  const near = (a: LivePlaced, b: LivePlaced, gap: number) =>
    a.page === b.page &&
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap;

  const apply = ({ evicted, moved, added }: LiveChange, pixels = Number.POSITIVE_INFINITY) => {
    for (const { id } of evicted) {
      if (pinned.has(id)) faults.push(`${id} was pinned and is evicted`);
      if (!shown.delete(id)) faults.push(`${id} was not there and is evicted`);
      count.evicted++;
    }
    let copied = 0;
    for (const { id, from, to } of moved) {
      if (JSON.stringify(shown.get(id)) !== JSON.stringify(from)) faults.push(`${id} was elsewhere`);
      for (const other of shown.values()) if (near(to, other, 0)) faults.push(`${id} is copied over ${other.id}`);
      shown.set(id, to);
      copied += to.width * to.height;
      count.moved++;
    }
    if (copied > pixels) faults.push(`${copied} pixels are copied instead of ${pixels}`);
    for (const placed of added) shown.set(placed.id, placed);
  };

  const judge = () => {
    const all = [...shown.values()];
    for (const [at, a] of all.entries()) {
      const isIn = Math.min(a.x, a.y) >= border && a.x + a.width <= options.width - border;
      if (!isIn || a.y + a.height > options.height - border) faults.push(`${a.id} is outside`);
      for (const b of all.slice(at + 1)) if (near(a, b, padding)) faults.push(`${a.id} meets ${b.id}`);
    }
    for (const id of pinned) if (!shown.has(id)) faults.push(`${id} is pinned and lost`);
    const told = atlas.toPacking().pages.reduce((sum, { placed }) => sum + placed.length, 0);
    if (told !== shown.size) faults.push(`${told} are told, ${shown.size} are shown`);
  };

  const compact = () => {
    // A call that moves nothing may only have looked at a part.
    for (let idle = 0; idle < 100; idle++) {
      const change = atlas.defragment({ pixels: 1e9, redraw: true });
      apply(change);
      if (change.moved.length + change.added.length > 0) idle = 0;
    }
    judge();
    const fresh = pack(
      [...shown.values()].map(({ id, width, height }) => ({ id, width, height })),
      { width: options.width, height: options.height, padding, border },
    );
    const dense = (list: readonly { page: number; x: number; y: number; width: number; height: number }[]) => {
      const area = list.reduce((sum, { width, height }) => sum + width * height, 0);
      const last = Math.max(...list.map(({ page }) => page));
      const on = list.filter(({ page }) => page === last);
      const box = options.width * Math.max(...on.map((r) => r.y + r.height));
      return area / (last * options.width * options.height + box);
    };
    const packed = fresh.pages.flatMap(({ placed, index }) => placed.map((rect) => ({ ...rect, page: index })));
    ratios.push(dense([...shown.values()]) / dense(packed));
  };

  let step = 0;
  for (const frame of trace(seed)) {
    for (const { id, pinned: pins, ...size } of frame) {
      step++;
      lastUsed.set(id, step);
      const there = atlas.touch(id);
      if (JSON.stringify(there) !== JSON.stringify(shown.get(id))) faults.push(`step ${step}: ${id} is elsewhere`);
      if (there !== undefined) {
        count.hits++;
        continue;
      }
      count.misses++;
      const addition = atlas.add({ id, ...size });
      apply(addition);
      if (pins && addition.status === 'added' && atlas.pin(id)) pinned.add(id);
      if (step % checkEvery === 0) judge();
    }
    if (budget > 0) apply(atlas.defragment({ pixels: budget }), budget);
    if (Math.floor(step / checkEvery) > ratios.length) compact();
    if (step >= steps || faults.length > 0) break;
  }
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return { faults, ...count, least: Math.min(...ratios), mean };
}
