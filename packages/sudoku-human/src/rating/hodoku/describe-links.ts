/** Patterns that are links: turbot fish and their like, chains, loops, sets. */

import { countBits } from '../../kernel/bits.js';
import { cellOf, digitOf } from '../../kernel/candidates.js';
import { sharedHouses } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import {
  candidatesIn,
  cellsParam,
  digitsOf,
  digitsParam,
  housesAs,
  housesParam,
  inCells,
  linksParam,
  withRole,
} from '../../techniques/shared/parts.js';
import type { ChainNode, Link, PatternCandidate } from '../../types.js';
import type { Parts } from '../parts.js';
import type { Found } from './found.js';
import type { Shapes } from './shapes.js';

/**
 * Two strong links of a digit, joined by a weak one. Where both are in lines of one kind, or one in a row and one in a
 * column, what the chain rules out beyond a skyscraper or a kite are places of a box that a line has claimed before.
 */
export function describeTurbot(state: State, shape: Shapes['turbot']): Parts {
  const { digit, cells } = shape;
  const houses = shape.houses.length > 0 ? shape.houses : housesOfPairs(state, digit, cells);
  return {
    candidates: [
      ...withRole('end', inCells([cells[0], cells[3]], digit)),
      ...withRole('joint', inCells([cells[1], cells[2]], digit)),
    ],
    houses: housesAs('house', [...new Set(houses)]),
    links: linked(
      cells.map((cell) => ({ cells: [cell], digit: digit + 1 })),
      'strong',
    ),
    params: {
      digit: digitsParam([digit + 1]),
      houses: housesParam([...new Set(houses)]),
      joints: cellsParam([cells[1], cells[2]]),
      ends: cellsParam([cells[0], cells[3]]),
    },
  };
}

/** Houses in which the first two and the last two cells are the only places; boxes before lines. */
function housesOfPairs({ places }: State, digit: number, [a, b, c, d]: readonly number[]): number[] {
  return [[a, b], [c, d]].map((pair) => {
    const houses = sharedHouses(pair).filter((house) => countBits(places[house * 9 + digit]) === 2);
    return houses[houses.length - 1];
  }); // biome-ignore format: two pairs
}

/** An X-Chain or XY-Chain. */
export function describeChain(_: State, { nodes, first }: Shapes['chain']): Parts {
  const ends = nodes.map((node) => ({ cells: [cellOf(node)], digit: digitOf(node) + 1 }));
  const links = linked(ends, first);
  return {
    candidates: colored(ends, 'off'),
    links,
    params: { chain: linksParam(links), digit: digitsParam([ends[0].digit]) },
  };
}

/** Cells with the same two digits. */
export function describeRemotePair({ masks }: State, { cells }: Shapes['remote-pair']): Parts {
  const digits = digitsOf(masks[cells[0]]);
  const nodes = cells.flatMap((cell, i) => [
    { cells: [cell], digit: digits[i % 2] },
    { cells: [cell], digit: digits[1 - (i % 2)] },
  ]);
  return {
    candidates: colored(nodes, 'off'),
    links: linked(nodes, 'strong'),
    params: {
      cells: cellsParam(cells),
      ends: cellsParam([cells[0], cells[cells.length - 1]]),
      digits: digitsParam(digits),
    },
  };
}

/** Almost locked sets, each joined to the next by a digit; two sets by all their digits. */
export function describeSets(state: State, { sets, digits }: Shapes['sets']): Parts {
  const nodeIn = (cells: readonly number[], digit: number): ChainNode => ({
    cells: cells.filter((cell) => state.masks[cell] & (1 << digit)),
    digit: digit + 1,
  });
  const links = digits.map((digit, i): Link => {
    const [a, b] = sets.length === 2 ? sets : [sets[i], sets[i + 1]];
    return { from: nodeIn(a, digit), to: nodeIn(b, digit), type: 'weak' };
  });
  return {
    candidates: sets.flatMap((cells, i) => withRole(`set-${i + 1}`, candidatesIn(state, cells))),
    links,
    params: {
      first: cellsParam(sets[0]),
      last: cellsParam(sets[sets.length - 1]),
      between: cellsParam(sets.slice(1, -1).flat()),
      common: digitsParam(digits.map((digit) => digit + 1)),
      count: { type: 'count', count: sets.length },
    },
  };
}

/** A nice loop or an AIC, by what its path says about its ends. */
export function describeLoop(_: State, shape: Shapes['loop'], { technique }: Found): Parts {
  const nodes = shape.cells.map((cells, i): ChainNode => ({ cells: [...cells], digit: shape.digits[i] + 1 }));
  const [start] = nodes;
  if (technique.endsWith('aic')) {
    const links = linked(nodes, 'strong');
    const isOneDigit = nodes.every(({ digit }) => digit === start.digit);
    return {
      ...(isOneDigit && technique === 'grouped-aic' ? { technique: 'grouped-x-chain' as const } : {}),
      candidates: colored(nodes, 'off'),
      links,
      params: { chain: linksParam(links) },
    };
  }
  if (technique.endsWith('discontinuous-nice-loop')) {
    return describeDiscontinuous(nodes, shape.first, technique);
  }
  const links = linked([...nodes, start], 'strong');
  return { candidates: colored(nodes, 'off'), links, params: { chain: linksParam(links) } };
}

/** The loop begins and ends at the candidate that it decides; inside its cell another digit may lead to it. */
function describeDiscontinuous(
  path: readonly ChainNode[],
  pathFirst: 'strong' | 'weak',
  technique: Found['technique'],
): Parts {
  const [start, end] = [path[0], path[path.length - 1]];
  const isSame = start.digit === end.digit;
  const nodes = isSame ? path : pathFirst === 'weak' ? [...path, start] : [end, ...path];
  const first = isSame ? pathFirst : 'weak';
  const links = linked(nodes, first);
  const decided = nodes[0];
  const isOn = first === 'strong';
  return {
    ...(isOn ? { key: `${technique}-on` } : {}),
    candidates: [
      { cell: decided.cells[0], digit: decided.digit, role: 'discontinuity' },
      ...colored(nodes.slice(1, -1), isOn ? 'on' : 'off'),
    ],
    links,
    params: {
      chain: linksParam(links),
      cell: cellsParam([decided.cells[0]]),
      digit: digitsParam([decided.digit]),
    },
  };
}

/** Links from node to node, in turn of the two types. */
export function linked(nodes: readonly ChainNode[], first: Link['type']): Link[] {
  const second = first === 'strong' ? 'weak' : 'strong';
  return nodes.slice(1).map((to, i): Link => ({ from: nodes[i], to, type: i % 2 === 0 ? first : second }));
}

/** The candidates of the nodes, off and on in turn, each once in each role. */
function colored(nodes: readonly ChainNode[], first: 'on' | 'off'): PatternCandidate[] {
  const second = first === 'on' ? 'off' : 'on';
  const all = nodes.flatMap(({ cells, digit }, i) =>
    cells.map((cell): PatternCandidate => ({ cell, digit, role: i % 2 === 0 ? first : second })),
  );
  return [...new Map(all.map((one) => [`${one.cell},${one.digit},${one.role}`, one])).values()];
}
