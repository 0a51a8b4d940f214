import { parsePuzzle, type SolveResult, type Step, solve, techniques } from '@kit/sudoku-human';
import { time } from '../../../tools/bench/interleave.js';
import { everyNth, puzzleSets } from './puzzle-sets.js';
import type { Table } from './table.js';

/** Of each set every so many puzzles are solved, or the table would take many minutes. */
const STRIDE = 4;

/** Puzzles that are solved once before the time is taken. */
const WARM_UP = 20;

/** Solving as a person would: how fast, how often to the end, and by what. */
export function humanSolveTables(): Table[] {
  const sets = puzzleSets.map(({ name, lines }) => {
    const positions = everyNth(lines, STRIDE).map((line) => parsePuzzle(line));
    for (const position of positions.slice(0, WARM_UP)) solve(position);
    let results: SolveResult[] = [];
    const seconds = time(() => {
      results = positions.map((position) => solve(position));
    });
    return { name, results, milliseconds: ((1000 * seconds) / positions.length).toFixed(1) };
  });
  const used = new Set(sets.flatMap(({ results }) => results.flatMap(({ steps }) => steps.map(techniqueOf))));
  return [
    {
      title: 'Solving step by step',
      note: `\`solve(position)\` with the default techniques, the uniqueness check included; it never guesses. Every ${STRIDE}th puzzle of each set.`,
      columns: ['puzzles', 'CPU ms a puzzle', 'solved', 'share', 'steps a puzzle'],
      rows: sets.map(({ name, results, milliseconds }) => {
        const solved = results.filter(({ status }) => status === 'solved').length;
        const steps = results.reduce((sum, result) => sum + result.steps.length, 0);
        return [
          `${name} (${results.length})`,
          milliseconds,
          solved,
          `${((100 * solved) / results.length).toFixed(1)} %`,
          (steps / results.length).toFixed(1),
        ];
      }),
    },
    {
      title: 'Puzzles that need each technique',
      note: 'How many of these puzzles were solved, or brought as far as it goes, with at least one such step; the easiest technique goes first.',
      columns: ['technique', ...sets.map(({ name, results }) => `${name} (${results.length})`)],
      rows: techniques
        .filter(({ id }) => used.has(id))
        .map(({ id: technique }) => [
          technique,
          ...sets.map(
            ({ results }) => results.filter(({ steps }) => steps.map(techniqueOf).includes(technique)).length,
          ),
        ]),
    },
  ];
}

function techniqueOf(step: Step): string {
  return step.technique;
}
