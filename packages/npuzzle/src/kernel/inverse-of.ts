/** The permutation back: of a board's labels, where each of them stands. */
export function inverseOf(permutation: Int32Array): Int32Array {
  const inverse = new Int32Array(permutation.length);
  for (let at = 0; at < permutation.length; at++) inverse[permutation[at]] = at;
  return inverse;
}
