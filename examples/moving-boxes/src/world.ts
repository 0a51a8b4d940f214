// Boxes of 4 by 4 that fly straight on and bounce off the walls. The world grows with their number, so that the crowd stays alike.
export type World = {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly dx: Float64Array;
  readonly dy: Float64Array;
};

/** How the boxes lie at first. */
export type Layout = 'even' | 'crowded';
type Place = readonly [x: number, y: number];

/** The side of a box. */
export const box = 4;

/** How wide the world is; it is 5/8 as high. */
export const sideOf = ({ count }: World): number => 20 * Math.sqrt(count);

/** Boxes all over the world, or in eight crowds; `random` gives numbers from 0 up to 1. */
export function createWorld(count: number, layout: Layout = 'even', random: () => number = Math.random): World {
  const [x, y, dx, dy] = [0, 1, 2, 3].map(() => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const world: World = { count, x, y, dx, dy };
  const width = sideOf(world);
  const crowds = Array.from({ length: 8 }, (): Place => [0.1 + 0.8 * random(), 0.1 + 0.8 * random()]);
  for (let id = 0; id < count; id++) {
    const [right, down] = layout === 'even' ? [random(), random()] : nearOne(crowds, random);
    x[id] = right * (width - box);
    y[id] = down * (width * 0.625 - box);
    dx[id] = random() - 0.5;
    dy[id] = random() - 0.5;
  }
  return world;
}

/** A place near one of some others, mostly very near: as parts of the world, from 0 to 1. */
function nearOne(places: readonly Place[], random: () => number): Place {
  const [x, y] = places[Math.floor(random() * places.length)] as Place;
  const away = (): number => 0.2 * (random() - 0.5) * random();
  return [x + away(), y + away()];
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
