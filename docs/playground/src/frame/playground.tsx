/** Starts a playground: its game, its worker, its words and its task meet here, and the page draws them. */

import type { Served } from '@kit/grid';
import { type ComponentChild, render } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Ask, type Question, useAsk } from './ask.js';
import { type Client, connect } from './connect.js';
import type { Game, GameState } from './game.js';
import { firstLanguage, type Language, useLanguage } from './language.js';
import { type OwnWords, type Speech, speechOf } from './speech.js';
import { useGame } from './use-game.js';
import { type Recalled, recall, useMemory } from './use-memory.js';
import { type PageWords, usePageWords } from './use-page-words.js';
import { type Task, useTask } from './use-task.js';
import type { FrameWords } from './words.js';

/** What a page draws and what its commands work with. */
export type Table<S, A, W, H extends Served> = {
  readonly state: S;
  readonly act: (action: A) => void;
  /** Does what leaves the game; while one is under way, it asks first. */
  readonly ask: Ask;
  readonly question: Question | null;
  readonly answer: (yes: boolean) => void;
  readonly call: Client<H>;
  readonly task: Task<W>;
  readonly words: W & FrameWords;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
};

/** A playground. */
export type Playground<S, A, W, H extends Served> = {
  /** Its name, which is its worker's too. */
  readonly name: string;
  readonly game: Game<S, A>;
  /** The state at the start. */
  readonly first: () => S;
  /** Does the address name a game in words of its own, which comes before the last visit's? */
  readonly isAsked?: () => boolean;
  /** The words of its script; those of the other languages are files of their own. */
  readonly words: OwnWords<W>;
  readonly Page: (table: Table<S, A, W, H>) => ComponentChild;
};

/** What puts a playground into its place on the page. */
export function playground<S extends GameState<W>, A, W extends PageWords, H extends Served>({
  name,
  game,
  first,
  isAsked = () => false,
  words,
  Page,
}: Playground<S, A, W, H>): (place: HTMLElement) => Promise<void> {
  const load = speechOf(name, words);
  type RootProps = { readonly place: Element; readonly recalled: Recalled<S>; readonly speech: Speech<W> };
  function Root({ place, recalled, speech }: RootProps) {
    const [{ language, words: said }, setLanguage] = useLanguage(speech, load);
    const call = useMemo(() => connect<H>(workerOf(name)), []);
    const task = useTask<W>();
    const [state, commit, goOn] = useGame(game, recalled.state, task);
    const [question, ask, answer] = useAsk(() => game.isUnderWay?.(state) ?? false);
    const act = (action: A) => (game.replaces?.(state, action) ? ask(() => commit(action)) : commit(action));
    usePageWords(place, said, language);
    useMemory(place, name, game, state, recalled.isOwn, goOn);
    return <Page {...{ state, act, ask, question, answer, call, task, words: said, language, setLanguage }} />;
  }
  return async (place) => {
    const start = first();
    const [recalled, speech] = await Promise.all([
      recall(name, game, start, !isAsked()),
      load(firstLanguage()).catch(() => load('en')),
    ]);
    render(<Root place={place} recalled={recalled ?? { state: start, isOwn: false }} speech={speech} />, place);
  };
}

/** Makes a worker of a playground. */
export function workerOf(name: string): () => Worker {
  return () => new Worker(new URL(`./${name}.worker.js`, import.meta.url), { type: 'module' });
}
