/** A new seed for each deal; the deal itself depends on the seed alone. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
