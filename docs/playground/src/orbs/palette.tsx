/** The colours to paint the board with, and the marks of its cells. */
import { markNames } from './marks.js';
import type { Paint } from './state.js';
import type { Words } from './words.js';

export type PaletteProps = {
  readonly paint: Paint | null;
  /** Can cells be marked? */
  readonly hasMarks: boolean;
  readonly words: Words;
  readonly onChoose: (paint: Paint | null) => void;
};

export function Palette({ paint, hasMarks, words, onChoose }: PaletteProps) {
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
      {(hasMarks ? [...markNames, 'free' as const] : []).map((name) => (
        <button
          key={name}
          type="button"
          data-paint={name}
          aria-pressed={paint === name}
          onClick={() => onChoose(paint === name ? null : name)}
        >
          <i class={`orb mark ${name}`} aria-hidden="true" /> {words.marks[name]}
        </button>
      ))}
    </fieldset>
  );
}
