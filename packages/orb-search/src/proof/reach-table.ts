/** For each number of moves and each bit the cells that a path can touch. */
export function reachTable(neighbors: Int8Array, size: number, moves: number): Int32Array {
  const table = new Int32Array((moves + 1) * size);
  for (let cell = 0; cell < size; cell++) table[cell] = 1 << cell;
  for (let move = 1; move <= moves; move++) {
    for (let cell = 0; cell < size; cell++) {
      let mask = table[(move - 1) * size + cell];
      for (let n = cell * 8; n < cell * 8 + 8 && neighbors[n] >= 0; n++) {
        mask |= table[(move - 1) * size + neighbors[n]];
      }
      table[move * size + cell] = mask;
    }
  }
  return table;
}
