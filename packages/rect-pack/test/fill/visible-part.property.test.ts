import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { visiblePart } from '../../src/fill/visible-part.js';

const least = 512;

prop([fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 3 }), fc.nat(40), fc.integer({ min: 1, max: 20 })])(
  'a page looks at 512 items, and at as many as cover it eight times over',
  (count, side, head, page) => {
    const width = Int32Array.from({ length: count }, () => side);
    const waiting = Int32Array.from(width.keys());
    const items = { count, width, height: width, turnable: new Uint8Array(count) };
    const seen = visiblePart(items, waiting, head, { width: page, height: page });
    const area = (shown: number): number => shown * side * side;
    const all = Math.max(0, count - head);
    const shown = seen - Math.min(head, count);
    expect(shown === all || (shown >= least && area(shown) > 8 * page * page)).toBe(true);
    // One fewer would not do.
    expect(shown === 0 || shown <= least || area(shown - 1) <= 8 * page * page).toBe(true);
  },
);
