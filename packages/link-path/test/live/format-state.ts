import type { RunEnds } from '../../src/live/run-ends.js';

/**
 * The state behind a live board as text, for the messages of failing tests: what stands where (the number of a tile, `.`
 * free, `#` neither), and for each cell where its free runs end, margin included: left-right|up-down.
 */
export function formatState(tileAt: ArrayLike<number>, ends: RunEnds): string {
  const { width, height, free, left, right, up, down } = ends;
  const lines: string[] = [];
  for (let row = 0; row < height - 2; row++) {
    const line: string[] = [];
    for (let col = 0; col < width - 2; col++) {
      const cell = row * (width - 2) + col;
      const place = ends.placeOf(cell);
      const held = tileAt[cell] >= 0 ? String(tileAt[cell]) : free[place] === 1 ? '.' : '#';
      line.push(`${held.padStart(2)} ${left[place]}-${right[place]}|${up[place]}-${down[place]}`.padEnd(14));
    }
    lines.push(line.join(' ').trimEnd());
  }
  return lines.join('\n');
}
