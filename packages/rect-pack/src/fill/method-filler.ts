import type { Items } from '../items/items.js';
import type { Pace } from '../items/pace.js';
import { BinaryTree } from '../kernel/binary-tree.js';
import { Guillotine, type GuillotineChoiceCode, type GuillotineSplitCode } from '../kernel/guillotine.js';
import type { MaxRectsCode } from '../kernel/max-rects.js';
import type { Placer } from '../kernel/placer.js';
import { Shelf, type ShelfCode } from '../kernel/shelf.js';
import { Skyline } from '../kernel/skyline.js';
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

const skylineRules: readonly string[] = [
  'bottom-left',
  'best-fit',
  'bottom-left-waste-map',
  'best-fit-waste-map',
  'lowest-gap',
];

/** The forms of a kernel's name, for messages. */
export const methodForms: string = [
  'guillotine-fixed-split',
  'guillotine-larger-leftover',
  `guillotine/(${choices.join(' | ')})/(${splits.join(' | ')})`,
  `shelf/(${shelfRules.join(' | ')})`,
  `skyline/(${skylineRules.join(' | ')})`,
  `max-rects/(${maxRectsRules.join(' | ')})`,
].join(', ');

type Make = (items: Items, pace: Pace) => Filler;

/** The filler of a kernel's name; undefined if there is none of that name. */
export function methodFiller(method: string): Make | undefined {
  if (method === 'guillotine-fixed-split') return online(() => new BinaryTree(false));
  if (method === 'guillotine-larger-leftover') return online(() => new BinaryTree(true));
  const [family, rule = '', cut = '', ...rest] = method.split('/');
  if (rest.length > 0 || (family !== 'guillotine' && method.split('/').length > 2)) return undefined;
  switch (family) {
    case 'guillotine': {
      const choice = choices.indexOf(rule);
      const split = splits.indexOf(cut);
      if (choice < 0 || split < 0) return undefined;
      return online(() => new Guillotine(choice as GuillotineChoiceCode, split as GuillotineSplitCode));
    }
    case 'shelf': {
      const code = shelfRules.indexOf(rule);
      return code < 0 ? undefined : online(() => new Shelf(code as ShelfCode));
    }
    case 'max-rects': {
      const code = maxRectsRules.indexOf(rule);
      return code < 0 ? undefined : (items, pace) => maxRectsFiller(items, code as MaxRectsCode, pace);
    }
    case 'skyline': {
      const code = skylineRules.indexOf(rule);
      if (code < 0) return undefined;
      if (rule === 'lowest-gap') return (items, pace) => gapFiller(items, items.count, pace);
      return online(() => new Skyline(rule.startsWith('best-fit'), rule.endsWith('waste-map')));
    }
    default:
      return undefined;
  }
}

function online(placer: () => Placer): Make {
  return (items, pace) => onlineFiller(items, placer(), pace);
}
