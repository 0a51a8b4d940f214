/** The parts that steps are put together from, in the public shapes: digits from 1 outside, from 0 in the kernels. */

import { digitsOf, lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import type { Tables } from '../../kernel/tables.js';
import type {
  Candidate,
  House,
  Link,
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

/** The candidate `cell * size + digit`, or several. */
export function candidateAt({ size }: Tables, node: number): Candidate {
  return { cell: Math.floor(node / size), digit: (node % size) + 1 };
}
export function candidatesOf(tables: Tables, nodes: readonly number[]): Candidate[] {
  return nodes.map((node) => candidateAt(tables, node));
}

/** Candidates by cell and then digit, each once. */
export function inOrder(candidates: readonly Candidate[]): Candidate[] {
  const byNumber = new Map(candidates.map((candidate) => [candidate.cell * 32 + candidate.digit, candidate]));
  return [...byNumber.values()].sort((a, b) => a.cell - b.cell || a.digit - b.digit);
}

/** Candidates by what they are in the pattern. */
type ByRole = Readonly<Partial<Record<Role, readonly Candidate[]>>>;

/** Lists of candidates with the roles `'set-1'`, `'set-2'` … */
export function numbered(role: 'set' | 'petal', lists: readonly (readonly Candidate[])[]): ByRole {
  return Object.fromEntries(lists.map((list, i) => [`${role}-${i + 1}`, list]));
}

/** A parameter of a message but for its type, which has the name of the one field that is left. */
type Named<Param = MessageParam> = Param extends MessageParam ? Omit<Param, 'type'> : never;

/** What a step is made of; what is left out is empty. */
export type StepParts = {
  readonly key?: MessageKey;
  readonly placements?: readonly Candidate[];
  readonly eliminations?: readonly Candidate[];
  /** The pattern's candidates: by role, and after these others that have one. */
  readonly roles?: ByRole;
  readonly candidates?: readonly PatternCandidate[];
  /** The pattern's houses by role. */
  readonly houses?: Readonly<Partial<Record<PatternHouse['role'], readonly House[]>>>;
  readonly links?: readonly Link[];
  readonly branches?: readonly (readonly Link[])[];
  /** What the message names, beside the eliminations; what is undefined it doesn't. */
  readonly params: Readonly<Record<string, Named | undefined>>;
};

/** A step; its message has the technique's name as key unless another is given, and names the eliminations last. */
export function stepOf(technique: TechniqueId, parts: StepParts): Step {
  const { key = technique, placements = [], eliminations = [], roles = {}, links = [], branches } = parts;
  const candidates: PatternCandidate[] = [];
  for (const role of Object.keys(roles) as Role[]) {
    for (const { cell, digit } of roles[role] as readonly Candidate[]) candidates.push({ cell, digit, role });
  }
  if (parts.candidates !== undefined) candidates.push(...parts.candidates);
  const houses: PatternHouse[] = [];
  for (const role of Object.keys(parts.houses ?? {}) as PatternHouse['role'][]) {
    for (const house of (parts.houses as Record<string, readonly House[]>)[role]) houses.push({ house, role });
  }
  const pattern = branches === undefined ? { candidates, houses, links } : { candidates, houses, links, branches };
  const params = paramsOf(parts.params);
  if (eliminations.length > 0) params['eliminations'] = { type: 'candidates', candidates: eliminations };
  return { technique, placements, eliminations, pattern, message: { key, params } };
}

/** What a message names. */
export function paramsOf(named: StepParts['params']): Record<string, MessageParam> {
  const params: Record<string, MessageParam> = {};
  for (const name of Object.keys(named)) {
    const param = named[name];
    if (param !== undefined) params[name] = { type: Object.keys(param)[0], ...param } as MessageParam;
  }
  return params;
}

/** Cells that a message names. */
export const cellsParam = (cells: readonly number[]): MessageParam => ({ type: 'cells', cells });

/** Digits from 1 that a message names. */
export const digitsParam = (digits: readonly number[]): MessageParam => ({ type: 'digits', digits });

/** Houses that a message names. */
export const housesParam = (houses: readonly number[]): MessageParam => ({ type: 'houses', houses });

/** Links that a message names. */
export const linksParam = (links: readonly Link[]): MessageParam => ({ type: 'links', links });
