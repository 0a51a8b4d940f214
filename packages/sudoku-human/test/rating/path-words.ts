import {
  applyStep,
  type Candidate,
  type Catalogue,
  de,
  type ExplainerCatalogue,
  type ExplainerStep,
  en,
  explainerDe,
  explainerEn,
  explainerVi,
  explainerZhHant,
  explainStep,
  type Position,
  parsePuzzle,
  rateExplainer,
  rateHodoku,
  type Step,
  vi,
  zhHant,
} from '../../src/index.js';

/** The puzzles of a walk, what it saw, and what can't be told or drawn, each kind of fault once. */
export type Walk = { steps: number; texts: number; readonly faults: Map<string, string> };

/** A walk that has seen nothing. */
export function newWalk(): Walk {
  return { steps: 0, texts: 0, faults: new Map() };
}

/** Tells every step of HoDoKu's path in all languages, and looks whether it can be drawn. */
export function walkHodoku(walk: Walk, puzzle: string): void {
  const position = parsePuzzle(puzzle);
  follow(walk, position, rateHodoku(position).steps, [en, zhHant, vi, de]);
}

/** The same for the Explainer's. */
export function walkExplainer(walk: Walk, puzzle: string): void {
  const position = parsePuzzle(puzzle);
  follow(walk, position, rateExplainer(position).steps, [explainerEn, explainerZhHant, explainerVi, explainerDe]);
}

function follow(
  walk: Walk,
  position: Position,
  steps: readonly (Step | ExplainerStep)[],
  catalogues: readonly (Catalogue | ExplainerCatalogue)[],
): void {
  let at = position;
  for (const step of steps) {
    walk.steps++;
    const note = (fault: string, text: string) => walk.faults.set(`${step.technique}: ${fault}`, text);
    const texts = catalogues.map((catalogue) => textOf(step, catalogue, note));
    walk.texts += texts.length;
    if (new Set(texts).size < texts.length) note('two languages say the same', texts[0]);
    drawnOn(at, step, note);
    at = applyStep(at, step as Step);
  }
}

/** The text of a step: all places filled with something, and no signs of what isn't there. */
function textOf(
  step: Step | ExplainerStep,
  catalogue: Catalogue | ExplainerCatalogue,
  note: (fault: string, text: string) => void,
): string {
  const text = explainStep(step, catalogue);
  if (/[{}]|undefined|null|NaN|\s{2}|\s[,.:]|\(\s*\)|≠(?!\d)/.test(text)) note('not filled', text);
  const templates: Readonly<Record<string, string>> = catalogue.templates;
  for (const [, name] of templates[step.message.key].matchAll(/\{(\w+)/g)) {
    // A name that isn't a parameter is a form of words; a parameter that isn't there is refused.
    const parts = Object.values(step.message.params[name] ?? {});
    if (parts.some((part) => Array.isArray(part) && part.length === 0)) note(`empty ${name}`, text);
  }
  return text;
}

/** All that is drawn stands on the board before the step, and something is. */
function drawnOn(position: Position, step: Step | ExplainerStep, note: (fault: string, text: string) => void): void {
  const { pattern, eliminations, placements } = step;
  const has = ({ cell, digit }: Candidate) => (position.candidates[cell] & (1 << (digit - 1))) !== 0;
  const links = [...pattern.links, ...(pattern.branches ?? []).flat()];
  const ends = links.flatMap(({ from, to }) => [from, to]);
  const drawn = [
    ...pattern.candidates,
    ...ends.flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit }))),
    ...eliminations,
    ...placements,
  ];
  for (const candidate of drawn) if (!has(candidate)) note('draws what is not there', JSON.stringify(candidate));
  if (pattern.candidates.length + pattern.houses.length + links.length === 0) note('draws nothing', step.message.key);
  if (links.some(({ from, to }) => from.digit !== to.digit && from.cells.join() !== to.cells.join())) {
    note('a link joins what has nothing in common', JSON.stringify(links));
  }
}
