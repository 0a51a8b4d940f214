/** Two steps for each technique, drawn by hand in `fixtures/worked-steps.txt`, each with everything that its pattern rules out. */

import type { Position, Step, TechniqueId } from '@kit/sudoku-human';
import { fixture } from '../techniques/positions.js';
import { board, drawStep, rows } from './draw.js';

export type WorkedStep = { readonly name: string; readonly position: Position; readonly step: Step };

/** By name, in order: what the lines say, by their first words. */
const drawn = new Map<string, Record<string, string>>();
for (const line of fixture('worked-steps.txt')) {
  if (!line.startsWith(' ')) drawn.set(line, {});
  const [, what, text] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
  if (what !== undefined) ([...drawn.values()].at(-1) as Record<string, string>)[what] = text;
}

export const workedSteps: readonly WorkedStep[] = [...drawn].map(([name, { sets, strikes, chain, ...others }]) => {
  const under = (word: string) =>
    Object.fromEntries(
      Object.entries(others).flatMap(([what, text]) =>
        what.startsWith(word) ? [[what.slice(word.length), text]] : [],
      ),
    );
  const drawing = { sets, strikes, chain, candidates: under('as '), houses: under('houses ') };
  const step = drawStep(name.slice(0, name.indexOf(':')) as TechniqueId, drawing);
  return { name, position: board(rows(under('row '))), step };
});
