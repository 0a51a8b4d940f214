import type { Catalogue } from '../types.js';

/**
 * The texts in Traditional Chinese. 列 is a row (across), 行 a column (down), as in Taiwan.
 *
 * @example
 * ```ts
 * import { zhHant } from '@kit/mines-inference';
 *
 * zhHant.locale; // => 'zh-Hant'
 * ```
 */
export const zhHant: Catalogue = {
  locale: 'zh-Hant',
  deductions: {
    'number-safe': '{from}的 {number} 周圍的地雷已全部找到，所以{cells}是安全的。',
    'number-mine': '{from}的 {number} 需要周圍所有未開的格子，所以{cells}是地雷。',
    'pair-safe': '{from}的數字有共同的格子：不論這些格子如何藏雷，{cells}都是安全的。',
    'pair-mine': '{from}的數字有共同的格子：不論這些格子如何藏雷，{cells}必定是地雷。',
    'region-safe': '若{cells}有地雷，{from}的數字就無法同時成立，所以是安全的。',
    'region-mine': '若{cells}沒有地雷，{from}的數字就無法同時成立，所以是地雷。',
    'total-safe': '全盤共有 {mines} 顆地雷{from, some, ，再看{from}的數字}，{cells}不可能有地雷。',
    'total-mine': '全盤共有 {mines} 顆地雷{from, some, ，再看{from}的數字}，{cells}必定是地雷。',
    finished: '沒有要開的格子了。',
  },
  moves: {
    safe: '{cells}已證明是安全的。',
    endgame: '沒有確定安全的格子。推算到終局，{cells}的勝率最高：{percent}。',
    forced: '沒有確定安全的格子。{cells}與另一格永遠無法分辨，遲早要猜，不如現在：{percent}。',
    lookahead: '沒有確定安全的格子。{cells}有 {percent} 的機會安全，而且下一步最有利。',
    odds: '沒有確定安全的格子。{cells}有 {percent} 的機會安全，沒有更安全的了。',
    none: '沒有要開的格子了。',
    limit: '時間不夠，還沒找到可開的格子。',
  },
  cell: '第 {row} 列第 {col} 行',
  list: { between: '、', last: '和' },
};
