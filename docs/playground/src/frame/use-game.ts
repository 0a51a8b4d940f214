/** The state of a game on its page, and the one way to change it. */
import { useRef, useState } from 'preact/hooks';
import type { Game, GameState } from './game.js';
import type { Task } from './use-task.js';

/**
 * The present state, what takes an action, and what puts another state in its place. Actions may come at any time: each
 * meets the state that the last one left.
 */
export function useGame<S extends GameState<W>, A, W>(
  { reduce, topic }: Game<S, A>,
  first: S,
  task: Task<W>,
): [S, (action: A) => void, (state: S) => void] {
  const [shown, show] = useState(first);
  const current = useRef(shown);
  return [
    shown,
    (action) => {
      const before = current.current;
      const after = reduce(before, action);
      const known = topic(before);
      if (topic(after).some((part, at) => part !== known[at])) task.drop();
      else if (after.said !== before.said) task.hush();
      current.current = after;
      show(after);
    },
    (state) => {
      task.drop();
      current.current = state;
      show(state);
    },
  ];
}
