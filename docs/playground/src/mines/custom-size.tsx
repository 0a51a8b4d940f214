/** The size of a board of one's own. */
import { NumberField } from '../frame/number-field.js';
import { bounds, mostMines, type Size } from './levels.js';
import type { Action } from './state.js';
import type { Words } from './words.js';

type CustomSizeProps = { readonly size: Size; readonly words: Words; readonly act: (action: Action) => void };

export function CustomSize({ size, words, act }: CustomSizeProps) {
  const sides = ['rows', 'cols'] as const;
  return (
    <div class="kit-row" data-show="size">
      {sides.map((side) => (
        <NumberField
          key={side}
          label={words[side]}
          value={size[side]}
          min={bounds[side][0]}
          max={bounds[side][1]}
          usual={size[side]}
          onChange={(value) => act({ type: 'resize', size: { [side]: value } })}
        />
      ))}
      <NumberField
        label={words.mines}
        value={size.mines}
        min={1}
        max={mostMines(size)}
        usual={size.mines}
        onChange={(mines) => act({ type: 'resize', size: { mines } })}
      />
    </div>
  );
}
