/** One packing at several scales: the pictures as they are given make the largest, the others are drawn from it. */
import { type Packing, scalePacking } from '@kit/rect-pack';

/** The choices; each list begins with the scale of the pictures as they are. */
export const scaleSets = {
  one: [1],
  two: [2, 1],
  three: [2, 1, 0.5],
} as const satisfies Readonly<Record<string, readonly [number, ...number[]]>>;

/** A choice of scales. */
export type ScaleSet = keyof typeof scaleSets;

/** What a scale is called, in every language. */
export function scaleName(scale: number): string {
  return `@${scale}x`;
}

/** What the choices are called. */
export const scaleSetNames: Readonly<Record<ScaleSet, string>> = {
  one: namesOf('one'),
  two: namesOf('two'),
  three: namesOf('three'),
};

function namesOf(set: ScaleSet): string {
  return scaleSets[set].map(scaleName).join(', ');
}

/** The side of the blocks to which rectangles are aligned, so that their places stay whole at every scale. */
export function blockOf(set: ScaleSet): number {
  const scales: readonly number[] = scaleSets[set];
  return scales[0] / Math.min(...scales);
}

/** A packing at a scale; `factor` is its part of the largest. */
export type Scaled = { readonly scale: number; readonly factor: number; readonly packing: Packing };

/** The packing at every scale, the largest first; it was made with blocks for these scales. */
export function atScales(packing: Packing, set: ScaleSet): Scaled[] {
  const [largest] = scaleSets[set];
  return scaleSets[set].map((scale) => {
    const factor = scale / largest;
    return { scale, factor, packing: factor === 1 ? packing : scalePacking(packing, factor) };
  });
}
