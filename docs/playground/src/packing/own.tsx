/** Own rectangles: pictures, dropped or chosen, and sizes as text. */
import { useState } from 'preact/hooks';
import { Button } from '../frame/button.js';
import type { Words } from './words.js';

type DropZoneProps = { readonly words: Words; readonly onFiles: (files: Iterable<File>) => void };

export function DropZone({ words, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the file input does the same
    <div
      class={isOver ? 'packing-drop over' : 'packing-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer?.files ?? []);
      }}
    >
      <label>
        {words.drop}{' '}
        <input type="file" accept="image/*" multiple onChange={(event) => onFiles(event.currentTarget.files ?? [])} />
      </label>
    </div>
  );
}

type OwnSizesProps = {
  readonly text: string;
  readonly words: Words;
  readonly onText: (text: string) => void;
  readonly onUse: () => void;
};

export function OwnSizes({ text, words, onText, onUse }: OwnSizesProps) {
  return (
    <div class="kit-panel">
      <label>
        {words.own}
        <textarea rows={4} value={text} onInput={(event) => onText(event.currentTarget.value)} />
      </label>
      <Button action="use" text={words.use} onPress={onUse} />
    </div>
  );
}
