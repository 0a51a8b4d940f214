/** Traditional Chinese, for the steps of a rating. */

import type { ExplainerCatalogue } from '../types.js';
import { loopNames, netNames } from './explainer-names.js';
import { conclusionTexts } from './shared-texts.js';
import { zhHant } from './zh-hant.js';

/**
 * The Chinese texts for the steps of {@link rateExplainer}; {@link explainStep} takes them.
 *
 * @example
 * ```ts
 * import { explainerZhHant } from '@kit/sudoku-human';
 *
 * explainerZhHant.techniques['direct-hidden-pair']; // => '直接隱性數對'
 * ```
 */
export const explainerZhHant: ExplainerCatalogue = /* @__PURE__ */ (() => ({
  ...zhHant,
  techniques: {
    ...zhHant.techniques,
    'direct-pointing': '直接宮區塊摒除',
    'direct-claiming': '直接行列區塊摒除',
    'direct-hidden-pair': '直接隱性數對',
    'direct-hidden-triple': '直接隱性三數組',
    ...loopNames(zhHant.techniques['unique-loop']),
    'bug-1': 'BUG 1',
    'aligned-pair': '兩格排除',
    'aligned-triple': '三格排除',
    'x-cycle': '雙向 X 環',
    'y-cycle': '雙向 Y 環',
    cycle: '雙向環',
    'forcing-x-chain': '強制 X 鏈',
    'forcing-chain': '強制鏈',
    nishio: 'Nishio 強制鏈',
    'cell-forcing': '單元格強制鏈',
    'region-forcing': '區域強制鏈',
    ...netNames({
      forms: {
        contradiction: '矛盾強制鏈',
        double: '雙重強制鏈',
        region: '區域強制鏈',
        cell: '單元格強制鏈',
      },
      levels: {
        dynamic: '動態{form}',
        'dynamic-plus': '動態{form}（+）',
        'nested-2': '動態{form}（+ 強制鏈）',
        'nested-3': '動態{form}（+ 多重強制鏈）',
        'nested-4': '動態{form}（+ 動態強制鏈）',
        'nested-5': '動態{form}（+ 動態強制鏈（+ 強制鏈））',
      },
    }),
  },
  templates: {
    ...zhHant.templates,
    'direct-locking':
      '{base}的 {digit} 只能填在{base}與{cover}重疊的格子，{cover}的其他格就不能是 {digit}。{house}的 {digit} 只剩 {cell} 可填，所以 {cell} 填入 {digit}。',
    'direct-hidden-set':
      '{house}的 {digits} 只能填在 {cells}，這些格不能填別的數字。{house}的 {digit} 只剩 {cell} 可填，所以 {cell} 填入 {digit}。',
    'unique-rectangle-3-hidden':
      '若 {cells} 只填 {digits}，就有兩個解。所以 {extra} 其中一格填別的候選數，而{houses}的 {extraDigits} 填滿另一格與 {subset}，這些格不能填別的數字：{eliminations}。',
    'aligned-sets':
      '把任一個被刪的候選數填入其格，{cells} 的其他格不論填什麼，不是互相看到的兩格相同，就是 {excluders} 之中有一格無數可填。所以 {eliminations}。',
    cycle:
      '{chain}。環首尾相接：不是環上為真的全部成立，就是其餘的全部成立。看到兩種同數字候選數各一個的就刪去：{eliminations}。',
    'contradiction-off':
      '假設 {target} 是 {digit}：經過 {count} 步推論，{clashCell} 必須是 {clashDigit} 卻又不能是。所以 {target} 不能是 {digit}。',
    'contradiction-on':
      '假設 {target} 不是 {digit}：經過 {count} 步推論，{clashCell} 必須是 {clashDigit} 卻又不能是。所以 {target} 填入 {digit}。',
    ...conclusionTexts(
      {
        double: '不論 {places} 是不是 {assumed}，共 {count} 步推論都得到 {target} ',
        cell: '{places} 不論填 {assumed} 中的哪一個，共 {count} 步推論都得到 {target} ',
        house: '{house}的 {assumed} 必在 {places} 之一，不論在哪一格，共 {count} 步推論都得到 {target} ',
      },
      {
        on: '是 {digit}。所以 {target} 填入 {digit}。',
        off: '不是 {digit}。所以 {target} 不能是 {digit}。',
      },
    ),
  },
}))();
