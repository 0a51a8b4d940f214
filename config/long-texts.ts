/**
 * Adversarial texts for parsers: half a million characters of a few repeated pieces, with a head and a tail that make a
 * reader look ahead or go back. A parser that is quadratic in any of them does not come to an end within a test's limit.
 */
export function longTexts(pieces: readonly string[], ends: readonly string[] = ['', 'x']): string[] {
  const repeated = [...pieces, ...pieces.flatMap((a) => pieces.map((b) => a + b))];
  return repeated.flatMap((piece) =>
    ends.flatMap((head) => ends.map((tail) => head + piece.repeat(Math.ceil(500_000 / piece.length)) + tail)),
  );
}
