/** Regions by hand: the cells of each box, the boxes that each number sees (`'01 12'` or lists), and what it needs. */
import type { Region } from '../src/kernel/regions.js';
import type { Room } from '../src/kernel/room.js';
import type { StateGraph } from '../src/kernel/state-graph.js';

/** Pieces so small that every region is made in many. */
export const smallRoom: Room = { words: 2 ** 20, counts: 2 ** 20, moves: 8 };

export function region(
  sizes: readonly number[],
  given: string | readonly (readonly number[])[],
  needs: readonly number[],
): Region {
  const seen = typeof given === 'string' ? given.split(' ').map((boxes) => [...boxes].map(Number)) : given;
  const lists: number[][] = sizes.map(() => []);
  for (const [id, boxes] of seen.entries()) for (const box of boxes) lists[box]!.push(id);
  const startsOf = (parts: readonly (readonly number[])[]) => {
    const starts = new Int32Array(parts.length + 1);
    for (const [at, part] of parts.entries()) starts[at + 1] = starts[at]! + part.length;
    return starts;
  };
  return {
    sizes: Int32Array.from(sizes),
    boxStarts: startsOf(lists),
    boxConstraints: Int32Array.from(lists.flat()),
    needs: Int32Array.from(needs),
    constraintStarts: startsOf(seen),
    constraintBoxes: Int32Array.from(seen.flat()),
  };
}

/** The states of a region: a line for each layer, with the moves between states as `from -mines-> to`. */
export function formatStates({ order, layerStarts, moveStarts, fewest, targets }: StateGraph): string {
  const lines = Array.from(order, (box, layer) => {
    const moves: string[] = [];
    for (let state = layerStarts[layer]!; state < layerStarts[layer + 1]!; state++) {
      for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
        moves.push(`${state} -${fewest[state]! + move - moveStarts[state]!}-> ${targets[move]}`);
      }
    }
    return `box ${box}: ${moves.join(', ')}`;
  });
  return lines.join('\n');
}
