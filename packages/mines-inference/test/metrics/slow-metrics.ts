/** Measures by their definitions, slowly, for small fields. */
import type { Field } from '../../src/index.js';
import { neighborsOfCell } from '../neighbors.js';

export function numbersOfField(field: Field): (number | undefined)[] {
  return Array.from({ length: field.rows * field.cols }, (_, cell) =>
    field.mineCells.includes(cell)
      ? undefined
      : neighborsOfCell(field, cell).filter((other) => field.mineCells.includes(other)).length,
  );
}

/** What a left click opens on a closed board. */
export function openedBy(field: Field, cell: number): number[] {
  const numbers = numbersOfField(field);
  const opened = new Set([cell]);
  for (const next of opened)
    if (numbers[next] === 0) for (const other of neighborsOfCell(field, next)) opened.add(other);
  return [...opened];
}

/** The fewest left clicks that open every cell without a mine: all sets of clicks are tried, the smallest first. */
export function fewestClicks(field: Field): number {
  const safe = numbersOfField(field).flatMap((number, cell) => (number === undefined ? [] : [cell]));
  const masks = safe.map((cell) => openedBy(field, cell).reduce((mask, other) => mask | (1 << safe.indexOf(other)), 0));
  const all = 2 ** safe.length - 1;
  let reached = new Set([0]);
  for (let clicks = 0; ; clicks++) {
    if (reached.has(all)) return clicks;
    reached = new Set([...reached].flatMap((mask) => masks.map((more) => mask | more)));
  }
}

/** ZiNi as its inventor wrote it down, every premium worked out anew for every step. */
export function slowZini(field: Field, { human, ties }: { human: boolean; ties: 'columns' | 'rows' }): number {
  const numbers = numbersOfField(field);
  const { rows, cols } = field;
  const order = Array.from({ length: rows * cols }, (_, cell) => cell);
  if (ties === 'columns') order.sort((a, b) => (a % cols) - (b % cols) || a - b);
  const safe = order.filter((cell) => numbers[cell] !== undefined);
  const near = (cell: number) => neighborsOfCell(field, cell);
  const openingOf = new Map<number, number>();
  for (const cell of safe) {
    if (numbers[cell] !== 0 || openingOf.has(cell)) continue;
    for (const other of openedBy(field, cell)) if (numbers[other] === 0) openingOf.set(other, cell);
  }
  const isAlone = (cell: number) => numbers[cell]! > 0 && !near(cell).some((other) => numbers[other] === 0);
  const open = new Set<number>();
  const flags = new Set<number>();
  let clicks = 0;
  const click = (cell: number) => {
    for (const other of openedBy(field, cell)) open.add(other);
  };
  const isClosedOpening = (first: number) => !open.has(first);
  const premium = (cell: number) => {
    const around = [cell, ...near(cell)].filter((other) => numbers[other] !== undefined);
    const alone = around.filter((other) => isAlone(other) && !open.has(other)).length;
    const openings = new Set(around.flatMap((other) => openingOf.get(other) ?? []));
    const unflagged = near(cell).filter((other) => numbers[other] === undefined && !flags.has(other)).length;
    return alone + [...openings].filter(isClosedOpening).length - unflagged - (open.has(cell) ? 0 : 1) - 1;
  };
  if (human) {
    for (const first of new Set(openingOf.values())) {
      click(first);
      clicks++;
    }
  }
  while (open.size < safe.length) {
    let best: number | undefined;
    for (const cell of safe) {
      if (human && !open.has(cell)) continue;
      if (best === undefined || premium(cell) > premium(best)) best = cell;
    }
    if (best === undefined || premium(best) < 0) {
      click(safe.find((cell) => !open.has(cell) && (numbers[cell] === 0 || isAlone(cell)))!);
      clicks++;
      continue;
    }
    if (!open.has(best)) {
      click(best);
      clicks++;
    }
    for (const mine of near(best)) {
      if (numbers[mine] !== undefined || flags.has(mine)) continue;
      flags.add(mine);
      clicks++;
    }
    clicks++;
    for (const other of near(best)) if (numbers[other] !== undefined) click(other);
  }
  return clicks;
}

/** Connected groups of the cells for which `wanted` holds. */
export function groups(field: Field, wanted: (cell: number) => boolean): number {
  const met = new Set<number>();
  let count = 0;
  for (let first = 0; first < field.rows * field.cols; first++) {
    if (!wanted(first) || met.has(first)) continue;
    count++;
    const group = new Set([first]);
    for (const cell of group) for (const other of neighborsOfCell(field, cell)) if (wanted(other)) group.add(other);
    for (const cell of group) met.add(cell);
  }
  return count;
}
