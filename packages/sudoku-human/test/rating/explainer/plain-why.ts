/** How a chain or net is drawn and told, from the nodes of the second search. */

import { houses } from '../../techniques/positions.js';
import { type Node, nameOf, type PlainChain } from './plain-chains.js';
import { type PlainConclusion, withAncestors } from './plain-nets.js';

/** A node, or what leads from one to the next, in words that can be compared. */
const linkTold = (from: Node, to: Node) => `${nameOf(from)} > ${nameOf(to)}`;

/** A chain goes from its start to its end, a cycle back to where it began. */
export function chainWhy({ form, path }: PlainChain) {
  const way = path.toReversed();
  const whole = form === 'cycle' ? [way[way.length - 1], ...way] : way;
  const { candidate } = path[0];
  return {
    key: { cycle: 'cycle', on: 'discontinuous-nice-loop-on', off: 'discontinuous-nice-loop' }[form],
    nodes: path.map(nameOf).sort(),
    links: whole.slice(1).map((node, i) => linkTold(whole[i], node)),
    params: {
      cell: { type: 'cells', cells: [Math.floor(candidate / 9)] },
      digit: { type: 'digits', digits: [(candidate % 9) + 1] },
    },
  };
}

/** Each branch has what leads to its end; the second end of a contradiction is drawn by its links only. */
export function netWhy({ form, starts, target, unit, ends, complexity }: PlainConclusion) {
  const branches = form === 'contradiction' ? [ends.flatMap(withAncestors)] : ends.map(withAncestors);
  const links = branches.map((nodes) =>
    nodes.flatMap((node) => node.parents.filter(({ isOn }) => isOn !== node.isOn).map((from) => linkTold(from, node))),
  );
  const drawn = branches.flat().filter((node) => form !== 'contradiction' || node !== ends[1]);
  const cellsOf = (list: readonly { readonly candidate: number }[]) => ({
    type: 'cells',
    cells: [...new Set(list.map(({ candidate }) => Math.floor(candidate / 9)))],
  });
  const digitsOf = (list: readonly { readonly candidate: number }[]) => ({
    type: 'digits',
    digits: [...new Set(list.map(({ candidate }) => (candidate % 9) + 1))],
  });
  const inCells = (unit ?? []).map((candidate) => Math.floor(candidate / 9)).join();
  const house = houses.findIndex((cells) => cells.join() === inCells);
  return {
    key: `${form}-${target.isOn ? 'on' : 'off'}`,
    nodes: [...new Set(drawn.map(nameOf))].sort(),
    links: links.map((list) => [...new Set(list)].sort()),
    houses: form === 'house' ? [house] : [],
    params: {
      target: cellsOf([target]),
      digit: digitsOf([target]),
      count: { type: 'count', count: complexity },
      assumed: digitsOf(starts),
      places: cellsOf(starts),
      house: { type: 'houses', houses: form === 'house' ? [house] : [] },
      ...(form === 'contradiction' ? { clashCell: cellsOf(ends.slice(1)), clashDigit: digitsOf(ends.slice(1)) } : {}),
    },
  };
}
