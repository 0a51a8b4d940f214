import { packSmallest } from '@kit/rect-pack';
import { expect, test } from 'vitest';
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

test('no page is larger than the one that an atlas tool made of the same frames', () => {
  const atlases = readCorpus('rect-pack', 'engine-atlases.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EngineAtlas);
  const larger: string[] = [];
  let [sum, dense, denseCount] = [0, 0, 0];
  for (const { id, pageWidth, pageHeight, rotation: rotate, padding, border, frames } of atlases) {
    const rects = frames.map(([width, height]) => ({ width, height }));
    const packing = packSmallest(rects, { rotate, padding, border });
    expect(faultsOf(rects, packing, { rotate, padding, border })).toEqual([]);
    const area = pageWidth * pageHeight;
    if (packing.value > area) larger.push(`${id}: ${packing.value} for ${area}`);
    sum += packing.value / area / atlases.length;
    const covered = frames.reduce((total, [width, height]) => total + width * height, 0) / area;
    if (covered < 0.85) continue;
    dense += packing.value / area;
    denseCount++;
  }
  expect(larger).toEqual([]);
  console.log(
    `pages of atlas tools: ${(100 * sum).toFixed(1)} % of their area, ${((100 * dense) / denseCount).toFixed(1)} % of the ${denseCount} dense ones`,
  );
  reportCases('rect-pack', 'engine-atlases.jsonl', atlases.length);
});
