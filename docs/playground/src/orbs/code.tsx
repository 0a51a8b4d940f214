/** The board as a text, to be copied and to be put in. */
import { formatOrbs } from '@kit/orb-search';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../frame/button.js';
import type { Action, State } from './state.js';
import type { Words } from './words.js';

type CodeProps = {
  readonly board: State['board'];
  readonly words: Words;
  readonly act: (action: Action) => void;
};

export function Code({ board, words, act }: CodeProps) {
  const [text, setText] = useState('');
  useEffect(() => setText(formatOrbs(board, 'letters')), [board]);
  return (
    <div class="kit-panel">
      <label>
        {words.code}
        <textarea
          rows={board.rows}
          spellcheck={false}
          data-show="code"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <Button action="load" text={words.load} onPress={() => act({ type: 'load', text })} />
    </div>
  );
}
