/** The colours to paint the board with. */
import type { Words } from './words.js';

export type PaletteProps = {
  readonly paint: number | null;
  readonly words: Words;
  readonly onChoose: (type: number | null) => void;
};

export function Palette({ paint, words, onChoose }: PaletteProps) {
  return (
    <fieldset class="kit-row orbs-palette">
      <legend class="kit-soft">{words.paint}</legend>
      {words.types.map((name, type) => (
        <button
          key={name}
          type="button"
          data-paint={type}
          aria-pressed={paint === type}
          onClick={() => onChoose(paint === type ? null : type)}
        >
          <i class={`orb t${type}`} aria-hidden="true" /> {name}
        </button>
      ))}
    </fieldset>
  );
}
