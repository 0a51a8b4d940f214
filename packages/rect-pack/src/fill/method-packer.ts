import { type Pace, unexpected } from '@kit/grid';
import type { Items } from '../items/items.js';
import { BinaryTree } from '../kernel/binary-tree.js';
import { Guillotine } from '../kernel/guillotine.js';
import type { OnlineBin } from '../kernel/online-bin.js';
import { Shelf } from '../kernel/shelf.js';
import { Skyline } from '../kernel/skyline.js';
import type { Method } from '../types.js';
import { gapPacker, maxRectsPacker, onlinePacker, type PagePacker } from './page-packers.js';

/** Makes a page packer for the items. */
export type MakePacker = (items: Items, pace: Pace) => PagePacker;

/** The page packer of each kernel by its name. Of a family, the first is the one to take in doubt. */
const packers: Readonly<Record<Method, MakePacker>> = /* @__PURE__ */ (() => ({
  'guillotine-fixed-split': online(() => new BinaryTree(false)),
  'guillotine-larger-leftover': online(() => new BinaryTree(true)),
  'guillotine/best-short-side/shorter-leftover': online(() => new Guillotine('shorter-leftover')),
  'guillotine/best-short-side/min-area': online(() => new Guillotine('min-area')),
  'guillotine/best-short-side/shorter-axis': online(() => new Guillotine('shorter-axis')),
  'shelf/best-height': online(() => new Shelf('best-height')),
  'shelf/next-fit': online(() => new Shelf('next-fit')),
  'skyline/bottom-left': online(() => new Skyline(false)),
  'skyline/bottom-left-waste-map': online(() => new Skyline(true)),
  'skyline/lowest-gap': (items, pace) => gapPacker(items, items.count, pace),
  'max-rects/bottom-left': (items, pace) => maxRectsPacker(items, 'bottom-left', pace),
  'max-rects/best-short-side': (items, pace) => maxRectsPacker(items, 'best-short-side', pace),
  'max-rects/best-area': (items, pace) => maxRectsPacker(items, 'best-area', pace),
  'max-rects/contact-point': (items, pace) => maxRectsPacker(items, 'contact-point', pace),
}))();

/** The names of all kernels. */
export const methods: readonly string[] = /* @__PURE__ */ Object.keys(packers);

function online(bin: () => OnlineBin): MakePacker {
  return (items, pace) => onlinePacker(items, bin(), pace);
}

/** The page packer of a kernel's name; throws where there is none of that name, and names the nearest. */
export function checkMethod(method: unknown): MakePacker {
  if (typeof method === 'string' && Object.hasOwn(packers, method)) return packers[method as Method];
  const near = typeof method === 'string' ? nearest(method) : undefined;
  const hint = near === undefined ? '' : `; the nearest is ${near}`;
  throw unexpected('bad-choice', 'options.method', method, `one of ${methods.join(', ')}${hint}`);
}

/** The first name that shares most words with this one, if any; its own family comes before all others. */
function nearest(method: string): string | undefined {
  const [family] = method.split('/');
  const words = method.split(/[/-]/);
  const shared = (name: string): number =>
    name.split(/[/-]/).filter((word) => words.includes(word)).length +
    (name.startsWith(`${family}/`) ? methods.length : 0);
  const [near] = methods.toSorted((a, b) => shared(b) - shared(a));
  return shared(near) > 0 ? near : undefined;
}
