import { checkInteger, checkOptions } from '@kit/grid';
import { PageShape } from '../shape/page-shape.js';
import { readSideRules } from '../shape/read-shape.js';
import type { CropOptions, Packing, Page } from '../types.js';
import { checkPages, withPages } from './check-packing.js';

/**
 * Every page cropped on its own: as small as what lies on it allows. Nothing moves, no page becomes larger.
 *
 * @param packing - a packing
 * @param options - the border to keep, and what the sides have to be
 * @returns the packing with smaller pages
 * @throws {@link InvalidInputError} `bad-options`, `bad-list`, `bad-number`, `bad-id`, `bad-flag`,
 * `unknown-option`, `contradictory-options`
 *
 * @example
 * ```ts
 * import { cropPages, pack } from '@kit/rect-pack';
 *
 * const packing = pack([{ width: 30, height: 20 }], { width: 128, height: 128 });
 * const { width, height } = cropPages(packing, { powerOfTwo: true }).pages[0]!;
 * [width, height]; // => [32, 32]
 * ```
 */
export function cropPages<Id extends string | number, Data>(
  packing: Packing<Id, Data>,
  options: CropOptions = {},
): Packing<Id, Data> {
  const { border = 0, square = false } = checkCrop(options, 'options');
  const shape = new PageShape({
    ...readSideRules(options),
    maxWidth: Number.POSITIVE_INFINITY,
    maxHeight: Number.POSITIVE_INFINITY,
    ratio: undefined,
    maxAspect: Number.POSITIVE_INFINITY,
  });
  const pages = checkPages(packing).map((page): Page<Id, Data> => {
    let right = 1;
    let bottom = 1;
    let area = 0;
    for (const rect of page.placed) {
      const around = border + (rect.extrude ?? 0);
      right = Math.max(right, rect.x + rect.width + around);
      bottom = Math.max(bottom, rect.y + rect.height + around);
      area += rect.width * rect.height;
    }
    const side = Math.max(right, bottom);
    const width = Math.min(page.width, shape.roundUp(square ? side : right));
    const height = Math.min(page.height, shape.roundUp(square ? side : bottom));
    return { ...page, width, height, occupancy: area / (width * height) };
  });
  return withPages(packing, pages);
}

/** Checks how pages are to be cropped. */
export function checkCrop(options: CropOptions, name: string): CropOptions {
  const { border = 0 } = checkOptions(options, ['border', 'square', 'powerOfTwo', 'multipleOf'], name);
  checkInteger(border, `${name}.border`, 0, 4096);
  readSideRules(options, name);
  return options;
}
