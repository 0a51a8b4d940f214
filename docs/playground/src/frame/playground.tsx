/** Starts a playground: its game, its worker, its words and its task meet here, and the page draws them. */
import { type ComponentChild, render } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Client, connect } from './connect.js';
import type { Game, GameState } from './game.js';
import { type Language, useLanguage } from './language.js';
import type { Handlers } from './serve.js';
import { useGame } from './use-game.js';
import { recall, useMemory } from './use-memory.js';
import { type Task, useTask } from './use-task.js';
import { type FrameWords, frameWords } from './words.js';

/** What a page draws and what its commands work with. */
export type Table<S, A, W, H extends Handlers> = {
  readonly state: S;
  readonly act: (action: A) => void;
  readonly call: Client<H>;
  readonly task: Task<W>;
  readonly words: W & FrameWords;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
};

/** A playground. */
export type Playground<S, A, W, H extends Handlers> = {
  /** Its name, which is its worker's too. */
  readonly name: string;
  readonly game: Game<S, A>;
  /** The state at the start. */
  readonly first: () => S;
  /** Does the address name a game in words of its own, which comes before the last visit's? */
  readonly isAsked?: () => boolean;
  readonly words: Readonly<Record<Language, W>>;
  readonly Page: (table: Table<S, A, W, H>) => ComponentChild;
};

/** What puts a playground into its place on the page. */
export function playground<S extends GameState<W>, A, W, H extends Handlers>({
  name,
  game,
  first,
  isAsked = () => false,
  words,
  Page,
}: Playground<S, A, W, H>): (place: HTMLElement) => Promise<void> {
  function Root({ start }: { readonly start: S }) {
    const [language, setLanguage] = useLanguage();
    const call = useMemo(() => connect<H>(workerOf(name)), []);
    const task = useTask<W>();
    const [state, act, load] = useGame(game, start, task);
    useMemory(name, game, state, load);
    const said = { ...frameWords[language], ...words[language] };
    return <Page {...{ state, act, call, task, words: said, language, setLanguage }} />;
  }
  return async (place) => {
    const start = first();
    render(<Root start={(await recall(name, game, start, !isAsked())) ?? start} />, place);
  };
}

/** Makes a worker of a playground. */
export function workerOf(name: string): () => Worker {
  return () => new Worker(new URL(`./${name}.worker.js`, import.meta.url), { type: 'module' });
}
