/**
 * A finite automaton over the blank's steps that forbids ways which lead nowhere new.
 *
 * A way is forbidden if another one of the same length (or a shorter one) has the same effect, comes earlier, and stays
 * within the same rectangle, so that it is possible wherever the forbidden one is. A step and the step back is the first
 * example; going round a square of tiles three times one way is going round three times the other way.
 *
 *     → ↓ ← ↑ → ↓   has the effect of   ↓ → ↑ ← ↓ →
 *
 * The earliest of all shortest solutions contains no forbidden part, so a search loses nothing. One lookup a step, made
 * once: all ways of up to {@link longestWay} steps are compared.
 *
 * @see {@link https://www.aaai.org/Papers/AAAI/1993/AAAI93-113.pdf | Taylor and Korf, Pruning duplicate nodes (1993)}
 */
const longestWay = 8;

/** The state before the first step. */
export const firstState = 0;

let made: Int16Array | undefined;

/** `table[state * 4 + slot]` is the next state, −1 if the step is forbidden. Slots: up, left, right, down. */
export function blankWays(): Int16Array {
  made ??= automatonOf(forbiddenWays(longestWay));
  return made;
}

type Way = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };

function forbiddenWays(longest: number): number[][] {
  const side = 2 * longest + 1;
  const center = longest * side + longest;
  const steps = [-side, -1, 1, side];
  const grid = Int32Array.from({ length: side * side }, (_, cell) => cell);
  const known = new Map<string, Way[]>();
  const forbidden: number[][] = [];
  // Ways as numbers: two bits a step behind a leading 1.
  const endings = new Set<number>();
  const way: number[] = [];
  const visited: number[] = [center];

  const effect = (): string => {
    const changed = [...new Set(visited)].filter((cell) => grid[cell] !== cell).sort((one, other) => one - other);
    return changed.map((cell) => `${cell}:${grid[cell]}`).join();
  };
  const rectangle = (): Way => {
    const rows = visited.map((cell) => Math.floor(cell / side));
    const cols = visited.map((cell) => cell % side);
    return { top: Math.min(...rows), left: Math.min(...cols), bottom: Math.max(...rows), right: Math.max(...cols) };
  };
  const isForbidden = (): boolean => {
    let code = 0;
    for (let index = way.length - 1, place = 1; index >= 0; index--, place *= 4) {
      code += way[index] * place;
      if (endings.has(code + place * 4)) return true;
    }
    return false;
  };

  const visit = (length: number): void => {
    if (way.length === length) {
      const key = effect();
      const mine = rectangle();
      const earlier = known.get(key) ?? [];
      if (earlier.some((other) => isWithin(other, mine))) {
        forbidden.push([...way]);
        endings.add(way.reduce((code, slot) => code * 4 + slot, 1));
      } else known.set(key, [...earlier, mine]);
      return;
    }
    const at = visited[visited.length - 1];
    for (let slot = 0; slot < 4; slot++) {
      way.push(slot);
      if (!isForbidden()) {
        const to = at + steps[slot];
        [grid[at], grid[to]] = [grid[to], grid[at]];
        visited.push(to);
        visit(length);
        visited.pop();
        [grid[at], grid[to]] = [grid[to], grid[at]];
      }
      way.pop();
    }
  };

  for (let length = 0; length <= longest; length++) visit(length);
  return forbidden;
}

function isWithin(inner: Way, outer: Way): boolean {
  return (
    inner.top >= outer.top && inner.left >= outer.left && inner.bottom <= outer.bottom && inner.right <= outer.right
  );
}

/** Aho and Corasick: the states are the beginnings of forbidden ways. */
function automatonOf(words: readonly (readonly number[])[]): Int16Array {
  const links: number[][] = [[0, 0, 0, 0]];
  const ends = [false];
  for (const word of words) {
    let state = 0;
    for (const slot of word) {
      if (links[state][slot] === 0) {
        links[state][slot] = links.length;
        links.push([0, 0, 0, 0]);
        ends.push(false);
      }
      state = links[state][slot];
    }
    ends[state] = true;
  }
  // Breadth first, so that the state to fall back to is complete before it is needed.
  const fallback = links.map(() => 0);
  const queue = links[0].filter((state) => state > 0);
  for (const state of queue) {
    for (let slot = 0; slot < 4; slot++) {
      const elsewhere = links[fallback[state]][slot];
      const next = links[state][slot];
      if (next === 0) {
        links[state][slot] = elsewhere;
      } else {
        fallback[next] = elsewhere;
        if (ends[elsewhere]) ends[next] = true;
        queue.push(next);
      }
    }
  }
  return Int16Array.from(links.flatMap((row) => row.map((state) => (ends[state] ? -1 : state))));
}
