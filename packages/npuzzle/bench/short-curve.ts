// Quality `short` as a curve: how long solutions are after so many nodes and so much time, beside the network of DeepCubeA on
// boards of its test sets, and on boards shuffled from seeds.
import type { Grid } from '@kit/grid';
import { buildShortTables, type ShortTables, shuffle, solveSearch } from '@kit/npuzzle';
import { hasCorpora, readCorpus } from '../../../config/corpora.js';
import { median } from './time.js';

type Row = (string | number)[];

/** A dozen boards a size: what can be measured within some minutes. */
const BOARDS = 12;
/** Nodes at which a solution is measured, in millions. */
const marks = [0.25, 0.5, 1, 2, 4];

type Boards = { readonly label: string; readonly boards: readonly Grid[]; readonly network: number | undefined };

/** Boards spread over the part of a test set that is at hand, and the moves of the network on them. */
function testBoards(side: number): Boards[] {
  if (!hasCorpora) return [];
  const puzzle = `${side * side - 1}-puzzle`;
  const [, ...lines] = readCorpus('npuzzle', `deepcubea-${puzzle.replace('-', '')}.tsv`)
    .trim()
    .split('\n');
  const each = Math.floor(lines.length / BOARDS);
  const chosen = lines.filter((_, index) => index % each === 0).slice(0, BOARDS);
  const fields = chosen.map((line) => line.split('\t'));
  return [
    {
      label: `${puzzle}, test set`,
      boards: fields.map((field) => ({ rows: side, cols: side, cells: field[3]?.split(',').map(Number) ?? [] })),
      network: fields.reduce((sum, field) => sum + Number(field[2]), 0) / fields.length,
    },
  ];
}

function shuffledBoards(side: number): Boards {
  const boards = Array.from({ length: BOARDS }, (_, index) =>
    shuffle({ rows: side, cols: side, seed: 70_000 + index }),
  );
  return { label: `${side * side - 1}-puzzle, shuffled`, boards, network: undefined };
}

/** The seconds and the moves of one board at each mark. */
function curveOf(board: Grid, shortTables: ShortTables): { seconds: number; moves: number }[] {
  const options = { quality: 'short', shortTables, maxNodes: (marks.at(-1) ?? 0) * 1e6 } as const;
  const started = process.cpuUsage();
  const search = solveSearch(board, options);
  const curve: { seconds: number; moves: number }[] = [];
  for (let step = search.next(); curve.length < marks.length; step = search.next()) {
    const moves = step.done ? step.value.moves.length : (step.value.best?.moves.length ?? Number.NaN);
    const nodes = step.done ? Number.POSITIVE_INFINITY : step.value.nodes;
    const { user, system } = process.cpuUsage(started);
    while (curve.length < marks.length && nodes >= (marks[curve.length] ?? 0) * 1e6) {
      curve.push({ seconds: (user + system) / 1e6, moves });
    }
    if (step.done) break;
  }
  return curve;
}

export function shortRows(): Row[] {
  return [5, 6, 7].flatMap((side) => {
    const shortTables = buildShortTables({ rows: side, cols: side });
    return [...testBoards(side), shuffledBoards(side)].flatMap(({ label, boards, network }) => {
      const curves = boards.map((board) => curveOf(board, shortTables));
      return marks.map((mark, at): Row => {
        const reached = curves.flatMap((curve) => curve[at] ?? []);
        const moves = reached.reduce((sum, one) => sum + one.moves, 0) / reached.length;
        return [
          label,
          boards.length,
          mark,
          Number(median(reached.map(({ seconds }) => seconds)).toFixed(2)),
          Number(moves.toFixed(1)),
          network === undefined ? '–' : Number(network.toFixed(1)),
          network === undefined ? '–' : Number((moves / network).toFixed(3)),
        ];
      });
    });
  });
}
