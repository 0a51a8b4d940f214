/** Does a step's message speak of the step? What it names is in the pattern or concluded, and what the pattern has it names. */

import { en, explainStep, type MessageParam, type Step } from '@kit/sudoku-human';

/** Cells that a text needs not list, since it names their houses or calls them by what they do. */
const unlisted = /^(base|mirror|cross-line)$/;
/** Houses that a text needs not list, since it names the cells in them. */
const byCells = /^(firework|sk-loop)$/;
/** What a text names beside the pattern: the corners of an SK-Loop and what stands in an avoidable rectangle. */
const filled = /^(sk-loop corners|avoidable-rectangle-\d digits)$/;

/** What is wrong with what a step says, in words; nothing if all is well. */
export function messageFaults(step: Step): string[] {
  const { technique, pattern, placements, eliminations, message } = step;
  const faults: string[] = [];
  const links = [...pattern.links, ...(pattern.branches ?? []).flat()];
  const nodes = links.flatMap(({ from, to }) => [from, to]);
  const candidates = [...pattern.candidates, ...placements, ...eliminations];
  const here: Record<string, Set<unknown>> = {
    cells: new Set([...candidates.map(({ cell }) => cell), ...nodes.flatMap(({ cells }) => cells)]),
    digits: new Set([...candidates, ...nodes].map(({ digit }) => digit)),
    houses: new Set(pattern.houses.map(({ house }) => house)),
    candidates: new Set(candidates.map(({ cell, digit }) => `${digit} in ${cell}`)),
    links: new Set(links.map((link) => JSON.stringify(link))),
  };
  const named: Record<string, Set<unknown>> = Object.fromEntries(Object.keys(here).map((kind) => [kind, new Set()]));
  const text = en.templates[message.key as keyof typeof en.templates];
  for (const [name, param] of Object.entries(message.params)) {
    const isUsed = text.includes(`{${name}}`) || text.includes(`{${name},`);
    if (isUsed && param.type !== 'count' && itemsOf(param).length === 0) faults.push(`${name} is empty`);
    for (const item of itemsOf(param)) {
      named[param.type].add(item);
      if (!here[param.type].has(item) && !filled.test(`${technique} ${name}`)) faults.push(`${name} has ${item}`);
    }
  }
  // What the text names and the message lacks is an error here.
  explainStep(step, en);
  if (!byCells.test(technique))
    for (const house of here['houses']) if (!named['houses'].has(house)) faults.push(`house ${house} is not named`);
  if (links.length === 0 && named['cells'].size > 0) {
    for (const { cell, role } of pattern.candidates)
      if (!unlisted.test(role) && !named['cells'].has(cell)) faults.push(`cell ${cell} is not named`);
  }
  if (message.params['eliminations']?.type === 'candidates') {
    for (const { cell, digit } of eliminations)
      if (!itemsOf(message.params['eliminations']).includes(`${digit} in ${cell}`))
        faults.push(`${digit} stays in ${cell}`);
  }
  return faults.map((fault) => `${technique}: ${fault}`);
}

function itemsOf(param: MessageParam): readonly unknown[] {
  if (param.type === 'candidates') return param.candidates.map(({ cell, digit }) => `${digit} in ${cell}`);
  if (param.type === 'links') return param.links.map((link) => JSON.stringify(link));
  if (param.type === 'cells') return param.cells;
  if (param.type === 'digits') return param.digits;
  return param.type === 'houses' ? param.houses : [];
}
