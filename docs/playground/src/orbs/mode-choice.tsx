/** What is played. */
import { Choice } from '../frame/choice.js';
import { randomSeed } from '../frame/seed.js';
import type { Table } from './commands.js';

export function ModeChoice({ table: { state, act, words } }: { readonly table: Table }) {
  return (
    <Choice
      label={words.mode}
      value={state.mode}
      options={words.modes}
      onChoose={(mode) => act({ type: 'mode', mode, seed: randomSeed() })}
    />
  );
}
