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
    'number-safe': '{from} 的 {number} 周圍的地雷已全部找到，所以 {cells} 是安全的。',
    'number-mine': '{from} 的 {number} 需要周圍所有未開的格子，所以 {cells} 是地雷。',
    'pair-safe': '{from} 的數字有共同的格子：不論這些格子如何藏雷，{cells} 都是安全的。',
    'pair-mine': '{from} 的數字有共同的格子：不論這些格子如何藏雷，{cells} 必定是地雷。',
    'region-safe':
      '若 {n, plural, one {{cells} 有地雷} other {{cells} 之中任一格有地雷}}，{from, plural, one {{from} 的數字就無法成立} other {{from} 的數字就無法同時成立}}，所以{n, plural, one {是安全的} other {全都是安全的}}。',
    'region-mine':
      '若 {n, plural, one {{cells} 沒有地雷} other {{cells} 之中任一格沒有地雷}}，{from, plural, one {{from} 的數字就無法成立} other {{from} 的數字就無法同時成立}}，所以{n, plural, one {是地雷} other {全都是地雷}}。',
    'total-safe': '全盤共有 {mines} 顆地雷{from, some, ，再看 {from} 的數字}，可知 {cells} 不可能有地雷。',
    'total-mine': '全盤共有 {mines} 顆地雷{from, some, ，再看 {from} 的數字}，可知 {cells} 必定是地雷。',
    finished: '沒有要開的格子了。',
  },
  moves: {
    safe: '{cells} 已證明是安全的。',
    endgame: '沒有確定安全的格子。推算到終局，{cells} 的勝率最高：{percent}。',
    forced: '沒有確定安全的格子。{cells} 與另一格永遠無法分辨，遲早要猜，不如現在：{percent}。',
    lookahead: '沒有確定安全的格子。{cells} 有 {percent} 的機會安全，而且下一步最有利。',
    odds: '沒有確定安全的格子。{cells} 有 {percent} 的機會安全，沒有更安全的了。',
    none: '沒有要開的格子了。',
    limit: '時間不夠，還沒找到可開的格子。',
  },
  reviews: {
    start: '{cells} 是第一個打開的格子：當時什麼都還不知道。',
    safe: '{cells} 已證明是安全的。',
    'perfect-guess':
      '沒有確定的格子，也沒有比 {cells} 更好的猜法；踩雷的機會是 {risk}。{lucky, some, 結果沒事。}{unlucky, some, 結果是地雷。}',
    'inferior-guess':
      '沒有確定的格子，但猜 {better} 比 {cells} 好；這一步失去了 {cost} 的勝算。{lucky, some, 結果沒事。}{unlucky, some, 結果是地雷。}',
    'missed-safe':
      '不必猜：{better} 已確定安全，而 {cells} 踩雷的機會是 {risk}。{lucky, some, 結果沒事。}{unlucky, some, 結果是地雷。}',
    'certain-mine': '{cells} 必定踩到地雷{better, some, ，應該打開 {better}}。',
    unknown: '{cells} 好不好無法得知：已達上限。',
    'flag-proven': '{cells} 的旗子標的是已證明的地雷。',
    'flag-unproven': '{cells} 的旗子是猜的：那裡有雷的機會是 {risk}。',
    'flag-false': '{cells} 的旗子錯了：那一格已證明是安全的。',
    'flag-removed': '{cells} 的旗子被拿掉了。',
    useless: '點 {cells} 沒有作用。',
    over: '點 {cells} 之前遊戲已經結束。',
  },
  summaries: {
    won: '獲勝：猜了 {guesses} 次，失誤 {mistakes} 次。全部順利的機會是 {percent}；失去了 {cost} 的勝算。',
    lost: '落敗：猜了 {guesses} 次，失誤 {mistakes} 次。全部順利的機會是 {percent}；失去了 {cost} 的勝算。',
    playing:
      '尚未結束：到目前猜了 {guesses} 次，失誤 {mistakes} 次。全部順利的機會是 {percent}；失去了 {cost} 的勝算。',
    limit: '檢討中止：到那裡猜了 {guesses} 次，失誤 {mistakes} 次。',
  },
  hints: {
    mistake: '請先改正：{cells} 的旗子錯了。',
    inconsistent: '沒有任何佈雷符合這個盤面。',
    given: '沒有確定的格子。最好猜 {cells}。',
    'given-safe': '沒有確定的格子，所以給你提示：{cells} 是安全的。',
    'given-mine': '沒有確定的格子，所以給你提示：{cells} 是地雷。',
    limit: '時間不夠，還沒找到提示。',
  },
  ratings: {
    'one-number': '容易：一次看一個數字就夠了。',
    'two-numbers': '普通：有 {times} 次要同時看兩個數字。',
    'more-numbers': '困難：有 {times} 次要同時看兩個以上的數字，最多 {numbers} 個。',
    counter: '非常困難：有 {times} 次要用到地雷總數。',
    guess: '要靠運氣：必須猜 {times} 次。',
    limit: '時間不夠，還不知道這一局有多難。',
  },
  cell: 'r{row}c{col}',
  list: { between: '、', last: ' 和 ' },
};
