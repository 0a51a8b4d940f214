/** The parts that steps on layouts are put together from, in the public shapes: digits from 1 outside, from 0 inside. */

import type { Slices } from '@kit/grid';
import { layoutOf } from '../board/read-position.js';
import { digitsOfMask } from '../layout/digits.js';
import type {
  Candidate,
  ChainNode,
  House,
  Link,
  Message,
  MessageParam,
  PatternCandidate,
  PatternHouse,
  Step,
  TechniqueId,
} from '../types.js';
import type { View } from './view.js';

/** Takes one step; true means that no more are wanted. */
export type Emit = (step: Step) => boolean;

/** A technique on layouts: emits every instance until `emit` wants no more, and says whether it did. */
export type LayoutFinder = {
  /** The techniques whose steps it makes. */
  readonly ids: readonly TechniqueId[];
  /** Is it left out where no technique is named? */
  readonly isByName?: boolean;
  /** Emits the instances; `wanted` says which of the ids are asked for. */
  readonly run: (view: View, emit: Emit, wanted: (id: TechniqueId) => boolean) => Slices<boolean>;
};

/** What a step is made of; what is left out is empty. */
export type StepParts = {
  readonly placements?: readonly Candidate[];
  readonly eliminations?: readonly Candidate[];
  readonly candidates?: readonly PatternCandidate[];
  readonly houses?: readonly PatternHouse[];
  readonly links?: readonly Link[];
  readonly branches?: readonly (readonly Link[])[];
  readonly key?: Message['key'];
  readonly params: Message['params'];
};

/** The step of a technique. */
export function stepOf(view: View, technique: TechniqueId, parts: StepParts): Step {
  const { placements = [], eliminations = [], candidates = [], houses = [], links = [], branches, key, params } = parts;
  return {
    technique,
    placements,
    eliminations,
    pattern: { candidates, houses, links, ...(branches === undefined ? {} : { branches }) },
    message: {
      key: key ?? technique,
      params:
        eliminations.length === 0
          ? params
          : { ...params, eliminations: { type: 'candidates', candidates: eliminations } },
    },
    ...layoutOf(view.tables),
  };
}

/** The candidates of nodes. */
export function candidatesOfNodes({ tables }: View, nodes: readonly number[]): Candidate[] {
  return nodes.map((node) => ({ cell: Math.floor(node / tables.size), digit: (node % tables.size) + 1 }));
}

/** All candidates of some cells that are in the mask, with a role. */
export function allWithRole(
  view: View,
  cells: readonly number[],
  role: string,
  mask: number = view.tables.full,
): PatternCandidate[] {
  return cells.flatMap((cell) => digitsOfMask(view.masks[cell] & mask).map((digit) => ({ cell, digit, role })));
}

/** The candidates with a role. */
export function withRole(candidates: readonly Candidate[], role: string): PatternCandidate[] {
  return candidates.map(({ cell, digit }) => ({ cell, digit, role }));
}

/** Houses with a role. */
export function housesAs(houses: readonly House[], role: PatternHouse['role'] = 'house'): PatternHouse[] {
  return houses.map((house) => ({ house, role }));
}

/** A node of a chain. */
export function chainNode({ tables }: View, node: number): ChainNode {
  return { cells: [Math.floor(node / tables.size)], digit: (node % tables.size) + 1 };
}

/** Cells that a message names. */
export const cellsParam = (cells: readonly number[]): MessageParam => ({
  type: 'cells',
  cells: [...cells].sort((a, b) => a - b),
});

/** Digits from 1 that a message names. */
export const digitsParam = (digits: readonly number[]): MessageParam => ({ type: 'digits', digits });

/** Houses that a message names. */
export const housesParam = (houses: readonly number[]): MessageParam => ({ type: 'houses', houses });

/** A number that a message names. */
export const countParam = (count: number): MessageParam => ({ type: 'count', count });

/** Links that a message names. */
export const linksParam = (links: readonly Link[]): MessageParam => ({ type: 'links', links });
