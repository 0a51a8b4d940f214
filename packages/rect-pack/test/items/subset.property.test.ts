import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { emptyLayout, makeItems } from '../../src/items/items.js';
import { mergeLayout, subsetOf } from '../../src/items/subset.js';

const item = fc.record({ width: fc.nat(99), height: fc.nat(99), turns: fc.nat(1), chosen: fc.boolean() });

prop([fc.array(item, { minLength: 1, maxLength: 20 }), fc.nat()])(
  'a part has the sizes of those chosen, and gives back their places alone',
  (list, shift) => {
    const all = makeItems(
      Int32Array.from(list, ({ width }) => width),
      Int32Array.from(list, ({ height }) => height),
      Uint8Array.from(list, ({ turns }) => turns),
    );
    const chosen = [...list.keys()].filter((at) => list[at].chosen);
    const part = subsetOf(all, chosen);
    const [widths, heights, turnables] = [part.width, part.height, part.turnable].map((sides) => [...sides]);
    expect(widths).toEqual(chosen.map((at) => list[at].width));
    expect(heights).toEqual(chosen.map((at) => list[at].height));
    expect(turnables).toEqual(chosen.map((at) => list[at].turns));
    expect(part.count).toBe(chosen.length);

    const places = emptyLayout(part.count);
    for (const at of chosen.keys()) {
      places.x[at] = at + shift;
      places.y[at] = 2 * at;
      places.turned[at] = at % 2;
      places.page[at] = at % 3;
    }
    const whole = emptyLayout(all.count);
    mergeLayout(places, chosen, whole);
    for (const at of list.keys()) {
      const own = chosen.indexOf(at);
      const expected = own < 0 ? [0, 0, 0, -1] : [places.x[own], 2 * own, own % 2, own % 3];
      expect([whole.x[at], whole.y[at], whole.turned[at], whole.page[at]]).toEqual(expected);
    }
  },
);
