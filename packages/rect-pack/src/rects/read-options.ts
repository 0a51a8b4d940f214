/**
 * Options that all packers share, checked and with their defaults.
 */
import { checkChoice, checkFlag, checkInteger, checkObject, checkSeed } from '@kit/grid';
import type { CommonOptions, Effort, Order, Page, PageSize } from '../types.js';
import { maxPageSide } from './limits.js';

/** The most that `padding`, `border` and `extrude` may be. */
export const maxSpace = 4096;

/** The largest block that `alignTo` may ask for. */
export const maxBlock = 4096;

const orders: readonly Order[] = [
  'auto',
  'given',
  'area',
  'height',
  'width',
  'perimeter',
  'longer-side',
  'shorter-side',
];

/** The names of the shared options. */
export const commonNames = [
  'rotate',
  'turn',
  'padding',
  'border',
  'extrude',
  'alignTo',
  'order',
  'effort',
  'seed',
  'maxEvaluations',
] as const;

/** The shared options with their defaults. */
export type ReadOptions = {
  readonly rotate: boolean;
  /** What pages with turned rectangles say. */
  readonly turn: Page['turn'];
  readonly padding: number;
  readonly border: number;
  readonly extrude: number;
  readonly alignTo: number;
  readonly order: Order;
  readonly effort: Effort;
  readonly seed: number;
  readonly maxEvaluations: number;
};

/** Checks the values of the shared options; their names have been checked. */
export function readOptions(options: CommonOptions): ReadOptions {
  const {
    rotate = false,
    turn = 'clockwise',
    padding = 0,
    border = 0,
    extrude = 0,
    alignTo = 1,
    order = 'auto',
    effort = 'good',
    seed = 0,
    maxEvaluations = 20_000,
  } = options;
  return {
    rotate: checkFlag(rotate, 'options.rotate'),
    turn: turnOf(turn),
    padding: checkInteger(padding, 'options.padding', 0, maxSpace),
    border: checkInteger(border, 'options.border', 0, maxSpace),
    extrude: checkInteger(extrude, 'options.extrude', 0, maxSpace),
    alignTo: checkInteger(alignTo, 'options.alignTo', 1, maxBlock),
    order: checkChoice(order, 'options.order', orders),
    effort: checkChoice(effort, 'options.effort', ['fast', 'good', 'best']),
    seed: checkSeed(seed, 'options.seed'),
    maxEvaluations: checkInteger(maxEvaluations, 'options.maxEvaluations', 0),
  };
}

function turnOf(turn: CommonOptions['turn']): Page['turn'] {
  checkChoice(turn, 'options.turn', ['clockwise', 'counter-clockwise']);
  return turn === 'clockwise' ? undefined : turn;
}

/** Checks a side of a page. */
export function checkPageSide(value: unknown, name: string): number {
  return checkInteger(value, name, 1, maxPageSide, 'bad-size');
}

/** Checks the size of a page. */
export function readPageSize(size: PageSize, name: string): PageSize {
  const { width, height } = checkObject(size, name);
  return { width: checkPageSide(width, `${name}.width`), height: checkPageSide(height, `${name}.height`) };
}
