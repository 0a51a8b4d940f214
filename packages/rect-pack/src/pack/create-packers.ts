/** Packers of one kernel: whoever knows which one it is to be takes that one along, and none of the others. */

import { checkChoice, runSlices } from '@kit/grid';
import { fastThrift, fastWindow } from '../fill/fast-window.js';
import type { Look } from '../fill/page-packers.js';
import { gapItems } from '../items/items.js';
import { longPace } from '../items/tally.js';
import { BinaryTree } from '../kernel/binary-tree.js';
import { Guillotine } from '../kernel/guillotine.js';
import { LowestGap } from '../kernel/lowest-gap.js';
import { MaxRects } from '../kernel/max-rects.js';
import type { OnlineBin } from '../kernel/online-bin.js';
import { Shelf } from '../kernel/shelf.js';
import { Skyline } from '../kernel/skyline.js';
import { narrowestFirst } from '../rects/bare-sort.js';
import type { GuillotineChoice, GuillotineSplit, MaxRectsRule, Packer, ShelfRule, SkylineRule } from '../types.js';
import { packerOf } from './pack-by.js';

/**
 * A packer that does what {@link pack} does in effort `fast`, and bundles nothing else: a sixth of its bytes.
 *
 * @returns the packer
 *
 * @example
 * ```ts
 * import { createFastPacker } from '@kit/rect-pack';
 *
 * const packFast = createFastPacker();
 * const rects = [{ id: 'hero', width: 60, height: 40 }, { id: 'tree', width: 40, height: 100 }];
 * const { pages } = packFast(rects, { width: 100, height: 100 });
 * pages[0]?.placed[0]; // => { id: 'hero', x: 40, y: 0, width: 60, height: 40, rotated: false }
 * ```
 */
export function createFastPacker(): Packer {
  return byGap(() => ({ window: fastWindow, thrift: fastThrift }));
}

/**
 * A packer that bundles the lowest gap alone: `skyline/lowest-gap`, which compares all that fits.
 *
 * @returns the packer
 * @see Burke, Kendall, Whitwell, A new placement heuristic for the orthogonal stock-cutting problem, 2004
 *
 * @example
 * ```ts
 * import { createLowestGapPacker } from '@kit/rect-pack';
 *
 * const { proven } = createLowestGapPacker()([{ width: 6, height: 4 }, { width: 4, height: 10 }], { width: 10, height: 10 });
 * proven; // => true
 * ```
 */
export function createLowestGapPacker(): Packer {
  return byGap((count) => ({ window: count }));
}

/**
 * A packer that bundles one of the two binary trees alone: `guillotine-fixed-split` or `guillotine-larger-leftover`, in
 * the order by height unless `given` is asked for.
 *
 * @param split - how the rest of a free rectangle is cut
 * @returns the packer
 * @throws {@link InvalidInputError} `bad-choice`
 * @see {@link https://codeincomplete.com/articles/bin-packing/ | Gordon, Binary tree bin packing}
 *
 * @example
 * ```ts
 * import { createBinaryTreePacker } from '@kit/rect-pack';
 *
 * const packTree = createBinaryTreePacker('larger-leftover');
 * const rects = [{ width: 4, height: 6 }, { width: 6, height: 10 }, { width: 4, height: 4 }];
 * packTree(rects, { width: 10, height: 10, order: 'given' }).pages.length; // => 1
 * ```
 */
export function createBinaryTreePacker(split: 'fixed-split' | 'larger-leftover'): Packer {
  const larger = checkChoice(split, 'split', ['fixed-split', 'larger-leftover']) === 'larger-leftover';
  return oneByOne(() => new BinaryTree(larger));
}

/**
 * A packer that bundles the guillotine alone: `guillotine/<choice>/<split>`.
 *
 * @param choice - which free rectangle is taken: the one that leaves the shortest side
 * @param split - how the rest of it is cut
 * @returns the packer
 * @throws {@link InvalidInputError} `bad-choice`
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 *
 * @example
 * ```ts
 * import { createGuillotinePacker } from '@kit/rect-pack';
 *
 * const packCut = createGuillotinePacker('best-short-side', 'shorter-leftover');
 * packCut([{ width: 6, height: 4 }, { width: 4, height: 10 }], { width: 10, height: 10 }).pages.length; // => 1
 * ```
 */
export function createGuillotinePacker(choice: GuillotineChoice, split: GuillotineSplit): Packer {
  checkChoice(choice, 'choice', ['best-short-side']);
  const cut = checkChoice(split, 'split', ['shorter-leftover', 'min-area', 'shorter-axis']);
  return oneByOne(() => new Guillotine(cut));
}

/**
 * A packer that bundles shelves alone: `shelf/<rule>`.
 *
 * @param rule - which shelf is taken
 * @returns the packer
 * @throws {@link InvalidInputError} `bad-choice`
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 *
 * @example
 * ```ts
 * import { createShelfPacker } from '@kit/rect-pack';
 *
 * const packRows = createShelfPacker('best-height');
 * packRows([{ width: 6, height: 4 }, { width: 4, height: 10 }], { width: 10, height: 10 }).pages.length; // => 1
 * ```
 */
export function createShelfPacker(rule: ShelfRule): Packer {
  const name = checkChoice(rule, 'rule', ['best-height', 'next-fit']);
  return oneByOne(() => new Shelf(name));
}

/**
 * A packer that bundles the skyline alone: `skyline/<rule>`; for `skyline/lowest-gap` see {@link createLowestGapPacker}.
 *
 * @param rule - where on the skyline a rectangle goes, and whether the room below is kept
 * @returns the packer
 * @throws {@link InvalidInputError} `bad-choice`
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 *
 * @example
 * ```ts
 * import { createSkylinePacker } from '@kit/rect-pack';
 *
 * const packSkyline = createSkylinePacker('bottom-left');
 * packSkyline([{ width: 6, height: 4 }, { width: 4, height: 10 }], { width: 10, height: 10 }).pages.length; // => 1
 * ```
 */
export function createSkylinePacker(rule: Exclude<SkylineRule, 'lowest-gap'>): Packer {
  const name = checkChoice(rule, 'rule', ['bottom-left', 'bottom-left-waste-map']);
  return oneByOne(() => new Skyline(name === 'bottom-left-waste-map'));
}

/**
 * A packer that bundles MaxRects alone: `max-rects/<rule>`.
 *
 * @param rule - which free rectangle is taken
 * @returns the packer
 * @throws {@link InvalidInputError} `bad-choice`
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 *
 * @example
 * ```ts
 * import { createMaxRectsPacker } from '@kit/rect-pack';
 *
 * const packDense = createMaxRectsPacker('best-short-side');
 * packDense([{ width: 6, height: 4 }, { width: 4, height: 10 }], { width: 10, height: 10 }).pages.length; // => 1
 * ```
 */
export function createMaxRectsPacker(rule: MaxRectsRule): Packer {
  const name = checkChoice(rule, 'rule', ['bottom-left', 'best-short-side', 'best-area', 'contact-point']);
  return oneByOne(() => new MaxRects(name));
}

/** One rectangle after the other into bins of this kind. */
function oneByOne(makeBin: () => OnlineBin): Packer {
  return packerOf((items) => {
    const bin = makeBin();
    return (order, { width, height }, out, page) => {
      bin.reset(width, height);
      for (const item of order) {
        if (!bin.place(items.width[item], items.height[item], items.turnable[item])) continue;
        out.x[item] = bin.x;
        out.y[item] = bin.y;
        out.turned[item] = bin.turned;
        out.page[item] = page;
      }
    };
  });
}

/** The gap chooses among so many of them. */
function byGap(lookFor: (count: number) => Look): Packer {
  return packerOf((items) => {
    const kernel = new LowestGap(gapItems(items), narrowestFirst);
    const look = lookFor(items.count);
    const place = { x: 0, y: 0, maxWaste: Number.POSITIVE_INFINITY };
    return (order, { width, height }, out, page) => {
      const job = { order, count: order.length, width, height, ...place, ...look, out, page };
      runSlices(kernel.run(job, longPace()));
    };
  });
}
