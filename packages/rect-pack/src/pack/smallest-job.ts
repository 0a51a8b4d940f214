/** What a call of `packSmallest` asks for. */
import { checkInteger, checkList, checkNumber, checkOptions } from '@kit/grid';
import { maxPageSide, maxRects } from '../rects/limits.js';
import { frameOffset } from '../rects/raster.js';
import { commonNames, type ReadOptions, readOptions } from '../rects/read-options.js';
import { PageShape, type ShapeRules } from '../shape/page-shape.js';
import { checkForm, readSideRules, rulesInBlocks } from '../shape/read-shape.js';
import type { RectInput, SmallestOptions } from '../types.js';

const names = /* @__PURE__ */ (() =>
  [...commonNames, 'square', 'powerOfTwo', 'multipleOf', 'maxWidth', 'maxHeight', 'ratio', 'maxAspect'] as const)();

/** What is asked for, checked. */
export type SmallestJob = {
  readonly rects: readonly RectInput[];
  readonly options: SmallestOptions;
  readonly common: ReadOptions;
  readonly rules: ShapeRules;
  /** Widths are tried up to this aspect, as long as a maximum side does not ask for more. */
  readonly likelyAspect: number;
  /** The pages that are allowed. */
  readonly form: SmallestForm;
};

/** The pages that are allowed, in blocks of so many pixels. */
export type SmallestForm = { readonly unit: number; readonly shape: PageShape; readonly offset: number };

/** Checks all but the rectangles. */
export function readJob(rects: readonly RectInput[], options: SmallestOptions): SmallestJob {
  const { maxWidth = maxPageSide, maxHeight = maxPageSide, ratio, maxAspect } = checkOptions(options, names);
  const common = readOptions(options);
  if (maxAspect !== undefined) checkNumber(maxAspect, 'options.maxAspect', 1, 1024);
  const { square, powerOfTwo, multipleOf } = readSideRules(options);
  // Member by member: to spread the rules takes longer than to pack ten rectangles.
  const rules = {
    square,
    powerOfTwo,
    multipleOf,
    maxWidth: checkInteger(maxWidth, 'options.maxWidth', 1, maxPageSide, 'bad-size'),
    maxHeight: checkInteger(maxHeight, 'options.maxHeight', 1, maxPageSide, 'bad-size'),
    ratio: ratio === undefined ? undefined : checkNumber(ratio, 'options.ratio', 1 / 1024, 1024),
    maxAspect: maxAspect ?? Number.POSITIVE_INFINITY,
  };
  const form = pagesIn(rules, common, options, common.alignTo);
  checkList(rects, 'rects', 0, maxRects);
  return { common, rects, rules, options, form, likelyAspect: maxAspect ?? 2 };
}

export function pagesIn(rules: ShapeRules, common: ReadOptions, options: SmallestOptions, unit: number): SmallestForm {
  const { border, padding } = common;
  const shape = new PageShape(unit === 1 ? rules : rulesInBlocks(rules, unit));
  checkForm(shape, options);
  return { unit, shape, offset: frameOffset({ unit, border, padding }) };
}
