/**
 * What is kept of a step so that it can be drawn: cells, houses and digits in the kernels' numbers, and nothing public.
 *
 * `describe.ts` makes patterns and messages of it. Who wants the score alone has these few numbers made in vain, and no
 * code for words.
 */

/** By form, the parts of a step. Digits count from 0; `digits`, `pair` and `mask` fields named so are masks of digits. */
export type Shape =
  | { readonly form: 'single'; readonly house: number }
  | { readonly form: 'locked'; readonly digit: number; readonly base: number; readonly cover: number }
  | {
      readonly form: 'naked';
      readonly cells: readonly number[];
      readonly houses: readonly number[];
      readonly digits: number;
    }
  | { readonly form: 'hidden'; readonly cells: readonly number[]; readonly house: number; readonly digits: number }
  | {
      readonly form: 'fish';
      readonly digit: number;
      readonly bases: readonly number[];
      readonly covers: readonly number[];
    }
  | {
      readonly form: 'turbot';
      readonly digit: number;
      /** End, joint, joint, end. */
      readonly cells: readonly number[];
      /** The houses of the two strong links; none if they are still to be found. */
      readonly houses: readonly number[];
    }
  | { readonly form: 'rectangle'; readonly digit: number; readonly box: number; readonly line: number }
  | { readonly form: 'wing'; readonly pivot: number; readonly wings: readonly number[]; readonly struck: number }
  | {
      readonly form: 'w-wing';
      readonly wings: readonly number[];
      readonly bridge: readonly number[];
      readonly house: number;
      readonly struck: number;
      readonly other: number;
    }
  | { readonly form: 'bug'; readonly cell: number; readonly extra: number }
  | {
      readonly form: 'deadly';
      readonly corners: readonly number[];
      readonly pair: readonly number[];
      readonly extra: readonly number[];
      readonly subset: readonly number[];
      readonly houses: readonly number[];
    }
  | {
      readonly form: 'avoidable';
      readonly corners: readonly number[];
      /** What the open corners would have to hold. */
      readonly open: readonly number[];
    }
  | {
      readonly form: 'sue-de-coq';
      readonly line: number;
      readonly box: number;
      readonly crossing: readonly number[];
      readonly lineSet: readonly number[];
      readonly boxSet: readonly number[];
    }
  | {
      readonly form: 'colors';
      readonly digit: number;
      /** Sets of cells: one component's two colours, or two components'. */
      readonly colors: readonly ArrayLike<number>[];
    }
  | { readonly form: 'remote-pair'; readonly cells: readonly number[] }
  | {
      readonly form: 'chain';
      /** Candidates in order. */
      readonly nodes: readonly number[];
      readonly first: 'strong' | 'weak';
    }
  | {
      readonly form: 'sets';
      readonly sets: readonly (readonly number[])[];
      /** The digits of the links. */
      readonly digits: readonly number[];
    }
  | {
      readonly form: 'loop';
      /** By node: its cells. */
      readonly cells: readonly (readonly number[])[];
      /** By node: its digit. */
      readonly digits: readonly number[];
      readonly first: 'strong' | 'weak';
    }
  | { readonly form: 'forcing'; readonly conclusion: number; readonly isNet: boolean }
  | { readonly form: 'guess' };
