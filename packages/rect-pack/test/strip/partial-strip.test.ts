import { packStrip } from '@kit/rect-pack';
import { expect, test } from 'vitest';

test('a strip that is too low for all counts what it places without the padding', () => {
  const rects = Array.from({ length: 30 }, (_, i) => ({ width: 2 + (i % 4), height: 2 + (i % 3) }));
  for (const effort of ['good', 'best'] as const) {
    const packing = packStrip(rects, { width: 20, maxHeight: 12, padding: 2, effort, maxEvaluations: 50 });
    expect(packing.status).toBe('partial');
    const placed = packing.pages.flatMap((page) => page.placed);
    const area = placed.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(packing.value).toBe(area);
    expect(placed.length + packing.unplaced.length).toBe(rects.length);
  }
});
