/** What is at hand while one plays, right below the board: what digits write, the digits, and which of them is lit up. */
import { Button } from '../frame/button.js';
import { HistoryButtons } from '../frame/history-buttons.js';
import type { Table } from './commands.js';
import { colorCount, modes } from './played.js';
import { digitsOf, shapeOf, signOf } from './shape.js';

export function Tools({ state, act, words }: Pick<Table, 'state' | 'act' | 'words'>) {
  const { history, mode, showMarks, solution, filter, isPaused } = state;
  const { size } = shapeOf(history.present.position.layout);
  const isBlocked = solution !== null || isPaused;
  const isColor = mode === 'color';
  const textOf = (one: (typeof modes)[number]) => (one === 'corner' && showMarks ? words.marksMode : words.modes[one]);
  return (
    <div class="sudoku-tools">
      <div class="kit-row">
        <fieldset class="sudoku-modes">
          <legend class="kit-hidden">{words.writes}</legend>
          {modes
            .filter((one) => one !== 'centre' || !showMarks)
            .map((one) => (
              <Button
                key={one}
                action={`mode-${one}`}
                text={textOf(one)}
                pressed={one === mode || (one === 'corner' && mode === 'centre' && showMarks)}
                onPress={() => act({ type: 'mode', mode: one })}
              />
            ))}
        </fieldset>
        <div class="kit-row">
          <HistoryButtons history={history} words={words} disabled={isBlocked} act={act} />
        </div>
      </div>
      <fieldset class={`sudoku-pad${isColor ? ' colors' : ''}`} disabled={isBlocked} style={`--size: ${size}`}>
        <legend class="kit-hidden">{words.pad}</legend>
        {digitsOf(isColor ? colorCount : size).map((digit) => (
          <button
            key={digit}
            type="button"
            class={isColor ? `color-${digit}` : ''}
            aria-label={isColor ? words.colored(digit) : undefined}
            onClick={() => act({ type: 'write', digit })}
          >
            {isColor ? '' : signOf(digit)}
          </button>
        ))}
        <button type="button" aria-label={words.erase} onClick={() => act({ type: 'write', digit: 0 })}>
          ⌫
        </button>
      </fieldset>
      <fieldset class="sudoku-filter" style={`--size: ${size}`}>
        <legend>{isColor && filter > 0 ? words.colorsDigit(signOf(filter)) : words.highlight}</legend>
        {digitsOf(size).map((digit) => (
          <button
            key={digit}
            type="button"
            aria-pressed={digit === filter}
            data-filter={digit}
            onClick={() => act({ type: 'filter', digit })}
          >
            {signOf(digit)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
