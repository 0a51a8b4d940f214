import { BinaryTree } from '../kernels/binary-tree.js';
import { Guillotine, type GuillotineChoiceCode, type GuillotineSplitCode } from '../kernels/guillotine.js';
import type { Items } from '../kernels/items.js';
import type { MaxRectsCode } from '../kernels/max-rects.js';
import { Shelf, type ShelfCode } from '../kernels/shelf.js';
import { Skyline } from '../kernels/skyline.js';
import { type Filler, gapFiller, maxRectsFiller, onlineFiller } from './fillers.js';

/** The rules of each family, in the order of their codes. */
const choices: readonly string[] = [
  'best-area',
  'best-short-side',
  'best-long-side',
  'worst-area',
  'worst-short-side',
  'worst-long-side',
];
const splits: readonly string[] = [
  'shorter-leftover',
  'longer-leftover',
  'min-area',
  'max-area',
  'shorter-axis',
  'longer-axis',
];
const shelfRules: readonly string[] = [
  'next-fit',
  'first-fit',
  'best-height',
  'best-width',
  'worst-width',
  'best-area',
  'worst-area',
];
const maxRectsRules: readonly string[] = [
  'best-short-side',
  'best-long-side',
  'best-area',
  'bottom-left',
  'contact-point',
];

/** The filler of a kernel's name; undefined if there is none of that name. */
export function methodFiller(items: Items, method: string): Filler | undefined {
  if (method === 'guillotine-fixed-split') return onlineFiller(items, new BinaryTree(false));
  if (method === 'guillotine-larger-leftover') return onlineFiller(items, new BinaryTree(true));
  const [family, rule = '', cut = '', ...rest] = method.split('/');
  if (rest.length > 0 || (family !== 'guillotine' && cut !== '')) return undefined;
  if (family === 'guillotine') {
    const choice = choices.indexOf(rule);
    const split = splits.indexOf(cut);
    if (choice < 0 || split < 0) return undefined;
    return onlineFiller(items, new Guillotine(choice as GuillotineChoiceCode, split as GuillotineSplitCode));
  }
  if (family === 'shelf' && shelfRules.includes(rule)) {
    return onlineFiller(items, new Shelf(shelfRules.indexOf(rule) as ShelfCode));
  }
  if (family === 'max-rects' && maxRectsRules.includes(rule)) {
    return maxRectsFiller(items, maxRectsRules.indexOf(rule) as MaxRectsCode);
  }
  if (family !== 'skyline') return undefined;
  switch (rule) {
    case 'bottom-left':
      return onlineFiller(items, new Skyline(false, false));
    case 'best-fit':
      return onlineFiller(items, new Skyline(true, false));
    case 'bottom-left-waste-map':
      return onlineFiller(items, new Skyline(false, true));
    case 'best-fit-waste-map':
      return onlineFiller(items, new Skyline(true, true));
    case 'lowest-gap':
      return gapFiller(items, items.count);
    default:
      return undefined;
  }
}
