import type { Items } from '../items/items.js';
import type { Pace } from '../items/pace.js';
import { BinaryTree } from '../kernel/binary-tree.js';
import { Guillotine } from '../kernel/guillotine.js';
import type { OnlineBin } from '../kernel/online-bin.js';
import { Shelf } from '../kernel/shelf.js';
import { Skyline } from '../kernel/skyline.js';
import { gapPacker, maxRectsPacker, onlinePacker, type PagePacker } from './page-packers.js';
import { guillotineChoices, guillotineSplits, maxRectsRules, shelfRules, skylineRules } from './rule-names.js';

/** The forms of a kernel's name, for messages. */
export function methodForms(): string {
  return [
    'guillotine-fixed-split',
    'guillotine-larger-leftover',
    `guillotine/(${guillotineChoices.join(' | ')})/(${guillotineSplits.join(' | ')})`,
    `shelf/(${shelfRules.join(' | ')})`,
    `skyline/(${skylineRules.join(' | ')})`,
    `max-rects/(${maxRectsRules.join(' | ')})`,
  ].join(', ');
}

/** Makes a page packer for the items. */
export type MakePacker = (items: Items, pace: Pace) => PagePacker;

/** The page packer of a kernel's name; undefined if there is none of that name. */
export function methodPacker(method: string): MakePacker | undefined {
  if (method === 'guillotine-fixed-split') return online(() => new BinaryTree(false));
  if (method === 'guillotine-larger-leftover') return online(() => new BinaryTree(true));
  const [family, rule = '', cut = '', ...rest] = method.split('/');
  if (rest.length > 0 || (family !== 'guillotine' && method.split('/').length > 2)) return undefined;
  switch (family) {
    case 'guillotine': {
      const choice = named(guillotineChoices, rule);
      const split = named(guillotineSplits, cut);
      return choice && split && online(() => new Guillotine(choice, split));
    }
    case 'shelf': {
      const choice = named(shelfRules, rule);
      return choice && online(() => new Shelf(choice));
    }
    case 'max-rects': {
      const choice = named(maxRectsRules, rule);
      return choice && ((items, pace) => maxRectsPacker(items, choice, pace));
    }
    case 'skyline': {
      const choice = named(skylineRules, rule);
      if (choice === 'lowest-gap') return (items, pace) => gapPacker(items, items.count, pace);
      return choice && online(() => new Skyline(choice.startsWith('best-fit'), choice.endsWith('waste-map')));
    }
    default:
      return undefined;
  }
}

/** The rule of that name; undefined if there is none. */
function named<Rule extends string>(rules: readonly Rule[], name: string): Rule | undefined {
  return rules.find((rule) => rule === name);
}

function online(bin: () => OnlineBin): MakePacker {
  return (items, pace) => onlinePacker(items, bin(), pace);
}
