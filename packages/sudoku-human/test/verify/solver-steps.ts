import { readFileSync } from 'node:fs';
import * as kit from '@kit/sudoku-human';

/** The lines of a fixture that hold a puzzle. */
export function puzzlesOf(fixture: string): string[] {
  const text = readFileSync(new URL(`../fixtures/${fixture}`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => /^[0-9.]{81}$/.test(line));
}

/**
 * Solves the puzzles as far as it goes, and gives every step with the position that it was found on; `every` gives all steps
 * on one position out of so many instead.
 */
export function* stepsOf(puzzles: readonly string[], every?: number): Generator<[kit.Position, kit.Step]> {
  for (const puzzle of puzzles) {
    let position = kit.parsePuzzle(puzzle);
    let count = 0;
    for (const step of kit.solve(position).steps) {
      if (every === undefined) yield [position, step];
      else if (count++ % every === 0) for (const other of kit.findSteps(position)) yield [position, other];
      position = kit.applyStep(position, step);
    }
  }
}

/** What is wrong with the steps: none is rejected, and each can be put in words. */
export function faultsOf(steps: Iterable<[kit.Position, kit.Step]>): { faults: string[]; count: number } {
  const faults: string[] = [];
  let count = 0;
  for (const [position, step] of steps) {
    count++;
    const verdict = kit.verifyStep(position, step);
    if (!verdict.valid) faults.push(`${verdict.reason}: ${JSON.stringify(step)} on ${JSON.stringify(position)}`);
    for (const text of [kit.en, kit.zhHant, kit.vi, kit.de].map((catalogue) => kit.explainStep(step, catalogue))) {
      if (/[{}]|undefined/.test(text)) faults.push(text);
    }
  }
  return { faults, count };
}
