/**
 * Three games as they are commonly played. The games of that kind change their tables, so these are values like any other: copy
 * one and change what is different in yours.
 */
import type { SwapEffect, SwapRules } from './types.js';

const beside: SwapEffect = { kind: 'plus', radius: 1 };
const rowAndCol: readonly SwapEffect[] = [{ kind: 'row' }, { kind: 'col' }];
const threeRowsAndCols: readonly SwapEffect[] = [
  { kind: 'row', width: 3 },
  { kind: 'col', width: 3 },
];

/**
 * The plain game: three or more in a line clear, and nothing special comes of it.
 *
 * | match | makes |
 * |---|---|
 * | any | nothing |
 *
 * @example
 * ```ts
 * import { plainRules } from '@kit/orb-search';
 *
 * plainRules.specials; // => undefined
 * ```
 */
export const plainRules: SwapRules = { types: 6 };

/**
 * The game of striped, wrapped and bomb: what a line of four, a corner and a line of five make.
 *
 * | match contains | makes | which, when it is matched or hit, clears |
 * |---|---|---|
 * | line of 5 | `bomb`, without a colour | all of the colour that it is swapped with (hit by an effect: of the commonest) |
 * | plus, T, L | `wrapped` | 3×3, falls, and once more 3×3 (`wrapped-lit` in between) |
 * | line of 4 along a row | `striped-col` | its column |
 * | line of 4 down a column | `striped-row` | its row |
 *
 * | swapped | do |
 * |---|---|
 * | striped + striped | row and column |
 * | striped + wrapped | three rows and three columns |
 * | wrapped + wrapped | 5×5 |
 * | bomb + ordinary | all of that colour |
 * | bomb + striped | all of that colour become striped in turns, and fire |
 * | bomb + wrapped | all of that colour become wrapped, and fire |
 * | bomb + bomb | everything |
 *
 * @see {@link https://candycrush.fandom.com/wiki/Special_Candy | the pieces of the game that made them known}
 *
 * @example
 * ```ts
 * import { stripedRules } from '@kit/orb-search';
 *
 * stripedRules.specials?.map(({ name }) => name); // => ['striped-row', 'striped-col', 'wrapped', 'wrapped-lit', 'bomb']
 * ```
 */
export const stripedRules: SwapRules = {
  types: 6,
  specials: [
    { name: 'striped-row', clears: [{ kind: 'row' }] },
    { name: 'striped-col', clears: [{ kind: 'col' }] },
    { name: 'wrapped', clears: [{ kind: 'square', radius: 1 }], leaves: 'wrapped-lit' },
    { name: 'wrapped-lit', clears: [{ kind: 'square', radius: 1 }], fires: ['itself'] },
    { name: 'bomb', clears: [{ kind: 'colour' }], coloured: false },
  ],
  shapes: [
    { kind: 'line-5', makes: 'bomb' },
    { kind: 'plus', makes: 'wrapped' },
    { kind: 'T', makes: 'wrapped' },
    { kind: 'L', makes: 'wrapped' },
    { kind: 'line-4', axis: 'row', makes: 'striped-col' },
    { kind: 'line-4', axis: 'col', makes: 'striped-row' },
  ],
  pairs: [
    { pieces: ['bomb', 'bomb'], clears: [{ kind: 'board' }] },
    { pieces: ['bomb', 'striped-row'], clears: [{ kind: 'turn', into: ['striped-row', 'striped-col'] }] },
    { pieces: ['bomb', 'striped-col'], clears: [{ kind: 'turn', into: ['striped-row', 'striped-col'] }] },
    { pieces: ['bomb', 'wrapped'], clears: [{ kind: 'turn', into: ['wrapped'] }] },
    { pieces: ['bomb', 'any'], clears: [{ kind: 'colour' }] },
    { pieces: ['wrapped', 'wrapped'], clears: [{ kind: 'square', radius: 2 }] },
    { pieces: ['wrapped', 'striped-row'], clears: threeRowsAndCols },
    { pieces: ['wrapped', 'striped-col'], clears: threeRowsAndCols },
    { pieces: ['striped-row', 'striped-row'], clears: rowAndCol },
    { pieces: ['striped-row', 'striped-col'], clears: rowAndCol },
    { pieces: ['striped-col', 'striped-col'], clears: rowAndCol },
  ],
};

/**
 * The game of rockets, bombs, propellers and light balls: special pieces have no colour, and fire when they are tapped, swapped
 * with anything, or hit. Squares match too.
 *
 * | match contains | makes | which clears |
 * |---|---|---|
 * | line of 5 | `light-ball` | all of the colour that it is swapped with (tapped or hit: of the commonest) |
 * | plus, T, L | `tnt` | 5×5 |
 * | line of 4 along a row | `rocket-col` | its column |
 * | line of 4 down a column | `rocket-row` | its row |
 * | square | `propeller` | its four neighbours, and one cell that a goal needs |
 *
 * | swapped | do |
 * |---|---|
 * | rocket + rocket | row and column |
 * | rocket + tnt | three rows and three columns |
 * | tnt + tnt | 9×9 |
 * | propeller + propeller | the four neighbours, and three cells |
 * | propeller + rocket, + tnt | the four neighbours, and carries the other's effect to its cell |
 * | light ball + rocket, + tnt, + propeller | all of the commonest colour become that, and fire |
 * | light ball + light ball | everything |
 *
 * @example
 * ```ts
 * import { rocketRules } from '@kit/orb-search';
 *
 * rocketRules.specials?.every(({ coloured }) => coloured === false); // => true
 * ```
 */
export const rocketRules: SwapRules = {
  types: 5,
  squares: true,
  specials: [
    { name: 'rocket-row', clears: [{ kind: 'row' }], coloured: false, fires: ['swap', 'tap'] },
    { name: 'rocket-col', clears: [{ kind: 'col' }], coloured: false, fires: ['swap', 'tap'] },
    { name: 'tnt', clears: [{ kind: 'square', radius: 2 }], coloured: false, fires: ['swap', 'tap'] },
    {
      name: 'propeller',
      clears: [beside, { kind: 'fly' }],
      coloured: false,
      fires: ['swap', 'tap'],
    },
    { name: 'light-ball', clears: [{ kind: 'colour' }], coloured: false, fires: ['swap', 'tap'] },
  ],
  shapes: [
    { kind: 'line-5', makes: 'light-ball' },
    { kind: 'plus', makes: 'tnt' },
    { kind: 'T', makes: 'tnt' },
    { kind: 'L', makes: 'tnt' },
    { kind: 'line-4', axis: 'row', makes: 'rocket-col' },
    { kind: 'line-4', axis: 'col', makes: 'rocket-row' },
    { kind: 'square', makes: 'propeller' },
  ],
  pairs: [
    { pieces: ['light-ball', 'light-ball'], clears: [{ kind: 'board' }] },
    { pieces: ['light-ball', 'rocket-row'], clears: [{ kind: 'turn', into: ['rocket-row', 'rocket-col'] }] },
    { pieces: ['light-ball', 'rocket-col'], clears: [{ kind: 'turn', into: ['rocket-row', 'rocket-col'] }] },
    { pieces: ['light-ball', 'tnt'], clears: [{ kind: 'turn', into: ['tnt'] }] },
    { pieces: ['light-ball', 'propeller'], clears: [{ kind: 'turn', into: ['propeller'] }] },
    { pieces: ['tnt', 'tnt'], clears: [{ kind: 'square', radius: 4 }] },
    { pieces: ['propeller', 'propeller'], clears: [beside, { kind: 'fly', count: 3 }] },
    { pieces: ['propeller', 'rocket-row'], clears: [beside, { kind: 'fly', carries: [{ kind: 'row' }] }] },
    { pieces: ['propeller', 'rocket-col'], clears: [beside, { kind: 'fly', carries: [{ kind: 'col' }] }] },
    { pieces: ['propeller', 'tnt'], clears: [beside, { kind: 'fly', carries: [{ kind: 'square', radius: 2 }] }] },
    { pieces: ['tnt', 'rocket-row'], clears: threeRowsAndCols },
    { pieces: ['tnt', 'rocket-col'], clears: threeRowsAndCols },
    { pieces: ['rocket-row', 'rocket-row'], clears: rowAndCol },
    { pieces: ['rocket-row', 'rocket-col'], clears: rowAndCol },
    { pieces: ['rocket-col', 'rocket-col'], clears: rowAndCol },
  ],
};
