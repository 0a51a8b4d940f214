/** The one thing that a page works on at a time: what is said about it, how far it is, and how it is ended. */
import { isInvalidInputError } from '@kit/grid';
import { useRef, useState } from 'preact/hooks';
import type { CallOptions } from './connect.js';
import type { Said } from './said.js';

/** What a running task is given: the options of its calls, and a way to say how it gets on. */
export type Work<W> = CallOptions & {
  readonly signal: AbortSignal;
  readonly finish: AbortSignal;
  /** Says something and shows how much is done, from 0 to 1, where that is known. */
  readonly tell: (said: Said<W>, share?: number) => void;
};

/** A page's task. */
export type Task<W> = {
  /** What is said of it, instead of what is said of the game. */
  readonly said: Said<W> | null;
  readonly busy: boolean;
  /** How much is done, from 0 to 1; undefined where nobody knows. */
  readonly share: number | undefined;
  /** Can it be ended with what it has found so far? */
  readonly canFinish: boolean;
  /** Runs something in place of what runs now. */
  readonly run: (act: (work: Work<W>) => Promise<void>, options?: { readonly canFinish: boolean }) => void;
  /** Asks what runs to answer with the best that it has. */
  readonly finish: () => void;
  /** Ends what runs, and says so. */
  readonly cancel: () => void;
  /** Ends what runs without a word: the page goes on to something else. */
  readonly drop: () => void;
  /** Lets the game speak: what runs says nothing more, unless it fails or is cancelled. */
  readonly hush: () => void;
};

/** What is shown of a task. */
type Shown<W> = Pick<Task<W>, 'said' | 'busy' | 'share' | 'canFinish'>;

type Running = { readonly abort: AbortController; readonly finish: AbortController; isHushed: boolean };

const idle = { said: null, busy: false, share: undefined, canFinish: false };

/** The task of a page. */
export function useTask<W>(): Task<W> {
  const [shown, show] = useState<Shown<W>>(idle);
  const running = useRef<Running>(undefined);

  function drop() {
    const ended = running.current;
    running.current = undefined;
    ended?.abort.abort();
    show(idle);
  }

  async function run(act: (work: Work<W>) => Promise<void>, { canFinish } = { canFinish: false }) {
    running.current?.abort.abort();
    const own: Running = { abort: new AbortController(), finish: new AbortController(), isHushed: false };
    running.current = own;
    const { signal } = own.abort;
    show({ said: ['working'], busy: true, share: undefined, canFinish });
    let end: Said<W> | null = null;
    try {
      await act({
        signal,
        finish: own.finish.signal,
        tell(said, share) {
          if (running.current !== own || signal.aborted) return;
          show({ said: own.isHushed ? null : said, busy: true, share, canFinish });
        },
      });
    } catch (error) {
      end = signal.aborted ? ['cancelled'] : saidOfError(error);
    }
    if (running.current !== own) return;
    running.current = undefined;
    show({ ...idle, said: end });
  }

  return {
    ...shown,
    run,
    finish: () => running.current?.finish.abort(),
    cancel: () => running.current?.abort.abort(),
    drop,
    hush() {
      if (running.current) running.current.isHushed = true;
      show((known) => ({ ...known, said: null }));
    },
  };
}

function saidOfError(error: unknown): Said<unknown> {
  if (isInvalidInputError(error)) {
    const { code, message, at } = error;
    return ['refused', { code, message, at, sign: null }];
  }
  console.error(error);
  return ['failed'];
}
