/** How many rectangles, and on what pages. */
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { NumberField } from '../frame/number-field.js';
import { randomSeed } from '../frame/seed.js';
import type { Table } from './commands.js';
import { formatNames } from './formats.js';
import { scaleSetNames } from './scales.js';

export function Setup({ table: { state, act, words } }: { readonly table: Table }) {
  const { count, choice, format, trimmed } = state;
  const { side, padding, rotate, powerOfTwo, trim, extrude, scales } = choice;
  return (
    <div class="kit-row">
      <NumberField
        label={words.count}
        value={count}
        min={1}
        max={5000}
        usual={100}
        onChange={(count) => act({ type: 'count', count })}
      />
      <Button action="random" text={words.random} isMain onPress={() => act({ type: 'random', seed: randomSeed() })} />
      <NumberField
        label={words.side}
        value={side}
        min={16}
        max={8192}
        usual={1024}
        onChange={(side) => act({ type: 'choose', choice: { side } })}
      />
      <NumberField
        label={words.padding}
        value={padding}
        min={0}
        max={64}
        usual={0}
        onChange={(padding) => act({ type: 'choose', choice: { padding } })}
      />
      <Button
        action="rotate"
        text={words.rotate}
        pressed={rotate}
        onPress={() => act({ type: 'choose', choice: { rotate: !rotate } })}
      />
      <Button
        action="power-of-two"
        text={words.powerOfTwo}
        pressed={powerOfTwo}
        onPress={() => act({ type: 'choose', choice: { powerOfTwo: !powerOfTwo } })}
      />
      <NumberField
        label={words.extrude}
        value={extrude}
        min={0}
        max={16}
        usual={0}
        onChange={(extrude) => act({ type: 'choose', choice: { extrude } })}
      />
      {trimmed ? (
        <Button
          action="trim"
          text={words.trim}
          pressed={trim}
          onPress={() => act({ type: 'choose', choice: { trim: !trim } })}
        />
      ) : null}
      <Choice
        label={words.format}
        value={format}
        options={formatNames}
        onChoose={(format) => act({ type: 'format', format })}
      />
      <div data-choice="scales">
        <Choice
          label={words.scales}
          value={scales}
          options={scaleSetNames}
          onChoose={(scales) => act({ type: 'choose', choice: { scales } })}
        />
      </div>
    </div>
  );
}
