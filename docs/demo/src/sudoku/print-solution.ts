import {
  applyStep,
  type Catalogue,
  type CellNotation,
  explainStep,
  formatCell,
  type Position,
  type SolveResult,
  type Step,
  techniqueName,
  techniques,
} from '@kit/sudoku-human';
import type { Terminal } from '../terminal.js';
import { wrapText } from '../wrap-text.js';
import { drawMarked, drawStep, drawValues } from './draw-board.js';
import { drawLayout } from './draw-layout.js';
import type { Words } from './words.js';

type Style = { readonly catalogue: Catalogue; readonly notation: CellNotation; readonly words: Words };

/** Prints the puzzle, every step with its reason, and what it took. */
export function printSolution(start: Position, solution: SolveResult, style: Style, terminal: Terminal): void {
  const { print, paint } = terminal;
  const { words, notation } = style;
  print(paint.bold(words.title));
  print();
  print(draw(start, paint));
  print();
  let position = start;
  solution.steps.forEach((step, index) => {
    printStep(position, step, index + 1, style, terminal);
    position = applyStep(position, step);
  });
  if (solution.steps.length > 0) {
    print();
    print(draw(position, paint));
    print();
  }
  if (solution.conflicts && solution.conflicts.length > 0) {
    print(`${words.conflicts} ${solution.conflicts.map((cell) => formatCell(cell, notation)).join(', ')}.`);
  }
  const sentence = words.status[solution.status](solution.steps.length);
  print(solution.status === 'solved' ? paint.green(sentence) : paint.yellow(sentence));
  if (solution.steps.length > 0) print(`${words.techniques}: ${countTechniques(solution.steps, style.catalogue)}`);
}

/** Prints the step that needed the hardest technique, on the digits of its board, and what the whole solution took. */
export function printHardestStep(start: Position, solution: SolveResult, style: Style, terminal: Terminal): void {
  const { print, paint } = terminal;
  const { words, catalogue, notation } = style;
  const rank = ({ technique }: Step) => techniques.findIndex(({ id }) => id === technique);
  const hardest = solution.steps.reduce(
    (found, step, index, all) => (rank(step) > rank(all[found]) ? index : found),
    0,
  );
  const step = solution.steps[hardest];
  const before = solution.steps.slice(0, hardest).reduce(applyStep, start);
  print(drawMarked(before, step, words.legend, paint));
  print();
  const name = techniqueName(step.technique, catalogue);
  print(wrapText(explainStep(step, catalogue, { notation }), 78).replace(name, paint.bold(name)));
  print(paint.green(words.status[solution.status](solution.steps.length)));
  print(wrapText(`${words.techniques}: ${countTechniques(solution.steps, catalogue)}`, 78));
}

/** The board with its digits, of any layout. */
function draw(position: Position, paint: Terminal['paint']): string {
  return position.layout ? drawLayout(position, position.layout, paint) : drawValues(position, paint);
}

function printStep(position: Position, step: Step, number: number, style: Style, { print, paint }: Terminal): void {
  const name = techniqueName(step.technique, style.catalogue);
  const { layout } = position;
  const text = explainStep(step, style.catalogue, { notation: style.notation, layout });
  print(`${paint.dim(String(number).padStart(3))}  ${text.replace(name, paint.bold(name))}`);
  // The marks of a step are drawn on the classic board.
  if (step.placements.length > 0 || layout !== undefined) return;
  print();
  print(drawStep(position, step, style.words.legend, paint).replace(/^/gm, '     '));
  print();
}

function countTechniques(steps: readonly Step[], catalogue: Catalogue): string {
  const counts = new Map<string, number>();
  for (const { technique } of steps) {
    const name = techniqueName(technique, catalogue);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ×${count}`).join(', ');
}
