/**
 * Where every cell's free runs end, in all four directions: the table that answers "linked or not" without a walk.
 *
 *     # . . p . . #      left[p] and right[p]: the last free columns before the two #
 *
 * A crossing on column c between the rows of two tiles is free if the run down from (upper row, c) ends beside the lower
 * row, so a crossing costs one comparison whatever its height. When a cell changes, only its row and its column are
 * swept again. Sparse tables over these ends would answer a whole interval of crossings at once, but cost several times
 * the building and gain nothing on boards of playable size.
 */

/** The ends of the free runs of a board with its margin. Rows, columns and places count the margin, from its corner on. */
export class RunEnds {
  readonly width: number;
  readonly height: number;
  /** 1 where a line may run. */
  readonly free: Uint8Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly up: Int32Array;
  readonly down: Int32Array;

  constructor(cells: ArrayLike<number>, rows: number, cols: number, margin: boolean) {
    const width = cols + 2;
    const height = rows + 2;
    this.width = width;
    this.height = height;
    this.free = new Uint8Array(width * height);
    if (margin) this.free.fill(1);
    for (let row = 0, cell = 0; row < rows; row++) {
      let place = this.placeOf(cell);
      for (let col = 0; col < cols; col++) this.free[place++] = cells[cell++] === 0 ? 1 : 0;
    }
    this.left = new Int32Array(width * height);
    this.right = new Int32Array(width * height);
    this.up = new Int32Array(width * height);
    this.down = new Int32Array(width * height);
    for (let row = 0; row < height; row++) this.sweepRow(row);
    for (let col = 0; col < width; col++) this.sweepCol(col);
  }

  /** The place of a cell: two cells more a row, and one row and one cell before the first. */
  placeOf(cell: number): number {
    return cell + 2 * ((cell / (this.width - 2)) | 0) + this.width + 1;
  }

  /** Finds the ends of the runs of a row again. */
  sweepRow(row: number): void {
    sweep(this.free, row * this.width, 1, this.width, this.left, this.right);
  }

  /** Finds the ends of the runs of a column again. */
  sweepCol(col: number): void {
    sweep(this.free, col, this.width, this.height, this.up, this.down);
  }

  /** Is there a line of at most `maxTurns` ≤ 2 turns between two different places? What stands in them doesn't matter. */
  isLinked(a: number, b: number, maxTurns: number): boolean {
    const { width } = this;
    const rowA = (a / width) | 0;
    const rowB = (b / width) | 0;
    const colA = a - rowA * width;
    const colB = b - rowB * width;
    if (rowA === rowB) {
      if (colA < colB ? this.right[a] >= colB - 1 : this.left[a] <= colB + 1) return true;
    } else {
      const above = Math.min(rowA, rowB);
      const beside = Math.max(rowA, rowB) - 1;
      let first = Math.max(this.left[a], this.left[b]);
      let last = Math.min(this.right[a], this.right[b]);
      if (maxTurns < 2) {
        if (maxTurns === 0) return colA === colB && this.down[above * width + colA] >= beside;
        const low = Math.min(colA, colB);
        const high = Math.max(colA, colB);
        if (first <= low && last >= low && this.down[above * width + low] >= beside) return true;
        return first <= high && last >= high && this.down[above * width + high] >= beside;
      }
      const { down } = this;
      for (first += above * width, last += above * width; first <= last; first++)
        if (down[first] >= beside) return true;
    }
    if (maxTurns < 2 || colA === colB) return false;
    const { right } = this;
    const before = Math.min(colA, colB);
    const beside = Math.max(colA, colB) - 1;
    const first = Math.max(this.up[a], this.up[b]);
    const last = Math.min(this.down[a], this.down[b]);
    for (let place = first * width + before, end = last * width + before; place <= end; place += width) {
      if (right[place] >= beside) return true;
    }
    return false;
  }
}

/** Sweeps a line in both directions: `back` and `forth` get the last position that a run from each cell reaches. */
function sweep(
  free: Uint8Array,
  start: number,
  step: number,
  count: number,
  back: Int32Array,
  forth: Int32Array,
): void {
  let reach = 0;
  for (let i = 0, place = start; i < count; i++, place += step) {
    back[place] = reach;
    if (free[place] === 0) reach = i + 1;
  }
  reach = count - 1;
  for (let i = count - 1, place = start + i * step; i >= 0; i--, place -= step) {
    forth[place] = reach;
    if (free[place] === 0) reach = i - 1;
  }
}
