/** A board from elsewhere, typed or pasted. */

import type { Grid } from '@kit/grid';
import { formatTiles } from '@kit/npuzzle';
import { useState } from 'preact/hooks';
import { Button } from '../frame/button.js';
import type { Words } from './words.js';

type OwnBoardProps = { readonly board: Grid; readonly words: Words; readonly onLoad: (text: string) => void };

export function OwnBoard({ board, words, onLoad }: OwnBoardProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? formatTiles(board);
  return (
    <details class="kit-panel">
      <summary>{words.own}</summary>
      <label>
        {words.ownHelp}
        <textarea
          rows={Math.min(8, board.rows + 1)}
          spellcheck={false}
          value={text}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button
        action="load"
        text={words.load}
        onPress={() => {
          onLoad(text);
          setTyped(undefined);
        }}
      />
    </details>
  );
}
