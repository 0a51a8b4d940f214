/** The playground of the moving index: boxes that fly, the pairs that touch, and questions by the pointer. */
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { NumberField } from '../frame/number-field.js';
import { playground } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import { Shell } from '../frame/shell.js';
import './moving.css';
import { wayNames } from './choices.js';
import { commandsOf, type Table } from './commands.js';
import { Field } from './field.js';
import { first, game, least, most } from './game.js';
import { words } from './words.js';

/** Puts the playground into its place on the page; who wants less motion starts it. */
export const mount = playground({
  name: 'moving',
  game,
  first: () => ({ ...first, isPaused: matchMedia('(prefers-reduced-motion: reduce)').matches }),
  words,
  Page,
});

function Page(table: Table) {
  const { state, act, words } = table;
  const { compare } = commandsOf(table);
  return (
    <Shell
      table={table}
      look="moving"
      help={words.help}
      board={<Field table={table} />}
      controls={
        <div class="kit-row">
          <NumberField
            label={words.count}
            value={state.count}
            min={least}
            max={most}
            usual={first.count}
            onChange={(count) => act({ type: 'choose', choice: { count } })}
          />
          <div data-choice="layout">
            <Choice
              label={words.layout}
              value={state.layout}
              options={words.layouts}
              onChoose={(layout) => act({ type: 'choose', choice: { layout } })}
            />
          </div>
          <div data-choice="way">
            <Choice
              label={words.way}
              value={state.way}
              options={wayNames}
              onChoose={(way) => act({ type: 'choose', choice: { way } })}
            />
          </div>
          <div data-choice="tool">
            <Choice
              label={words.tool}
              value={state.tool}
              options={words.tools}
              onChoose={(tool) => act({ type: 'choose', choice: { tool } })}
            />
          </div>
          <Button action="pause" text={words.pause} pressed={state.isPaused} onPress={() => act({ type: 'pause' })} />
          <Button action="deal" text={words.deal} onPress={() => act({ type: 'deal', seed: randomSeed() })} />
          <Button action="compare" text={words.compare} isMain onPress={compare} />
        </div>
      }
    />
  );
}
