/** What the next deal is to be like, and where this one can be found again. */
import { Button } from '../frame/button.js';
import { NumberField } from '../frame/number-field.js';
import { bounds, mostDepth, queryOf } from './deals.js';
import type { Action, State } from './game.js';
import type { Words } from './words.js';

type DealChoiceProps = {
  readonly state: State;
  readonly words: Words;
  readonly act: (action: Action) => void;
  readonly onDeal: () => void;
};

export function DealChoice({ state: { wish, history }, words, act, onDeal }: DealChoiceProps) {
  const { deal } = history.present;
  return (
    <>
      <div class="kit-row" data-show="wish">
        {(['rows', 'cols'] as const).map((side) => (
          <NumberField
            key={side}
            label={words[side]}
            value={wish[side]}
            {...bounds}
            usual={wish[side]}
            onChange={(value) => act({ type: 'wish', wish: { [side]: value } })}
          />
        ))}
        <NumberField
          label={words.depth}
          value={wish.depth}
          min={0}
          max={mostDepth}
          usual={0}
          onChange={(depth) => act({ type: 'wish', wish: { depth } })}
        />
      </div>
      <div class="kit-row">
        <Button action="shuffle" text={words.shuffle} onPress={onDeal} />
        {deal ? (
          <a data-show="deal" href={queryOf(deal)}>
            {words.link}
          </a>
        ) : null}
      </div>
    </>
  );
}
