/** The controls of the game in which two neighbours are swapped. */
import { Button } from '../frame/button.js';
import { randomSeed } from '../frame/seed.js';
import type { Table } from './commands.js';

export type SwapControlsProps = {
  readonly table: Table;
  /** How many swaps match. */
  readonly count: number;
};

export function SwapControls({ table: { state, act, words }, count }: SwapControlsProps) {
  const { cleared, isAuto, film } = state;
  return (
    <>
      <p class="kit-status" data-show="swaps">
        {words.swaps(count)} <span data-show="score">{words.score(cleared)}</span>
      </p>
      <div class="kit-row">
        <Button action="best" text={words.best} isMain disabled={!!film} onPress={() => act({ type: 'hint' })} />
        <Button
          action="autoplay"
          text={isAuto ? words.stop : words.autoplay}
          pressed={isAuto}
          onPress={() => act({ type: 'auto' })}
        />
        <Button action="reshuffle" text={words.reshuffle} onPress={() => act({ type: 'mix', seed: randomSeed() })} />
      </div>
    </>
  );
}
