/**
 * Boxes by size. A window must be widened by half of the largest box, so one giant among many small boxes would make
 * every search slow; each class of sizes has a grid of its own instead.
 *
 * A class spans a factor of four; classes with few boxes join the next larger one, which costs those few a wider window
 * and saves every search a grid.
 */

const classCount = 16;
/** The golden ratio less one, nearly: its multiples lie evenly between whole numbers. */
const goldenStep = 0.618_034;

/**
 * The boxes of each class, as box numbers, or undefined for all of them; every box is in exactly one class. `edges` holds four
 * numbers a box, and `largest` is the longest side.
 */
export function sizeClasses(edges: Float64Array, largest: number): (Uint32Array | undefined)[] {
  const count = edges.length / 4;
  if (areAlike(edges, largest)) return [undefined];
  const classOf = new Uint8Array(count);
  const sizes = new Uint32Array(classCount);
  for (let box = 0; box < count; box++) {
    const rank = classOfSize(sizeOf(edges, box), largest);
    classOf[box] = rank;
    sizes[rank] += 1;
  }
  const classes: (Uint32Array | undefined)[] = [];
  let smallest = classCount - 1;
  let total = 0;
  // From the smallest boxes to the largest.
  for (let rank = classCount - 1; rank >= 0; rank--) {
    total += sizes[rank];
    const isEnough = total >= count / 8 || rank === 0;
    if (!isEnough || total === 0) continue;
    if (total === count) return [undefined];
    const members = new Uint32Array(total);
    let filled = 0;
    for (let box = 0; box < count; box++) {
      if (classOf[box] >= rank && classOf[box] <= smallest) members[filled++] = box;
    }
    classes.push(members);
    smallest = rank - 1;
    total = 0;
  }
  return classes;
}

/** Are smaller boxes too few for a class of their own? In most data they are, and a look at some tells it. */
function areAlike(edges: Float64Array, largest: number): boolean {
  const count = edges.length / 4;
  const items = Math.min(count, 1_024);
  let smaller = 0;
  for (let i = 0; i < items; i++) {
    // By golden steps, so that no pattern in the order of the boxes decides which sizes are seen.
    const box = items === count ? i : Math.floor(((i * goldenStep) % 1) * count);
    if (classOfSize(sizeOf(edges, box), largest) > 0) smaller++;
  }
  return smaller < items / 8;
}

function sizeOf(edges: Float64Array, box: number): number {
  return Math.max(edges[4 * box + 2] - edges[4 * box], edges[4 * box + 3] - edges[4 * box + 1]);
}

/** How many times four the largest is of this size: 0 for the largest, the last class for whatever is tiny. */
function classOfSize(size: number, largest: number): number {
  if (4 * size > largest) return 0;
  const ratio = largest / size;
  // No size, or tiny (also 0 / 0 where no box has a size): the last class.
  if (!(ratio < 2_147_483_648)) return classCount - 1;
  return (31 - Math.clz32(ratio)) >> 1;
}
