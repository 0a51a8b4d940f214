/** Undo and redo: boards are values, so the past is a list of them. */
import { useReducer } from 'preact/hooks';

/** A value with its past and future. */
export type History<T> = {
  readonly present: T;
  /** How many values lie before the present one. */
  readonly length: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Goes on to a new value; what was undone is forgotten. */
  readonly push: (value: T) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Starts over with a value. */
  readonly reset: (value: T) => void;
};

type State<T> = { readonly past: readonly T[]; readonly present: T; readonly future: readonly T[] };
type Action<T> = { readonly type: 'push' | 'reset'; readonly value: T } | { readonly type: 'undo' | 'redo' };

/** A history that starts with a value. */
export function useHistory<T>(first: T): History<T> {
  const [{ past, present, future }, act] = useReducer<State<T>, Action<T>>(step<T>, {
    past: [],
    present: first,
    future: [],
  });
  return {
    present,
    length: past.length,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    push: (value) => act({ type: 'push', value }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    reset: (value) => act({ type: 'reset', value }),
  };
}

function step<T>(state: State<T>, action: Action<T>): State<T> {
  const { past, present, future } = state;
  switch (action.type) {
    case 'push':
      return { past: [...past, present], present: action.value, future: [] };
    case 'reset':
      return { past: [], present: action.value, future: [] };
    case 'undo':
      return past.length === 0
        ? state
        : { past: past.slice(0, -1), present: past.at(-1) as T, future: [present, ...future] };
    case 'redo':
      return future.length === 0 ? state : { past: [...past, present], present: future[0], future: future.slice(1) };
  }
}
