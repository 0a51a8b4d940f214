import {
  countSolutions,
  createLayout,
  generatePuzzle,
  type Layout,
  type Position,
  type Stars,
  solve,
} from '@kit/sudoku-human';
import { hasCorpora } from '../../../config/corpora.js';
import { time } from '../../../tools/bench/interleave.js';
import { variants } from '../test/count/any/variants.js';
import { ownLayout, ownPuzzles } from '../test/layout/own-layouts.js';
import type { Table } from './table.js';

/** Puzzles of a kind that are solved step by step; the table would take many minutes with all. */
const SOLVED = 8;

type Puzzle = { readonly kind: string; readonly position: Position };

/** Puzzles that are no classic 9×9, by kind: one solution or several, step by step, and new ones. */
export function layoutTables(): Table[] {
  const puzzles: Puzzle[] = hasCorpora
    ? [...variants()]
    : ownPuzzles.map(({ name, position }) => ({ kind: name, position }));
  const kinds = new Set(puzzles.map(({ kind }) => kind));
  return [
    {
      title: 'Layouts',
      note: `${hasCorpora ? 'The collection of variants.' : 'Our own puzzles.'} \`countSolutions(position, 2)\` and \`solve(position)\`, which takes at most ${SOLVED} of each kind: milliseconds of the processor a puzzle.`,
      columns: ['layout', 'puzzles', 'one solution?', 'longest', 'step by step', 'longest', 'solved'],
      rows: [...kinds].map((kind) => {
        const list = puzzles.filter((puzzle) => puzzle.kind === kind);
        for (const { position } of list) countSolutions(position, 2);
        const counted = list.map(({ position }) => 1000 * time(() => countSolutions(position, 2)));
        const few = list.slice(0, SOLVED);
        let solved = 0;
        const taken = few.map(
          ({ position }) => 1000 * time(() => (solved += Number(solve(position).status === 'solved'))),
        );
        return [kind, list.length, ...averageAndMost(counted), ...averageAndMost(taken), `${solved} of ${few.length}`];
      }),
    },
    {
      title: 'New puzzles on layouts',
      note: '`generatePuzzle({ seed, layout, stars })`: one solution, and no given too many. Milliseconds of the processor a puzzle.',
      columns: ['layout', 'stars', 'puzzles', 'on average', 'longest', 'found'],
      rows: newPuzzles(),
    },
  ];
}

function newPuzzles(): (string | number)[][] {
  const few = ['small', 'six', 'jigsaw', 'x', 'windoku'].map((name): [string, Layout] => [name, ownLayout(name)]);
  const slow: [string, Layout][] = [
    ['killer', ownLayout('killer')],
    ['16×16', createLayout({ size: 16 })],
  ];
  const wanted: [string, Layout, number, Stars | undefined][] = [
    ...few.map(([name, layout]): [string, Layout, number, undefined] => [name, layout, 20, undefined]),
    // 4×4 fall to singles, so those have no second star.
    ...few.slice(1).map(([name, layout]): [string, Layout, number, Stars] => [name, layout, 20, 2]),
    ...slow.map(([name, layout]): [string, Layout, number, undefined] => [name, layout, 4, undefined]),
  ];
  return wanted.map(([name, layout, count, stars]) => {
    let found = 0;
    const taken = Array.from(
      { length: count },
      (_, seed) => 1000 * time(() => (found += Number(generatePuzzle({ seed, layout, stars }).status === 'found'))),
    );
    return [name, stars ?? 'any', count, ...averageAndMost(taken), `${found} of ${count}`];
  });
}

function averageAndMost(list: readonly number[]): string[] {
  return [list.reduce((sum, one) => sum + one, 0) / list.length, Math.max(...list)].map((ms) => ms.toFixed(1));
}
