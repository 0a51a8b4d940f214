/**
 * Traditional Chinese, with the words of players in Taiwan and Hong Kong.
 *
 * Glossary: 列 is a row (橫列, across), 行 a column (直行, down), 宮 a box, 格 a cell, 候選數 a candidate, 刪除 to strike
 * out. Beware: mainland usage has 行 and 列 the other way round.
 */

import type { Catalogue } from '../types.js';
import { alsNames, alsTemplates } from './zh-hant/als.js';
import { chainNames, chainTemplates } from './zh-hant/chains.js';
import { exoticNames, exoticTemplates } from './zh-hant/exotic.js';
import { fishNames, fishTemplates } from './zh-hant/fish.js';
import { patternNames, patternTemplates } from './zh-hant/patterns.js';

const locked =
  '{base}的 {digit} 只能填在{base}與{cover}重疊的格子，{cover}的 {digit} 也就在其中，所以{cover}的其他格不能是 {digit}：{eliminations}。';
const chain =
  '{chain}。若鏈的第一格不是 {digit}，沿鏈推到最後一格必是 {digit}，所以兩端至少有一個是 {digit}；同時看到兩端的格子不能是 {digit}：{eliminations}。';

/**
 * The texts in Traditional Chinese, for {@link explainStep}.
 *
 * @example
 * ```ts
 * import { zhHant } from '@kit/sudoku-human';
 *
 * zhHant.houses.row.one; // => '第 {n} 列'
 * ```
 */
export const zhHant: Catalogue = /* @__PURE__ */ (() => ({
  locale: 'zh-Hant',
  explanation: '{technique}：{text}',
  techniques: {
    'full-house': '唯一解',
    'naked-single': '唯餘解',
    'hidden-single': '摒除解',
    pointing: '宮區塊摒除',
    claiming: '行列區塊摒除',
    'naked-pair': '顯性數對',
    'naked-triple': '顯性三數組',
    'naked-quad': '顯性四數組',
    'hidden-pair': '隱性數對',
    'hidden-triple': '隱性三數組',
    'hidden-quad': '隱性四數組',
    ...fishNames,
    ...patternNames,
    'xy-wing': 'XY-Wing',
    'xyz-wing': 'XYZ-Wing',
    'w-wing': 'W-Wing',
    'x-chain': 'X 鏈',
    'xy-chain': 'XY 鏈',
    ...chainNames,
    ...alsNames,
    ...exoticNames,
  },
  templates: {
    'full-house': '{cell} 是{house}最後的空格，而{house}只缺 {digit}，所以 {cell} 填入 {digit}。',
    'naked-single': '{cell} 除了 {digit} 以外的數字都已排除，所以 {cell} 填入 {digit}。',
    'hidden-single': '{house}的 {digit} 只剩 {cell} 可填，所以 {cell} 填入 {digit}。',
    pointing: locked,
    claiming: locked,
    'naked-pair':
      '{cells} 這兩格只能填 {digits}，兩個數字必由這兩格佔用，所以{houses}的其他格不能再填：{eliminations}。',
    'naked-triple':
      '{cells} 這三格只能填 {digits}，三個數字必由這三格佔用，所以{houses}的其他格不能再填：{eliminations}。',
    'naked-quad':
      '{cells} 這四格只能填 {digits}，四個數字必由這四格佔用，所以{houses}的其他格不能再填：{eliminations}。',
    'hidden-pair': '{house}的 {digits} 只能填在 {cells} 這兩格，所以這兩格不能是其他數字：{eliminations}。',
    'hidden-triple': '{house}的 {digits} 只能填在 {cells} 這三格，所以這三格不能是其他數字：{eliminations}。',
    'hidden-quad': '{house}的 {digits} 只能填在 {cells} 這四格，所以這四格不能是其他數字：{eliminations}。',
    ...fishTemplates,
    ...patternTemplates,
    'xy-wing':
      '樞紐 {pivot} 不論填兩個候選數中的哪一個，兩翼 {wings} 必有一格是 {digit}；同時看到兩翼的格子不能是 {digit}：{eliminations}。',
    'xyz-wing':
      '樞紐 {pivot} 若不是 {digit}，填另外兩個候選數中的哪一個，兩翼 {wings} 都必有一格是 {digit}；同時看到這三格的格子不能是 {digit}：{eliminations}。',
    'w-wing':
      '兩翼 {wings} 的候選數相同。若都不是 {digit}，就都是 {link}，而{house}的 {link} 只能填在 {bridge}，將無處可填；所以兩翼必有一格是 {digit}，同時看到兩翼的格子不能是 {digit}：{eliminations}。',
    'x-chain': chain,
    'xy-chain': chain,
    ...chainTemplates,
    ...alsTemplates,
    ...exoticTemplates,
  },
  houses: {
    row: { one: '第 {n} 列', other: '第 {n} 列' },
    column: { one: '第 {n} 行', other: '第 {n} 行' },
    box: { one: '第 {n} 宮', other: '第 {n} 宮' },
  },
  list: { between: '、', last: '、' },
}))();
