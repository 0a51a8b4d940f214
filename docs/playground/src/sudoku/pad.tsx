/** The digits as buttons, for fingers. */
import type { Words } from './words.js';

export type PadProps = {
  readonly words: Words;
  readonly disabled: boolean;
  readonly onDigit: (digit: number) => void;
};

export function Pad({ words, disabled, onDigit }: PadProps) {
  return (
    <fieldset class="sudoku-pad" disabled={disabled}>
      <legend class="kit-hidden">{words.pad}</legend>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
        <button key={digit} type="button" onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={words.erase} onClick={() => onDigit(0)}>
        ⌫
      </button>
    </fieldset>
  );
}
