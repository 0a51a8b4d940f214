/**
 * A second reader of RawVF, for files as the published grammar writes them: numbers from 1, all parts there. It plays the
 * clicks with sets of cells, and shares nothing with the sources.
 */
export type SecondReading = {
  readonly cols: number;
  readonly mines: readonly number[];
  readonly moves: readonly { readonly kind: string; readonly cell: number; readonly timeMs: number }[];
  readonly status: 'won' | 'lost' | 'playing';
};

export function readSecond(text: string): SecondReading {
  const [head = '', tail = ''] = text.split('Board:\n');
  const [drawn = '', listed = ''] = tail.split('Events:\n');
  const cols = Number(/^Width: (\d+)$/m.exec(head)?.[1]);
  const rows = Number(/^Height: (\d+)$/m.exec(head)?.[1]);
  let hasMarks = /^Marks: On$/m.test(head);
  const signs = drawn.replaceAll('\n', '');
  const mines = [...signs].flatMap((sign, cell) => (sign === '*' ? [cell] : []));
  const around = (cell: number) =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1]
        .map((right) => [Math.floor(cell / cols) + down, (cell % cols) + right] as const)
        .filter(
          ([row, col]) => row >= 0 && row < rows && col >= 0 && col < cols && (down !== 0 || row * cols + col !== cell),
        )
        .map(([row, col]) => row * cols + col),
    );
  const isMine = new Set(mines);
  const open = new Set<number>();
  const flags = new Set<number>();
  const marks = new Set<number>();
  let isLost = false;
  const show = (cell: number): void => {
    if (open.has(cell) || flags.has(cell)) return;
    if (isMine.has(cell)) isLost = true;
    else open.add(cell);
    if (!isLost && around(cell).every((other) => !isMine.has(other))) around(cell).forEach(show);
  };
  const moves: { kind: string; cell: number; timeMs: number }[] = [];
  let isPressed = false;
  for (const line of listed.split('\n')) {
    const preset = /^flag (\d+) (\d+)$/.exec(line);
    if (preset !== null && !isPressed) flags.add((Number(preset[2]) - 1) * cols + Number(preset[1]) - 1);
    if (/ mt$/.test(line)) hasMarks = !hasMarks;
    const found = /^(\S+) (lc|lr|rc|rr|mc|mr) (\d+) (\d+) /.exec(line);
    if (found === null) continue;
    isPressed = true;
    const [, seconds, id, col, row] = found;
    const cell = (Number(row) - 1) * cols + Number(col) - 1;
    const timeMs = Math.round(Number(seconds) * 1e6) / 1e3;
    if (id === 'lr') {
      moves.push({ kind: 'open', cell, timeMs });
      show(cell);
    } else if (id === 'rc') {
      moves.push({ kind: marks.has(cell) && !open.has(cell) ? 'question' : 'flag', cell, timeMs });
      if (open.has(cell)) continue;
      if (marks.delete(cell)) continue;
      if (flags.delete(cell)) {
        if (hasMarks) marks.add(cell);
      } else flags.add(cell);
    } else if (id === 'mr') {
      moves.push({ kind: 'chord', cell, timeMs });
      const others = around(cell);
      const number = others.filter((other) => isMine.has(other)).length;
      if (open.has(cell) && others.filter((other) => flags.has(other)).length === number) others.forEach(show);
    }
  }
  const isWon = open.size === rows * cols - mines.length;
  return { cols, mines, moves, status: isLost ? 'lost' : isWon ? 'won' : 'playing' };
}
