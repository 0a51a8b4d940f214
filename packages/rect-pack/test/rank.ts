import type { Packing } from '@kit/rect-pack';

/** How good a packing is in what it strives for: numbers compared from the first on, less is better. */
export function rank(packing: Packing, byCount = false): number[] {
  const placed = packing.pages.reduce((sum, page) => sum + page.placed.length, 0);
  const area = packing.pages.reduce(
    (sum, page) => sum + page.placed.reduce((part, { width, height }) => part + width * height, 0),
    0,
  );
  const complete = packing.status === 'complete';
  const value = packing.measure === 'height' || packing.measure === 'page-area' ? packing.value : 0;
  return [
    ...(byCount ? [-placed, 0] : [0, 0]),
    complete ? 0 : 1,
    complete || byCount ? 0 : -area,
    packing.pages.length,
    value,
  ];
}

/** Is the first worse than the second? */
export const isWorse = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && a[at] > b[at];
};
