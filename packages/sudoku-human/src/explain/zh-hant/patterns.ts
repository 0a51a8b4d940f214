/** Patterns of one digit, colours and uniqueness in Traditional Chinese. */

import type { ColorsId, SingleDigitId, UniquenessId } from '../../types.js';

/** The techniques whose texts stand here. */
type PatternId = 'locked-pair' | 'locked-triple' | SingleDigitId | ColorsId | UniquenessId;

const turbot =
  '{houses}的 {digit} 各只有兩個位置，而 {joints} 互相看到，不能同時是 {digit}，所以另一端 {ends} 至少有一格是 {digit}；同時看到兩端的格子不能是 {digit}：{eliminations}。';
const oneOfSeveral =
  '若 {cells} 只填 {digits}，就有兩個解。所以 {extra} 其中一格是 {extraDigits}，看到全部這些格的格子不能再填：{eliminations}。';

/** The names of the techniques. */
export const patternNames: Readonly<Record<PatternId, string>> = {
  'locked-pair': '區塊數對',
  'locked-triple': '區塊三數組',
  skyscraper: '摩天樓',
  'two-string-kite': '雙線風箏',
  'turbot-fish': '多寶魚',
  'empty-rectangle': '空矩形',
  'simple-colors-trap': '單色圈套',
  'simple-colors-wrap': '單色矛盾',
  'multi-colors-1': '多色圈套',
  'multi-colors-2': '多色矛盾',
  '3d-medusa': '立體染色',
  'unique-rectangle-1': '唯一矩形 1',
  'unique-rectangle-2': '唯一矩形 2',
  'unique-rectangle-3': '唯一矩形 3',
  'unique-rectangle-4': '唯一矩形 4',
  'unique-rectangle-5': '唯一矩形 5',
  'unique-rectangle-6': '唯一矩形 6',
  'hidden-rectangle': '隱性矩形',
  'avoidable-rectangle-1': '可避矩形 1',
  'avoidable-rectangle-2': '可避矩形 2',
  'unique-loop': '唯一環',
  'bug-plus-1': 'BUG+1',
  'bug-2': 'BUG 2',
  'bug-3': 'BUG 3',
  'bug-4': 'BUG 4',
};

/** Why such a step holds. */
export const patternTemplates: Readonly<Record<PatternId, string>> = {
  'locked-pair': '{cells} 這兩格只能填 {digits}，又同在{houses}，所以這兩個數字離開這些區域的其他格：{eliminations}。',
  'locked-triple':
    '{cells} 這三格只能填 {digits}，又同在{houses}，所以這三個數字離開這些區域的其他格：{eliminations}。',
  skyscraper: turbot,
  'two-string-kite': turbot,
  'turbot-fish': turbot,
  'empty-rectangle':
    '{box}的 {digit} 只能填在 {cells}，位於一列與一行；{lines}的 {digit} 只能填在 {link}。若 {eliminations, cells} 是 {digit}，這對位置的另一端必是 {digit}，{box}就無處可填。所以：{eliminations}。',
  'simple-colors-trap':
    '{digit} 的強鏈把 {a} 與 {b} 交替染成兩色：不是前者全為 {digit}，就是後者全為 {digit}。同時看到兩色的格子不能是 {digit}：{eliminations}。',
  'simple-colors-wrap':
    '{digit} 的強鏈把 {a} 與 {b} 交替染成兩色。第一色有兩格互相看到，所以整個第一色都不是 {digit}：{eliminations}。',
  'multi-colors-1':
    '{digit} 有兩組強鏈：{a} 對 {b}，{c} 對 {d}。{a} 與 {c} 有格子互相看到，所以 {b} 或 {d} 其中一色成立；同時看到這兩色的格子不能是 {digit}：{eliminations}。',
  'multi-colors-2':
    '{digit} 有兩組強鏈：{a} 對 {b}，{c} 對 {d}。{a} 這一色同時看到 {c} 與 {d}，其中必有一色成立，所以這一色不成立：{eliminations}。',
  '3d-medusa':
    '區域與格內的強鏈把 {cells} 的候選數染成兩色，其中一色全部成立。兩色都不允許的候選數可刪除：{eliminations}。',
  'unique-rectangle-1':
    '若 {cells} 只填 {digits}，兩個數字就能互換而有兩個解。只有一格還能填別的數字，所以：{eliminations}。',
  'unique-rectangle-2': oneOfSeveral,
  'unique-rectangle-3':
    '若 {cells} 只填 {digits}，就有兩個解。所以 {extra} 其中一格填別的候選數，與 {subset} 合起來在{houses}佔用 {extraDigits}：{eliminations}。',
  'unique-rectangle-4':
    '若 {cells} 只填 {digits}，就有兩個解。{houses}的其中一個數字只能填在 {extra}，所以另一個數字不能填在這裡：{eliminations}。',
  'unique-rectangle-5': oneOfSeveral,
  'unique-rectangle-6':
    '若 {cells} 只填 {digits}，就有兩個解。{houses}的其中一個數字只能填在這些格，所以它不能填在 {extra}：{eliminations}。',
  'hidden-rectangle':
    '若 {cells} 只填 {digits}，就有兩個解。{houses}的其中一個數字只能填在這些格；交角若填另一個數字就會如此，所以：{eliminations}。',
  'avoidable-rectangle-1':
    '{cells} 都不是題目給的數字。若只填 {digits}，兩個數字就能互換而有兩個解，所以：{eliminations}。',
  'avoidable-rectangle-2':
    '{cells} 都不是題目給的數字。若只填 {digits}，就有兩個解。所以 {extra} 其中一格是 {extraDigits}，看到兩格的格子不能再填：{eliminations}。',
  'unique-loop':
    '若環 {cells} 只填 {digits}，兩個數字就能沿環互換而有兩個解。所以 {extra} 其中一格填別的數字：{eliminations}。',
  'bug-plus-1':
    '若 {extra} 沒有候選數 {extras}，每個空格都只剩兩個候選數，每個區域的每個數字都只剩兩個位置，就不會只有一個解。所以它成立：{eliminations}。',
  'bug-2':
    '若 {extra} 沒有多出的候選數，就不會只有一個解。所以其中之一成立，看到全部這些格的格子不能是這個數字：{eliminations}。',
  'bug-3':
    '若 {extra} 沒有多出的候選數，就不會只有一個解。所以其中之一成立，與 {subset} 合起來在{houses}佔用 {extraDigits}：{eliminations}。',
  'bug-4':
    '若 {extra} 沒有多出的候選數，就不會只有一個解，所以其中之一成立。{houses}的 {digit} 只能填在這兩格，於是一格填 {digit}，另一格填多出的候選數：{eliminations}。',
};
