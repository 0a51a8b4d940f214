import type { Packing, PackOptions, RectInput } from '@kit/rect-pack';

type Rules = Pick<PackOptions, 'padding' | 'border' | 'obstacles' | 'rotate'>;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Are two boxes nearer to each other than that? */
export const meet = (one: Box, other: Box, apart = 0): boolean =>
  one.x < other.x + other.width + apart &&
  other.x < one.x + one.width + apart &&
  one.y < other.y + other.height + apart &&
  other.y < one.y + one.height + apart;

/**
 * An independent judge: nothing lost, nothing twice, sizes kept, everything inside, far enough apart and off the
 * obstacles. Compares all pairs; knows nothing of how a packing is made. Returns what is wrong.
 */
export function faultsOf(rects: readonly RectInput[], packing: Packing, rules: Rules = {}): string[] {
  const { padding = 0, border = 0, obstacles = [], rotate = false } = rules;
  const faults: string[] = [];
  const inputs = new Map(rects.map((rect, at) => [rect.id ?? at, rect]));
  const seen = new Set<string | number>();
  const see = (id: string | number) => {
    if (seen.has(id)) faults.push(`${id} occurs twice`);
    if (!inputs.has(id)) faults.push(`${id} is unknown`);
    seen.add(id);
  };
  for (const page of packing.pages) {
    if (page.placed.length === 0) faults.push('an empty page');
    for (const [at, rect] of page.placed.entries()) {
      see(rect.id);
      const input = inputs.get(rect.id);
      const [width, height] = rect.rotated ? [input?.height, input?.width] : [input?.width, input?.height];
      if (rect.width !== width || rect.height !== height) faults.push(`${rect.id} changed its size`);
      if (rect.rotated && !(input?.rotate ?? rotate)) faults.push(`${rect.id} must not be turned`);
      if (rect.x < border || rect.y < border) faults.push(`${rect.id} is on the border`);
      if (rect.x + rect.width > page.width - border) faults.push(`${rect.id} is outside on the right`);
      if (rect.y + rect.height > page.height - border) faults.push(`${rect.id} is outside below`);
      const near = (other: Box) => meet(rect, other, padding);
      for (const other of page.placed.slice(at + 1)) if (near(other)) faults.push(`${rect.id} meets ${other.id}`);
      for (const obstacle of obstacles) {
        if ((obstacle.page ?? 0) === page.index && near(obstacle)) faults.push(`${rect.id} meets an obstacle`);
      }
    }
  }
  for (const { id } of packing.unplaced) see(id);
  if (seen.size !== inputs.size) faults.push(`${inputs.size - seen.size} are lost`);
  return faults;
}
