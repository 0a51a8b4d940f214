/** The frame of every page: the language, the board with its help, the controls, what is said, and the rest. */

import type { Served } from '@kit/grid';
import type { ComponentChild } from 'preact';
import { useRef } from 'preact/hooks';
import { AskDialog } from './ask.js';
import type { GameState } from './game.js';
import { LanguageChoice } from './language.js';
import type { Table } from './playground.js';
import { speak } from './said.js';
import { Status } from './status.js';
import { useNarrow } from './use-narrow.js';
import { usePageKeys } from './use-page-keys.js';
import './frame.css';
import './layout.css';

/** What a page puts into the frame, from top to bottom and from left to right. */
export type ShellProps<S extends GameState<W>, A, W, H extends Served> = {
  readonly table: Table<S, A, W, H>;
  /** The classes of the game. */
  readonly look: string;
  /** Is the board so wide that it takes the whole line, below the controls? */
  readonly isStacked?: boolean;
  readonly board: ComponentChild;
  /** What belongs to the board, right below it. */
  readonly tools?: ComponentChild;
  /** How the board is used. */
  readonly help?: string;
  /** What stands above what is said. */
  readonly controls: ComponentChild;
  /** What stands below it. */
  readonly more?: ComponentChild;
  /** What comes last. */
  readonly foot?: ComponentChild;
  /** What keys do, wherever the focus is; a key that does something is no longer the browser's. */
  readonly onKey?: (event: KeyboardEvent) => void;
};

export function Shell<S extends GameState<W>, A, W, H extends Served>(props: ShellProps<S, A, W, H>) {
  const { table, look, isStacked, board, tools, help, controls, more, foot, onKey } = props;
  const { state, task, question, answer, words, language, setLanguage } = table;
  const stage = useRef<HTMLDivElement>(null);
  usePageKeys(stage, onKey);
  // On a phone what is said and what is asked for come before how keys work.
  const isNarrow = useNarrow();
  const howTo = help ? <p class="kit-soft">{help}</p> : null;
  const said = task.said ?? state.said;
  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      {question ? <AskDialog question={question} words={words} answer={answer} /> : null}
      <div class={`kit-game ${look}${isStacked ? ' stacked' : ''}`}>
        {isStacked ? null : (
          <div class="kit-stage" ref={stage}>
            {board}
            {tools}
            {isNarrow ? null : howTo}
          </div>
        )}
        <div class="kit-side">
          {controls}
          <Status text={said ? speak(words, said) : ''} task={task} words={words} />
          {more}
        </div>
        {isStacked ? board : null}
        {foot}
        {isNarrow ? howTo : null}
      </div>
    </section>
  );
}
