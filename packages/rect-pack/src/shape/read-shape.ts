/**
 * What options say about the sides of a page, and what can't be said at once.
 */
import { checkFlag, checkInteger, InvalidInputError } from '@kit/grid';
import { maxPageSide } from '../rects/limits.js';
import { leastCommonMultiple } from '../rects/raster.js';
import type { SmallestOptions } from '../types.js';
import type { PageShape, ShapeRules } from './page-shape.js';

type SideOptions = Pick<SmallestOptions, 'square' | 'powerOfTwo' | 'multipleOf'>;

type SideRules = Pick<ShapeRules, 'square' | 'powerOfTwo' | 'multipleOf'>;

/** Checks the rules for sides. */
export function readSideRules(
  { square = false, powerOfTwo = false, multipleOf = 1 }: SideOptions,
  name = 'options',
): SideRules {
  checkFlag(square, `${name}.square`);
  checkFlag(powerOfTwo, `${name}.powerOfTwo`);
  checkInteger(multipleOf, `${name}.multipleOf`, 1, maxPageSide);
  // Both sides are below 2³¹.
  if (powerOfTwo && (multipleOf & (multipleOf - 1)) !== 0) {
    throw contradiction(`no power of two is a multiple of ${name}.multipleOf, ${multipleOf}`);
  }
  return { square, powerOfTwo, multipleOf };
}

/** The rules for pages that are counted in blocks of so many pixels. */
export function rulesInBlocks(rules: ShapeRules, unit: number): ShapeRules {
  const { square, powerOfTwo, multipleOf, maxWidth, maxHeight, ratio, maxAspect } = rules;
  if (powerOfTwo && (unit & (unit - 1)) !== 0) {
    throw contradiction(`no power of two holds whole blocks of options.alignTo, ${unit}`);
  }
  const inBlocks = {
    square,
    powerOfTwo,
    multipleOf: leastCommonMultiple(multipleOf, unit) / unit,
    maxWidth: Math.floor(maxWidth / unit),
    maxHeight: Math.floor(maxHeight / unit),
    ratio,
    maxAspect,
  };
  if (Math.min(inBlocks.maxWidth, inBlocks.maxHeight) > 0) return inBlocks;
  throw contradiction(`no page within the maxima holds a block of options.alignTo, ${unit}`);
}

/** So many widths are looked at before it is believed that there is a page. */
const maxWidths = 65_536;

/** Is there a page that keeps all rules? */
export function checkForm(shape: PageShape, { square = false, ratio, maxAspect }: SmallestOptions): void {
  if (square && ratio !== undefined && ratio !== 1) {
    throw contradiction(`options.square asks for another form than options.ratio, ${ratio}`);
  }
  if (ratio !== undefined && Math.max(ratio, 1 / ratio) > (maxAspect ?? Number.POSITIVE_INFINITY)) {
    throw contradiction(`options.ratio, ${ratio}, is beyond options.maxAspect, ${maxAspect}`);
  }
  if (shape.isFree) return;
  let tried = 0;
  // A wider page is no lower, so none that is wider than the first that is too high needs to be asked.
  for (
    let width = shape.roundUp(1);
    width <= shape.maxWidth && shape.isLowEnough(width);
    width = shape.roundUp(width + 1)
  ) {
    if (shape.heightBelow(width, Number.POSITIVE_INFINITY) > 0 || ++tried === maxWidths) return;
    // Where the width does not fix the height, one width is as good as another.
    if (!shape.isFixed) break;
  }
  throw contradiction('no page keeps all of them together, the sides, the form and the maxima');
}

function contradiction(what: string): InvalidInputError {
  return new InvalidInputError('contradictory-options', `options contradict each other: ${what}`, { name: 'options' });
}
