/** A position from elsewhere, as text, with its number of mines. */
import { useState } from 'preact/hooks';
import { example } from './example.js';
import type { Words } from './words.js';

export type PasteProps = {
  readonly words: Words;
  readonly onLoad: (text: string, mines: number) => void;
};

export function Paste({ words, onLoad }: PasteProps) {
  const [text, setText] = useState(example.text);
  const [mines, setMines] = useState(example.mines);
  return (
    <div class="kit-panel">
      <label>
        {words.paste}
        <textarea rows={5} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <div class="kit-row">
        <label class="kit-choice">
          <span>{words.mines}</span>
          <input type="number" min={0} value={mines} onInput={(event) => setMines(Number(event.currentTarget.value))} />
        </label>
        <button type="button" data-action="load" onClick={() => onLoad(text, mines)}>
          {words.load}
        </button>
      </div>
    </div>
  );
}
