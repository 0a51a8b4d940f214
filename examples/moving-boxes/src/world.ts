// Boxes of 4 by 4 that fly straight on and bounce off the walls. The world grows with their number, so that the crowd stays alike.
export type World = {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly dx: Float64Array;
  readonly dy: Float64Array;
};

/** The side of a box. */
export const box = 4;

/** How wide the world is; it is 5/8 as high. */
export const sideOf = ({ count }: World): number => 20 * Math.sqrt(count);

export function createWorld(count: number): World {
  const [x, y, dx, dy] = [0, 1, 2, 3].map(() => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const world: World = { count, x, y, dx, dy };
  const width = sideOf(world);
  for (let id = 0; id < count; id++) {
    x[id] = Math.random() * (width - box);
    y[id] = Math.random() * (width * 0.625 - box);
    dx[id] = Math.random() - 0.5;
    dy[id] = Math.random() - 0.5;
  }
  return world;
}

export function moveBoxes(world: World): void {
  const width = sideOf(world) - box;
  for (const [place, step, end] of [
    [world.x, world.dx, width],
    [world.y, world.dy, sideOf(world) * 0.625 - box],
  ] as const) {
    for (let id = 0; id < world.count; id++) {
      const next = (place[id] as number) + (step[id] as number);
      if (next < 0 || next > end) step[id] = -(step[id] as number);
      else place[id] = next;
    }
  }
}
