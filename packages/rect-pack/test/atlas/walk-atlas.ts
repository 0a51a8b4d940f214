import { createRandom } from '@kit/grid';
import { createAtlas, type Placed } from '@kit/rect-pack';

type Walk = {
  readonly seed: number;
  readonly side: number;
  readonly steps: number;
  readonly largest: number;
  readonly checkEvery: number;
  /** Look at every pixel position before a refusal is believed. */
  readonly checkRefusals: boolean;
};

/** Random adds and removes around a full atlas, judged by comparing all pairs. */
export function walkAtlas(walk: Walk): { faults: string[]; occupancy: number; refused: number } {
  const { side, steps, largest, checkEvery, checkRefusals } = walk;
  const random = createRandom(walk.seed);
  const atlas = createAtlas({ width: side, height: side });
  const living: Placed[] = [];
  const faults: string[] = [];
  let occupancy = 0;
  let refused = 0;
  const meets = (a: Omit<Placed, 'id' | 'rotated'>, b: Placed) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  for (let step = 1; step <= steps; step++) {
    if (living.length > 0 && random.int(2) === 0) {
      const [gone] = living.splice(random.int(living.length), 1);
      if (!atlas.remove(gone.id)) faults.push(`step ${step}: ${gone.id} was unknown`);
    } else {
      const width = 1 + random.int(largest);
      const height = 1 + random.int(largest);
      const placed = atlas.add({ width, height });
      if (placed) living.push(placed);
      else refused++;
      if (!placed && checkRefusals) {
        for (let y = 0; y + height <= side; y++) {
          for (let x = 0; x + width <= side; x++) {
            if (!living.some((other) => meets({ x, y, width, height }, other)))
              faults.push(`step ${step}: ${x}, ${y} is free`);
          }
        }
      }
    }
    occupancy += atlas.occupancy() / steps;
    if (step % checkEvery !== 0) continue;
    living.forEach((placed, at) => {
      if (placed.x < 0 || placed.y < 0 || placed.x + placed.width > side || placed.y + placed.height > side) {
        faults.push(`step ${step}: ${placed.id} is outside`);
      }
      for (const other of living.slice(at + 1))
        if (meets(placed, other)) faults.push(`step ${step}: ${placed.id} meets ${other.id}`);
    });
  }
  return { faults, occupancy, refused };
}
