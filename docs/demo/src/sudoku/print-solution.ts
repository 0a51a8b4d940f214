import {
  applyStep,
  type Catalogue,
  type CellNotation,
  explainStep,
  formatCell,
  type Position,
  positionToText,
  type SolveResult,
  type Step,
  techniqueName,
  techniques,
} from '@kit/sudoku-human';
import type { Terminal } from '../terminal.js';
import { wrapText } from '../wrap-text.js';
import type { Words } from './words.js';

type Style = { readonly catalogue: Catalogue; readonly notation: CellNotation; readonly words: Words };

/** Prints the puzzle, every step with its reason, and what it took. */
export function printSolution(start: Position, solution: SolveResult, style: Style, terminal: Terminal): void {
  const { print, paint } = terminal;
  const { words, notation } = style;
  const color = paint.isColorSupported;
  print(paint.bold(words.title));
  print();
  print(positionToText(start, undefined, { color }));
  print();
  let position = start;
  solution.steps.forEach((step, index) => {
    printStep(position, step, index + 1, style, terminal);
    position = applyStep(position, step);
  });
  if (solution.steps.length > 0) {
    print();
    print(positionToText(position, undefined, { color }));
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
  printMarked(before, step, { notes: false }, words, terminal);
  print();
  const name = techniqueName(step.technique, catalogue);
  print(wrapText(explainStep(step, catalogue, { notation }), 78).replace(name, paint.bold(name)));
  print(paint.green(words.status[solution.status](solution.steps.length)));
  print(wrapText(`${words.techniques}: ${countTechniques(solution.steps, catalogue)}`, 78));
}

function printStep(position: Position, step: Step, number: number, style: Style, terminal: Terminal): void {
  const { print, paint } = terminal;
  const name = techniqueName(step.technique, style.catalogue);
  const text = explainStep(step, style.catalogue, { notation: style.notation });
  print(`${paint.dim(String(number).padStart(3))}  ${text.replace(name, paint.bold(name))}`);
  if (step.placements.length > 0) return;
  print();
  printMarked(position, step, { notes: true }, style.words, terminal);
  print();
}

/** Draws a step, with a legend of the signs in use. */
function printMarked(
  position: Position,
  step: Step,
  { notes }: { readonly notes: boolean },
  { legend }: Words,
  { print, paint }: Terminal,
): void {
  const indent = notes ? '     ' : '';
  const plain = positionToText(position, step, { notes });
  const used = Object.entries(legend).filter(([sign]) => new RegExp(`[1-9A-G]\\${sign}`).test(plain));
  print(positionToText(position, step, { notes, color: paint.isColorSupported }).replace(/^/gm, indent));
  print(indent + used.map(([sign, word]) => `${paint.bold(sign)} ${word}`).join('   '));
}

function countTechniques(steps: readonly Step[], catalogue: Catalogue): string {
  const counts = new Map<string, number>();
  for (const { technique } of steps) {
    const name = techniqueName(technique, catalogue);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ×${count}`).join(', ');
}
