import * as kit from '../../src/index.js';

/**
 * The puzzles of a walk, what it saw, and what can't be told, drawn or verified, each kind of fault once. `rejected`: why the
 * checker takes no such step of the Explainer, by technique.
 */
export type Walk = {
  steps: number;
  texts: number;
  verified: number;
  readonly rejected: Map<string, string>;
  readonly faults: Map<string, string>;
};

/** A walk that has seen nothing. */
export function newWalk(): Walk {
  return { steps: 0, texts: 0, verified: 0, rejected: new Map(), faults: new Map() };
}

/** Tells every step of HoDoKu's path in all languages, and looks whether it can be drawn. */
export function walkHodoku(walk: Walk, position: kit.Position): void {
  follow(walk, position, kit.rateHodoku(position).steps, [kit.en, kit.zhHant, kit.vi, kit.de]);
}

/** The same for the Explainer's. */
export function walkExplainer(walk: Walk, position: kit.Position): void {
  follow(walk, position, kit.rateExplainer(position).steps, [
    kit.explainerEn,
    kit.explainerZhHant,
    kit.explainerVi,
    kit.explainerDe,
  ]);
}

function follow(
  walk: Walk,
  position: kit.Position,
  steps: readonly (kit.Step | kit.ExplainerStep)[],
  catalogues: readonly (kit.Catalogue | kit.ExplainerCatalogue)[],
): void {
  let at = position;
  const solution = kit.findSolution(position) ?? [];
  for (const step of steps) {
    walk.steps++;
    const note = (fault: string, text: string) => walk.faults.set(`${step.technique}: ${fault}`, text);
    const texts = catalogues.map((catalogue) => textOf(step, catalogue, note));
    walk.texts += texts.length;
    if (new Set(texts).size < texts.length) note('two languages say the same', texts[0]);
    for (const text of texts) toldIn(text, step, note);
    drawnOn(at, step, note);
    for (const { cell, digit } of step.eliminations)
      if (solution[cell] === digit) note('strikes what is true', texts[0]);
    for (const { cell, digit } of step.placements) if (solution[cell] !== digit) note('sets what is false', texts[0]);
    const rejection = rejectionOf(at, step);
    if (rejection === undefined) walk.verified++;
    else if ('rating' in step) walk.rejected.set(`${step.technique}: ${rejection}`, texts[0]);
    // Sides of a Sue de Coq that share a digit are HoDoKu's alone.
    else if (step.technique !== 'sue-de-coq') note(rejection, texts[0]);
    if (!isThere(at, [...step.placements, ...step.eliminations])) note('does nothing', texts[0]);
    at = kit.applyStep(at, step as kit.Step);
  }
  if (at.values.join() !== solution.join()) walk.faults.set('the path does not end in the solution', at.values.join());
}

/** Is one of the candidates on the board? */
function isThere({ candidates }: kit.Position, list: readonly kit.Candidate[]): boolean {
  return list.some(({ cell, digit }) => candidates[cell] & (1 << (digit - 1)));
}

/** The text of a step: all places filled with something, and no signs of what isn't there. */
function textOf(
  step: kit.Step | kit.ExplainerStep,
  catalogue: kit.Catalogue | kit.ExplainerCatalogue,
  note: (fault: string, text: string) => void,
): string {
  const text = kit.explainStep(step, catalogue);
  if (/[{}]|undefined|null|NaN|\s{2}|\s[,.:]|\(\s*\)|≠(?!\d)/.test(text)) note('not filled', text);
  const templates: Readonly<Record<string, string>> = catalogue.templates;
  for (const [, name] of templates[step.message.key].matchAll(/\{(\w+)/g)) {
    // A name that isn't a parameter is a form of words; a parameter that isn't there is refused.
    const parts = Object.values(step.message.params[name] ?? {});
    if (parts.some((part) => Array.isArray(part) && part.length === 0)) note(`empty ${name}`, text);
  }
  return text;
}

/** The text names the cell of each conclusion, alone or drawn together with others (`r1c23`). */
function toldIn(
  text: string,
  { eliminations, placements }: kit.Step | kit.ExplainerStep,
  note: (fault: string, text: string) => void,
): void {
  const named = new Set<number>();
  for (const [, rows, columns] of text.matchAll(/r([1-9]+)c([1-9]+)/g)) {
    for (const row of rows) for (const column of columns) named.add(9 * Number(row) + Number(column) - 10);
  }
  for (const { cell } of [...eliminations, ...placements]) if (!named.has(cell)) note('leaves out a cell', text);
}

/**
 * Which steps of the Explainer the checker doesn't take, and why: direct steps, loops by type, and what is told by counts of
 * inferences are no techniques of the solver; its forcing chain is another one; its cycles strike what sees an on and an off
 * that aren't neighbours, too; a hidden set or a naked one beside a rectangle is drawn without the other digits; the one
 * cell of a BUG may have two candidates too many.
 */
export const rejections =
  /^((direct-|unique-loop-|aligned-|forcing-x-chain|nishio|cell-|region-|dynamic|nested)[\w-]*: unknown-technique|forcing-chain: (unexpected-links|wrong-\S+)|(x-|y-)?cycle: elimination-does-not-follow|unique-rectangle-3: \S+|bug-1: wrong-candidates)$/;

/** What the solver calls the Explainer's technique, where only the name is another. */
const solversNames: Readonly<Record<string, kit.TechniqueId>> = {
  'bug-1': 'bug-plus-1',
  'x-cycle': 'continuous-nice-loop',
  'y-cycle': 'continuous-nice-loop',
  cycle: 'continuous-nice-loop',
};

/**
 * Why the checker rejects the step, if it does. The Explainer cleans one house of a naked set at a time and names that one;
 * the checker wants all that the set lies in.
 */
function rejectionOf(position: kit.Position, step: kit.Step | kit.ExplainerStep): string | undefined {
  const { technique, pattern } = step;
  const cells = [...new Set(pattern.candidates.map(({ cell }) => cell))];
  const houses = !technique.startsWith('naked-')
    ? pattern.houses
    : housesOfAll(cells).map((house) => ({ house, role: 'house' as const }));
  const ours = { ...step, technique: solversNames[technique] ?? technique, pattern: { ...pattern, houses } };
  try {
    const verdict = kit.verifyStep(position, technique === 'naked-single' ? (step as kit.Step) : (ours as kit.Step));
    return verdict.valid ? undefined : verdict.reason;
  } catch (error) {
    if (kit.isInvalidInputError(error)) return error.code;
    throw error;
  }
}

/** The rows (from 0), columns (from 9) and boxes (from 18) that hold all the cells. */
function housesOfAll(cells: readonly number[]): number[] {
  const of = (cell: number) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
  };
  return of(cells[0]).filter((house) => cells.every((cell) => of(cell).includes(house)));
}

/** All that is drawn stands on the board before the step, and something is. */
function drawnOn(
  position: kit.Position,
  step: kit.Step | kit.ExplainerStep,
  note: (fault: string, text: string) => void,
): void {
  const { pattern, eliminations, placements } = step;
  const has = ({ cell, digit }: kit.Candidate) => (position.candidates[cell] & (1 << (digit - 1))) !== 0;
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
