import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { EdgeContacts } from '../../src/kernel/edge-contacts.js';

const side = 12;
const box = fc
  .record({ x: fc.nat(side - 1), y: fc.nat(side - 1), across: fc.nat(5), down: fc.nat(5) })
  .map(({ x, y, across, down }) => ({
    x,
    y,
    endX: Math.min(side, x + 1 + across),
    endY: Math.min(side, y + 1 + down),
  }));

prop([fc.array(box, { maxLength: 14 })])(
  'a contact is as long as the pixels beside the box that are taken',
  (boxes) => {
    const taken = new Set<string>();
    const edges = new EdgeContacts();
    for (const { x, y, endX, endY } of boxes) {
      const own: string[] = [];
      const beside: string[] = [];
      for (let row = y; row < endY; row++) {
        for (let col = x; col < endX; col++) own.push(`${col} ${row}`);
        beside.push(`${x - 1} ${row}`, `${endX} ${row}`);
      }
      for (let col = x; col < endX; col++) beside.push(`${col} ${y - 1}`, `${col} ${endY}`);
      if (own.some((pixel) => taken.has(pixel))) continue;
      expect(edges.contact(x, y, endX, endY)).toBe(beside.filter((pixel) => taken.has(pixel)).length);
      edges.add(x, y, endX, endY);
      for (const pixel of own) taken.add(pixel);
    }
    edges.clear();
    for (const { x, y, endX, endY } of boxes) expect(edges.contact(x, y, endX, endY)).toBe(0);
  },
);
