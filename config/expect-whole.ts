import { expect } from 'vitest';

/** Sees that each element of an SVG text is closed, the last opened first. */
export function expectWhole(svg: string): void {
  const open: string[] = [];
  for (const [, end, name, empty] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (end === '/') expect(open.pop()).toBe(name);
    else if (empty === '') open.push(name);
  }
  expect(open).toEqual([]);
}
