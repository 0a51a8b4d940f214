/**
 * What is kept of a step so that it can be drawn: cells, houses and digits in the kernels' numbers, and nothing public.
 *
 * `describe.ts` makes patterns and messages of it. Who wants the score alone has these few numbers made in vain, and no
 * code for words.
 */

type Numbers = readonly number[];

/** By form, the parts of a step. Digits count from 0, but for those of `naked` and `hidden`, which are masks. */
export type Shapes = {
  /** The house of a hidden single or a full house, or −1. */
  readonly single: { readonly house: number };
  readonly locked: { readonly digit: number; readonly base: number; readonly cover: number };
  readonly naked: { readonly cells: Numbers; readonly houses: Numbers; readonly digits: number };
  readonly hidden: { readonly cells: Numbers; readonly house: number; readonly digits: number };
  readonly fish: { readonly digit: number; readonly bases: Numbers; readonly covers: Numbers };
  /** End, joint, joint, end; the houses of the two strong links, none if they are still to be found. */
  readonly turbot: { readonly digit: number; readonly cells: Numbers; readonly houses: Numbers };
  readonly rectangle: { readonly digit: number; readonly box: number; readonly line: number };
  readonly wing: { readonly pivot: number; readonly wings: Numbers; readonly struck: number };
  readonly 'w-wing': {
    readonly wings: Numbers;
    readonly bridge: Numbers;
    readonly house: number;
    readonly struck: number;
    readonly other: number;
  };
  readonly bug: { readonly cell: number; readonly extra: number };
  readonly deadly: {
    readonly corners: Numbers;
    readonly pair: Numbers;
    readonly extra: Numbers;
    readonly subset: Numbers;
    readonly houses: Numbers;
  };
  /** The corners, and what the open ones would have to hold. */
  readonly avoidable: { readonly corners: Numbers; readonly open: Numbers };
  readonly 'sue-de-coq': {
    readonly line: number;
    readonly box: number;
    readonly crossing: Numbers;
    readonly lineSet: Numbers;
    readonly boxSet: Numbers;
  };
  /** Sets of cells: one component's two colours, or two components'. */
  readonly colors: { readonly digit: number; readonly colors: readonly ArrayLike<number>[] };
  readonly 'remote-pair': { readonly cells: Numbers };
  /** Candidates in order. */
  readonly chain: { readonly nodes: Numbers; readonly first: 'strong' | 'weak' };
  /** The sets, and the digits of their links. */
  readonly sets: { readonly sets: readonly Numbers[]; readonly digits: Numbers };
  /** By node its cells, and its digit. */
  readonly loop: { readonly cells: readonly Numbers[]; readonly digits: Numbers; readonly first: 'strong' | 'weak' };
  readonly forcing: { readonly conclusion: number; readonly isNet: boolean };
  readonly guess: object;
};

/** The parts of a step of some form. */
export type Shape = { [Form in keyof Shapes]: { readonly form: Form } & Shapes[Form] }[keyof Shapes];
