/** The parts that steps are put together from, in the public shapes: digits from 1 outside, from 0 in the kernels. */

import { digitsOf, lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import type { Tables } from '../../kernel/tables.js';
import type {
  Candidate,
  House,
  Link,
  Message,
  MessageKey,
  MessageParam,
  PatternCandidate,
  PatternHouse,
  Role,
  Step,
  TechniqueId,
} from '../../types.js';

export { digitsOf };

/** The cells at the places of a full house that are in the mask, ascending. */
export function cellsAt({ size, houseCells }: Tables, house: House, places: number): number[] {
  const cells: number[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) cells.push(houseCells[house * size + lowestBit(rest)]);
  return cells;
}

/** One digit (from 0) in each of the cells. */
export function inCells(cells: readonly number[], digit: number): Candidate[] {
  return cells.map((cell) => ({ cell, digit: digit + 1 }));
}

/** The candidates of the cells that are in the mask, by cell and then digit. */
export function candidatesIn(state: State, cells: readonly number[], mask: number = state.tables.full): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of cells) {
    for (let rest = state.masks[cell] & mask; rest !== 0; rest &= rest - 1)
      found.push({ cell, digit: lowestBit(rest) + 1 });
  }
  return found;
}

/** The candidates with what they are in the pattern. */
export function withRole(role: Role, candidates: readonly Candidate[]): PatternCandidate[] {
  return candidates.map(({ cell, digit }) => ({ cell, digit, role }));
}

/** The roles of colours: a cluster's two, then those of a second cluster. */
export const colorRoles = ['color-a', 'color-b', 'color-c', 'color-d'] as const;

/** The houses with what they are in the pattern. */
export function housesAs(role: PatternHouse['role'], houses: readonly House[]): PatternHouse[] {
  return houses.map((house) => ({ house, role }));
}

/** What a step is made of; what is left out is empty. */
export type StepParts = {
  readonly key?: MessageKey;
  readonly placements?: readonly Candidate[];
  readonly eliminations?: readonly Candidate[];
  readonly candidates?: readonly PatternCandidate[];
  readonly houses?: readonly PatternHouse[];
  readonly params: Message['params'];
};

/** A step without links; its message names the eliminations last. */
export function stepOf(technique: TechniqueId, parts: StepParts): Step {
  const { key = technique, placements = [], eliminations = [], candidates = [], houses = [], params } = parts;
  const named =
    eliminations.length === 0 ? {} : { eliminations: { type: 'candidates', candidates: eliminations } as const };
  return {
    technique,
    placements,
    eliminations,
    pattern: { candidates, houses, links: [] },
    message: { key, params: { ...params, ...named } },
  };
}

/** A step that strikes out candidates; its message has the technique's name as key and names the eliminations last. */
export function eliminationStep(
  technique: TechniqueId,
  eliminations: readonly Candidate[],
  pattern: { candidates: readonly PatternCandidate[]; houses?: readonly PatternHouse[]; links?: readonly Link[] },
  params: Message['params'],
): Step {
  return {
    technique,
    placements: [],
    eliminations,
    pattern: { candidates: pattern.candidates, houses: pattern.houses ?? [], links: pattern.links ?? [] },
    message: { key: technique, params: { ...params, eliminations: { type: 'candidates', candidates: eliminations } } },
  };
}

/** Cells that a message names. */
export const cellsParam = (cells: readonly number[]): MessageParam => ({ type: 'cells', cells });

/** Digits from 1 that a message names. */
export const digitsParam = (digits: readonly number[]): MessageParam => ({ type: 'digits', digits });

/** Houses that a message names. */
export const housesParam = (houses: readonly number[]): MessageParam => ({ type: 'houses', houses });

/** A number that a message names. */
export const countParam = (count: number): MessageParam => ({ type: 'count', count });

/** Links that a message names. */
export const linksParam = (links: readonly Link[]): MessageParam => ({ type: 'links', links });
