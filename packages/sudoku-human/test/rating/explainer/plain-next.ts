/** The step that Sudoku Explainer takes where no plain rule has one, a second time: the best of all that there is. */

import { type Marks, type PlainChain, plainChains, rated } from './plain-chains.js';
import { alignedSets, type PlainBoard, type PlainHint } from './plain-explainer.js';
import { removalsOf, rulesOfLevel } from './plain-nested.js';
import { keys, type PlainConclusion, plainConclusions, plainNet, type Rules } from './plain-nets.js';

/** A step, with how many nodes it rests on, and the chain or what the nets conclude. */
export type PlainStep = PlainHint & {
  readonly complexity: number;
  readonly chain?: PlainChain;
  readonly conclusion?: PlainConclusion;
};

const cycleNames = { 2: 'x-cycle', 3: 'y-cycle', 4: 'cycle' };
const netNames = { contradiction: 'contradiction', double: 'double', house: 'region', cell: 'cell' };
const levelNames = ['dynamic', 'dynamic-plus', 'nested-2', 'nested-3', 'nested-4', 'nested-5'];

export function plainNext(board: PlainBoard): PlainStep | undefined {
  const { marks } = board;
  const aligned = (size: 2 | 3) => () => alignedSets(size)(board).map((hint) => ({ ...hint, complexity: 0 }))[0];
  return firstOf([
    aligned(2),
    () => bestChain(marks),
    aligned(3),
    () => bestNet(marks, 'nishio', 7.5, { placesOnly: true, dynamic: true }, () => 'nishio'),
    () => bestNet(marks, 'multiple', 8.0, {}, (form) => (form === 'cell' ? 'cell-forcing' : 'region-forcing')),
    () => plainDynamic(board),
  ]);
}

/** What dynamic nets conclude, of the first level at which they conclude anything. */
export function plainDynamic({ marks, values }: PlainBoard): PlainStep | undefined {
  const levels = levelNames.map((name, level) => () => {
    const rules = rulesOfLevel(values, level);
    return bestNet(marks, 'dynamic', 8.5 + 0.5 * level, rules, (form) => `${name}-${netNames[form]}`);
  });
  return firstOf(levels);
}

function firstOf(producers: readonly (() => PlainStep | undefined)[]): PlainStep | undefined {
  for (const producer of producers) {
    const step = producer();
    if (step !== undefined) return step;
  }
  return undefined;
}

/** Lowest rating, then fewest nodes, then by the kind; what was found first goes before what is as good. */
function best<Found extends { readonly rating: number; readonly complexity: number; readonly key: number }>(
  found: readonly Found[],
): Found | undefined {
  return found.toSorted((a, b) => a.rating - b.rating || a.complexity - b.complexity || a.key - b.key)[0];
}

function bestChain(marks: Marks): PlainStep | undefined {
  const chain = best(plainChains(marks).map((each) => ({ ...each, complexity: each.path.length })));
  if (chain === undefined) return undefined;
  const { form, key, rating, complexity, path, removals } = chain;
  const name = key === 2 ? 'forcing-x-chain' : 'forcing-chain';
  const placement = form === 'on' ? path[0].candidate : -1;
  const technique = form === 'cycle' ? cycleNames[key] : name;
  return { technique, rating, complexity, placement, removals, chain };
}

function bestNet(
  marks: Marks,
  kind: 'nishio' | 'multiple' | 'dynamic',
  base: number,
  rules: Rules,
  nameFor: (form: keyof typeof netNames) => string,
): PlainStep | undefined {
  const all = plainConclusions(marks, kind, (start) => plainNet(marks, start, rules));
  const found = best(all.map((each) => ({ ...each, rating: rated(base, each.complexity), key: keys[each.form] })));
  if (found === undefined) return undefined;
  const { form, target, rating, complexity } = found;
  const placement = target.isOn ? target.candidate : -1;
  const removals = removalsOf(marks, target);
  return { technique: nameFor(form), rating, complexity, placement, removals, conclusion: found };
}
