/** Boards beside each other, so many in a line of the terminal. */
export function drawFilm(pictures: readonly string[][], perLine: number, between = '  '): string {
  const lines: string[] = [];
  for (let from = 0; from < pictures.length; from += perLine) {
    const strip = pictures.slice(from, from + perLine);
    const height = strip[0]?.length ?? 0;
    for (let line = 0; line < height; line++) lines.push(strip.map((picture) => picture[line]).join(between));
  }
  return lines.join('\n');
}
