/** Numbers from 0 to 1 for test data, the same on every machine (a linear congruence modulo 2³²). */
export function lcg(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
