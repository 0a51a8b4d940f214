import { applyStep, generatePuzzle, nextStep, type Position, parsePuzzle, type Stars, solve } from '@kit/sudoku-human';
import { time } from '../../../tools/bench/interleave.js';
import { everyNth, puzzleSets } from './puzzle-sets.js';
import type { Table } from './table.js';

/** What a game asks while somebody plays: the next step of a position, and a new puzzle. */
export function hintTables(): Table[] {
  return [hintTable(), generationTable()];
}

/** The next step of every position on the way through some puzzles; the time of each call on its own. */
function hintTable(): Table {
  const rows = puzzleSets.map(({ name, lines }) => {
    const positions = everyNth(lines, Math.ceil(lines.length / 20)).flatMap((line) => positionsOf(line));
    const times = positions.map((position) => {
      const before = performance.now();
      nextStep(position);
      return performance.now() - before;
    });
    const sorted = times.sort((a, b) => a - b);
    const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))].toFixed(2);
    return [`${name} (${positions.length} positions)`, at(0.5), at(0.9), at(0.99), at(1)];
  });
  return {
    title: 'The next step',
    note: '`nextStep(position)` on each position on the way through about 20 puzzles of each set, in milliseconds.',
    columns: ['positions', 'median', '90 %', '99 %', 'slowest'],
    rows,
  };
}

function positionsOf(line: string): Position[] {
  const positions = [parsePuzzle(line)];
  for (const step of solve(positions[0]).steps) positions.push(applyStep(positions[positions.length - 1], step));
  return positions.slice(0, -1);
}

/** New puzzles with a symmetry, by stars. */
function generationTable(): Table {
  const count = 60;
  const rows = ([1, 2, 3] as readonly Stars[]).map((stars) => {
    const make = (seed: number) => generatePuzzle({ seed, stars, symmetry: 'rotate180' });
    for (let seed = 0; seed < 10; seed++) make(1_000 + seed);
    let found = 0;
    const seconds = time(() => {
      for (let seed = 0; seed < count; seed++) found += Number(make(seed).status === 'found');
    });
    return [stars, Math.round(count / seconds), `${found} of ${count}`];
  });
  return {
    title: 'New puzzles',
    note: "`generatePuzzle({ seed, stars, symmetry: 'rotate180' })`: one solution, exactly so many stars.",
    columns: ['stars', 'puzzles a CPU second', 'found'],
    rows,
  };
}
