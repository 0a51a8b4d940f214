/** Simple colours and multi-colours: digits, components of strong links by their lowest cell, which has the first colour. */

import { bandOf, bitOf, type CellSet, intersects, setAt, union } from '../../kernel/cell-sets.js';
import { peerSets } from '../../kernel/geometry.js';
import { bilocalLinks } from '../../kernel/strong-links.js';
import type { Board } from './board.js';
import { type Found, inSet, striking } from './found.js';
import { factOf, firstOfDigits, type Path } from './search.js';

type Words = [number, number, number];

/** Cells by colour; what the cells of each colour see. */
type Component = { readonly colors: readonly [Words, Words]; readonly sight: readonly [CellSet, CellSet] };

/** A colour with two cells that see each other goes; else what sees a cell of each colour. */
export function simpleColors(path: Path): Found | undefined {
  const { board } = path;
  return firstOfDigits(path, 'simple-colors', (digit) => {
    for (const { colors, sight } of componentsOf(path, digit)) {
      const wrapped: number[] = [];
      for (const side of [0, 1]) if (intersects(colors[side], sight[side])) inSet(...colors[side], digit, wrapped);
      if (wrapped.length > 0) {
        const first = intersects(colors[0], sight[0]) ? 0 : 1;
        const shape = { form: 'colors', digit, colors: [colors[first], colors[1 - first]] } as const;
        return striking('simple-colors-wrap', wrapped, shape);
      }
      const trapped = inBoth(board, digit, sight[0], sight[1]);
      if (trapped.length > 0) return striking('simple-colors-trap', trapped, { form: 'colors', digit, colors });
    }
    return undefined;
  });
}

/**
 * Two components: a colour that sees both of the other's goes; else what sees the two opposite of colours that see each
 * other.
 */
export function multiColors(path: Path): Found | undefined {
  const { board } = path;
  return firstOfDigits(path, 'multi-colors', (digit) => {
    const components = componentsOf(path, digit);
    for (const one of components) {
      for (const other of components) {
        if (one === other) continue;
        const ruledOut = [0, 1].filter((side) => other.colors.every((color) => intersects(one.sight[side], color)));
        const struck = ruledOut.flatMap((side) => inSet(...one.colors[side], digit));
        if (struck.length > 0) {
          const [first] = ruledOut;
          const colors = [one.colors[first], one.colors[1 - first], ...other.colors];
          return striking('multi-colors-2', struck, { form: 'colors', digit, colors });
        }
        for (let choice = 0; choice < 4; choice++) {
          const [i, j] = [choice >> 1, choice & 1];
          if (!intersects(one.sight[i], other.colors[j])) continue;
          struck.push(...inBoth(board, digit, one.sight[1 - i], other.sight[1 - j]));
        }
        if (struck.length > 0) {
          return striking('multi-colors-1', struck, {
            form: 'colors',
            digit,
            colors: [...one.colors, ...other.colors],
          });
        }
      }
    }
    return undefined;
  });
}

function componentsOf(path: Path, digit: number): Component[] {
  const links = new Map<number, number[]>();
  const link = (a: number, b: number): void => void (links.get(a)?.push(b) ?? links.set(a, [b]));
  const { first, low, high } = factOf(path, bilocalLinks);
  for (let i = first[digit]; i < first[digit + 1]; i++) {
    link(low[i], high[i]);
    link(high[i], low[i]);
  }
  const colorOf = new Map<number, number>();
  const components: Component[] = [];
  for (const start of [...links.keys()].sort((a, b) => a - b)) {
    if (colorOf.has(start)) continue;
    const colors: [Words, Words] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    const sight: [CellSet, CellSet] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    colorOf.set(start, 0);
    const open = [start];
    for (const cell of open) {
      const color = colorOf.get(cell) as number;
      colors[color][bandOf[cell]] |= bitOf[cell];
      sight[color] = union(sight[color], setAt(peerSets, cell));
      for (const next of links.get(cell) ?? []) {
        if (colorOf.has(next)) continue;
        colorOf.set(next, 1 - color);
        open.push(next);
      }
    }
    components.push({ colors, sight });
  }
  return components;
}

function inBoth({ digitSets }: Board, digit: number, a: CellSet, b: CellSet): number[] {
  const word = (i: number): number => digitSets[digit * 3 + i] & a[i] & b[i];
  return inSet(word(0), word(1), word(2), digit);
}
