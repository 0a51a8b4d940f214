import { checkChoice, checkInteger, checkList, checkNumber, checkOptions, InvalidInputError } from '@kit/grid';
import { counters, type GameState } from '../kernel/game-table.js';
import type { CheckedRules } from './check-rules.js';
import { pieceNumber } from './piece-number.js';
import { plainJson } from './plain-json.js';
import type { SwapGoal } from './types.js';

/** The goals of a game: which counter each looks at, and how much of it is still wanted. */
export type CheckedGoals = {
  readonly goalCounter: Uint8Array;
  readonly goalNeed: Float64Array;
  /** The goals with what has been counted since. */
  readonly after: (counts: Float64Array) => SwapGoal[];
};

/** Checks the goals of a game: each can be counted on its board, and layers that are asked for exist. */
export function checkGoals(
  goals: readonly SwapGoal[],
  state: Pick<GameState, 'ground' | 'pieces' | 'blockers'>,
  rules: CheckedRules,
  name: string,
): CheckedGoals {
  const list = checkList(goals, name, 0, 16);
  const goalCounter = new Uint8Array(list.length);
  const goalNeed = new Float64Array(list.length);
  const all: (SwapGoal & { count: number; done: number })[] = [];
  for (let i = 0; i < list.length; i++) {
    const place = `${name}[${i}]`;
    const goal = checkOptions(list[i], ['kind', 'count', 'done', 'type', 'special'], place);
    checkChoice(goal.kind, `${place}.kind`, ['score', 'collect', 'ice', 'crates', 'chains', 'fire', 'make']);
    const done = checkNumber(goal.done ?? 0, `${place}.done`, 0, Number.MAX_SAFE_INTEGER);
    const count = countOf(goal, state, done, place);
    goalCounter[i] = counterOf(goal, state, rules, place);
    goalNeed[i] = Math.max(0, count - done);
    all.push({ ...plainJson(goal), count, done });
  }
  return {
    goalCounter,
    goalNeed,
    after: (counts) => all.map((goal, i) => ({ ...goal, done: goal.done + counts[goalCounter[i]] })),
  };
}

function countOf(goal: SwapGoal, state: Pick<GameState, 'ground' | 'blockers'>, done: number, place: string): number {
  if (goal.kind !== 'ice' && goal.kind !== 'crates' && goal.kind !== 'chains') {
    return checkInteger(goal.count, `${place}.count`, 1, 1e9);
  }
  checkOptions(goal, ['kind', 'count', 'done'], place);
  const there = layersOf(goal.kind, state) + done;
  const count = checkInteger(goal.count ?? there, `${place}.count`, 0, 1e9);
  if (count >= 1 && count <= there) return count;
  const message =
    count === 0
      ? `${place} asks for all ${goal.kind}: expected a board that has some`
      : `${place}.count is ${count}: expected at most ${there}, the layers of ${goal.kind} on the board`;
  throw new InvalidInputError('goal-mismatch', message, { name: place });
}

/** How many layers of a kind stand on the board. */
function layersOf(
  kind: 'ice' | 'crates' | 'chains',
  { ground, blockers }: Pick<GameState, 'ground' | 'blockers'>,
): number {
  let layers = 0;
  for (let cell = 0; cell < ground.length; cell++) {
    const blocker = blockers[cell];
    // What lies under a stone stays there.
    if (kind === 'ice' && ground[cell] > 0 && blocker !== 10) layers += ground[cell];
    if (kind === 'crates' && blocker < 10) layers += blocker;
    if (kind === 'chains' && blocker > 10) layers += blocker - 10;
  }
  return layers;
}

function counterOf(goal: SwapGoal, { pieces }: Pick<GameState, 'pieces'>, rules: CheckedRules, place: string): number {
  switch (goal.kind) {
    case 'score':
      checkOptions(goal, ['kind', 'count', 'done'], place);
      return counters.score;
    case 'collect': {
      checkOptions(goal, ['kind', 'type', 'count', 'done'], place);
      const type = checkInteger(goal.type, `${place}.type`, 0, 14);
      if (rules.bag.includes(type) || pieces.some((piece) => (piece & 15) === type)) return type;
      const message = `${place}.type is ${type}: expected a type that stands on the board or comes in`;
      throw new InvalidInputError('goal-mismatch', message, { name: `${place}.type` });
    }
    case 'ice':
      return counters.ice;
    case 'crates':
      return counters.crates;
    case 'chains':
      return counters.chains;
    default: {
      checkOptions(goal, ['kind', 'special', 'count', 'done'], place);
      const special = pieceNumber(goal.special, rules.names, `${place}.special`);
      return (goal.kind === 'fire' ? counters.fired : counters.made) + special;
    }
  }
}
