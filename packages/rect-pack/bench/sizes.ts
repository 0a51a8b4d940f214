/** The sides of a rectangle. */
export type Size = { readonly width: number; readonly height: number };

/** The generator of the published cases (mulberry32). */
export function uniformSizes(seed: number, count: number, least: number, most: number): Size[] {
  let state = seed;
  const side = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (most - least + 1));
  };
  return Array.from({ length: count }, () => {
    const width = side();
    return { width, height: side() };
  });
}
