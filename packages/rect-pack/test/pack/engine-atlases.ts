import { packSmallest } from '@kit/rect-pack';
import { readCorpus, reportCases } from '../../../../config/corpora.js';
import { faultsOf } from '../check-layout.js';

type EngineAtlas = {
  readonly id: string;
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly rotation: boolean;
  readonly padding: number;
  readonly border: number;
  readonly frames: readonly (readonly [number, number])[];
};

/** What is wrong with our pages for the frames of shipped atlases of at most so many: faults, or larger than theirs. */
export function atlasFaults(maxFrames: number): string[] {
  const atlases = readCorpus('rect-pack', 'engine-atlases.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EngineAtlas)
    .filter(({ frames }) => frames.length <= maxFrames);
  const faults: string[] = [];
  const dense: number[] = [];
  const all: number[] = [];
  for (const { id, pageWidth, pageHeight, rotation: rotate, padding, border, frames } of atlases) {
    const rects = frames.map(([width, height]) => ({ width, height }));
    // A form that the tool was allowed is allowed.
    const maxAspect = Math.max(2, pageWidth / pageHeight, pageHeight / pageWidth);
    const packing = packSmallest(rects, { rotate, padding, border, maxAspect });
    faults.push(...faultsOf(rects, packing, { rotate, padding, border }).map((fault) => `${id}: ${fault}`));
    const area = pageWidth * pageHeight;
    if (packing.value > area) faults.push(`${id}: ${packing.value} for ${area}`);
    all.push(packing.value / area);
    const covered = frames.reduce((total, [width, height]) => total + width * height, 0) / area;
    if (covered >= 0.85) dense.push(packing.value / area);
  }
  const mean = (parts: readonly number[]) =>
    `${((100 * parts.reduce((a, b) => a + b, 0)) / parts.length).toFixed(1)} %`;
  console.log(`pages of atlas tools: ${mean(all)} of their area, ${mean(dense)} of the ${dense.length} dense ones`);
  reportCases('rect-pack', 'engine-atlases.jsonl', atlases.length);
  return faults;
}
