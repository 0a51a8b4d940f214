/** The names of the rules, family by family: a list each, so that a packer of one family carries no other's. */
import type { GuillotineChoice, GuillotineSplit, MaxRectsRule, ShelfRule, SkylineRule } from '../types.js';

/** How the guillotine chooses a free rectangle. */
export const guillotineChoices: readonly GuillotineChoice[] = [
  'best-area',
  'best-short-side',
  'best-long-side',
  'worst-area',
  'worst-short-side',
  'worst-long-side',
];
/** How it cuts the rest of it. */
export const guillotineSplits: readonly GuillotineSplit[] = [
  'shorter-leftover',
  'longer-leftover',
  'min-area',
  'max-area',
  'shorter-axis',
  'longer-axis',
];
/** How a shelf is chosen. */
export const shelfRules: readonly ShelfRule[] = [
  'next-fit',
  'first-fit',
  'best-height',
  'best-width',
  'worst-width',
  'best-area',
  'worst-area',
];
/** MaxRects' rules. */
export const maxRectsRules: readonly MaxRectsRule[] = [
  'best-short-side',
  'best-long-side',
  'best-area',
  'bottom-left',
  'contact-point',
];

/** The skyline's that place one rectangle after the other. */
export const edgeRules: readonly Exclude<SkylineRule, 'lowest-gap'>[] = [
  'bottom-left',
  'best-fit',
  'bottom-left-waste-map',
  'best-fit-waste-map',
];
/** The skyline's; `lowest-gap` is a kernel of its own. */
export const skylineRules: readonly SkylineRule[] = /* @__PURE__ */ (() => [...edgeRules, 'lowest-gap' as const])();
