/**
 * Traditional Chinese, with the words of players in Taiwan and Hong Kong.
 *
 * Glossary: 列 is a row (橫列, across), 行 a column (直行, down), 宮 a box, 格 a cell, 候選數 a candidate, 刪除 to strike
 * out. Beware: mainland usage has 行 and 列 the other way round.
 */

import { eachFishKind } from '../techniques/shared/each-fish.js';
import type { Catalogue } from '../types.js';
import { commonNames, conclusionTexts, fishNames, numberedNames, sharedTexts } from './shared-texts.js';

const fishSizes = {
  // A space parts Chinese from Latin letters.
  'x-wing': ' X-Wing',
  swordfish: '劍魚',
  jellyfish: '水母',
  squirmbag: '五階魚',
  whale: '六階魚',
  leviathan: '七階魚',
} as const;
const fishKinds = {
  '': '{fish}',
  'finned-': '帶鰭{fish}',
  'sashimi-': '退化{fish}',
  'franken-': '宮內{fish}',
  'finned-franken-': '帶鰭宮內{fish}',
  'mutant-': '混合{fish}',
  'finned-mutant-': '帶鰭混合{fish}',
  'siamese-': '連體{fish}',
} as const;

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
    'locked-candidates': '鎖定候選數',
    'common-peers': '共同排除',
    'naked-set': '顯性集合',
    leftovers: '割補法',
    'cage-combinations': '籠的組合',
    'cage-digit': '籠中必有數',
    'innies-outies': '內外數',
    'house-fillings': '區域填法',
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
    ...numberedNames({ 'unique-rectangle': '唯一矩形 {n}', 'avoidable-rectangle': '可避矩形 {n}', bug: 'BUG {n}' }),
    ...fishNames(fishKinds, fishSizes),
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
    'hidden-rectangle': '隱性矩形',
    'unique-loop': '唯一環',
    'x-chain': 'X 鏈',
    'xy-chain': 'XY 鏈',
    'remote-pair': '遠程數對',
    'grouped-x-chain': '區塊 X 鏈',
    aic: 'AIC 交替推理鏈',
    'grouped-aic': '區塊 AIC 交替推理鏈',
    'continuous-nice-loop': '連續環',
    'grouped-continuous-nice-loop': '區塊連續環',
    'discontinuous-nice-loop': '不連續環',
    'grouped-discontinuous-nice-loop': '區塊不連續環',
    'kraken-fish': '海妖魚',
    'forcing-chain': '強制鏈',
    'forcing-net': '強制網',
    ...commonNames,
    'als-xz': 'ALS-XZ 待定數組',
    'als-xy-wing': 'ALS-XY-Wing 待定數組',
    'als-xy-chain': '待定數組鏈',
    'sue-de-coq': 'Sue de Coq 融合待定數組',
    'death-blossom': '死亡綻放',
    'aligned-pair-exclusion': '對齊數對排除',
    'template-set': '模板填入',
    'template-delete': '模板刪除',
    'brute-force': '暴力搜尋',
    firework: '煙火',
    tridagon: '雷神之鎚（Tridagon）',
    'sk-loop': 'SK 環',
    exocet: '飛魚導彈（Exocet）',
    'multi-sector-locked-sets': '多區域鎖定數組',
  },
  templates: {
    ...sharedTexts({
      numbers: ['兩', '三', '四'],
      naked: '{cells} 這{n}格只能填 {digits}，{n}個數字必由這{n}格佔用，所以{houses}的其他格不能再填：{eliminations}。',
      hidden: '{house}的 {digits} 只能填在 {cells} 這{n}格，所以這{n}格不能是其他數字：{eliminations}。',
      locked:
        '{base}的 {digit} 只能填在{base}與{cover}重疊的格子，{cover}的 {digit} 也就在其中，所以{cover}的其他格不能是 {digit}：{eliminations}。',
      turbot:
        '{houses}的 {digit} 各只有兩個位置，而 {joints} 互相看到，不能同時是 {digit}，所以另一端 {ends} 至少有一格是 {digit}；同時看到兩端的格子不能是 {digit}：{eliminations}。',
      oneOfSeveral:
        '若 {cells} 只填 {digits}，就有兩個解。所以 {extra} 其中一格是 {extraDigits}，看到全部這些格的格子不能再填：{eliminations}。',
      chain:
        '{chain}。若鏈的第一格不是 {digit}，沿鏈推到最後一格必是 {digit}，所以兩端至少有一個是 {digit}；同時看到兩端的格子不能是 {digit}：{eliminations}。',
      aic: '{chain}。若鏈的第一個候選數為假，沿鏈推到最後一個必為真，所以兩端至少有一個為真；與兩端都衝突的候選數可以刪除：{eliminations}。',
      continuous:
        '{chain}。這是首尾相接的環：無論如何，每個弱連結（-）的兩端必有一個為真，所以與弱連結兩端都衝突的候選數可以刪除：{eliminations}。',
      discontinuous: '{chain}。若 {cell} 是 {digit}，沿環推回來卻得到它不是 {digit}，所以 {cell} 不能是 {digit}。',
      discontinuousOn: '{chain}。若 {cell} 不是 {digit}，沿環推回來卻得到它是 {digit}，所以 {cell} 填入 {digit}。',
      setChain:
        '從 {first} 經 {between} 到 {last} 的 {count} 個待定數組，各比格數多一個候選數，相鄰兩組的共同數 {common} 只能屬於其中一組。第一組缺少的數，最後一組必有；兩端共有的數字，從看到它所有位置的格子刪除：{eliminations}。',
    }),
    'common-peers': '在{house}中，{digits} 只能在 {cells}。無論哪一個成立，都排除：{eliminations}。',
    'common-peers-cell': '{cells} 只能填 {digits}。無論哪一個成立，都排除：{eliminations}。',
    'naked-set':
      '{cells} 只含 {digits}，有相同數字的格彼此可見，所以每個數字都在其中一格。凡看得見該數字在其中所有位置的格都排除它：{eliminations}。',
    leftovers:
      '{base}與{cover}含每個數字的次數相同。所以只屬於前者的 {innies} 與只屬於後者的 {outies} 含相同的數字。{digits} 不能在 {innies}，也就從另一邊排除：{eliminations}。',
    'cage-combinations': '{cage}的空格 {cells} 以不同的數字合計 {sum}。沒有任何填法含有：{eliminations}。',
    'cage-combinations-on': '{cage}中只剩 {cells} 是空格，餘下 {sum}，所以 {cells} 填入 {digit}。',
    'cage-digit':
      '{cage}的每種填法都有 {digit}，在 {cells} 其中一格。所以看得見這些格的都排除 {digit}：{eliminations, cells}。',
    'innies-outies':
      '{base}的總和是已知的，籠切出的部分也是：加上裡面的空格，減去外面的空格，等於 {sum}。沒有任何填法含有：{eliminations}。',
    'innies-outies-on': '{base}的總和是已知的。減去各籠後只剩一格 {cell}，所以填入 {digit}。',
    'house-fillings': '{house}的任何填法，連同其中的籠和相鄰的格，都不含：{eliminations}。',
    'full-house': '{cell} 是{house}最後的空格，而{house}只缺 {digit}，所以 {cell} 填入 {digit}。',
    'naked-single': '{cell} 除了 {digit} 以外的數字都已排除，所以 {cell} 填入 {digit}。',
    'hidden-single': '{house}的 {digit} 只剩 {cell} 可填，所以 {cell} 填入 {digit}。',
    ...eachFishKind({
      plain:
        '{base}的 {digit} 都只能填在{cover}，各佔其一。{cover}的 {digit} 就全在這些格子裡，所以其他格不能是 {digit}：{eliminations}。',
      finned:
        '{base}的 {digit} 除了鰭 {fins} 之外，都只能填在{cover}。{fins, plural, one {鰭若是} other {鰭之中若有一個是}} {digit}，它看到的格子不能是 {digit}；否則這條魚成立。兩種情形下，{cover}中看到{fins, plural, one {鰭} other {所有鰭}}的其他格都不能是 {digit}：{eliminations}。',
      siamese:
        '{base}的 {digit} 只能填在{cover}與鰭 {fins}。取不同的覆蓋區可得兩條帶鰭魚，任一條所排除的格子都不能是 {digit}：{eliminations}。',
    }),
    'locked-pair':
      '{cells} 這兩格只能填 {digits}，又同在{houses}，所以這兩個數字離開這些區域的其他格：{eliminations}。',
    'locked-triple':
      '{cells} 這三格只能填 {digits}，又同在{houses}，所以這三個數字離開這些區域的其他格：{eliminations}。',
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
    'unique-rectangle-3':
      '若 {cells} 只填 {digits}，就有兩個解。所以 {extra} 其中一格填別的候選數，與 {subset} 合起來在{houses}佔用 {extraDigits}：{eliminations}。',
    'unique-rectangle-4':
      '若 {cells} 只填 {digits}，就有兩個解。{houses}的其中一個數字只能填在 {extra}，所以另一個數字不能填在這裡：{eliminations}。',
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
      '若 {extra} 沒有候選數 {extras}，每個空格都只剩兩個候選數，每個區域的每個數字都只剩兩個位置，就不會只有一個解。所以{extras, plural, one {它} other {其中之一}}成立：{eliminations}。',
    'bug-2':
      '若 {extra} 沒有多出的候選數，就不會只有一個解。所以其中之一成立，看到全部這些格的格子不能是這個數字：{eliminations}。',
    'bug-3':
      '若 {extra} 沒有多出的候選數，就不會只有一個解。所以其中之一成立，與 {subset} 合起來在{houses}佔用 {extraDigits}：{eliminations}。',
    'bug-4':
      '若 {extra} 沒有多出的候選數，就不會只有一個解，所以其中之一成立。{houses}的 {digit} 只能填在這兩格，於是一格填 {digit}，另一格填多出的候選數：{eliminations}。',
    'xy-wing':
      '樞紐 {pivot} 不論填兩個候選數中的哪一個，兩翼 {wings} 必有一格是 {digit}；同時看到兩翼的格子不能是 {digit}：{eliminations}。',
    'xyz-wing':
      '樞紐 {pivot} 若不是 {digit}，填另外兩個候選數中的哪一個，兩翼 {wings} 都必有一格是 {digit}；同時看到這三格的格子不能是 {digit}：{eliminations}。',
    'w-wing':
      '兩翼 {wings} 的候選數相同。若都不是 {digit}，就都是 {link}，而{house}的 {link} 只能填在 {bridge}，將無處可填；所以兩翼必有一格是 {digit}，同時看到兩翼的格子不能是 {digit}：{eliminations}。',
    'remote-pair':
      '{cells} 的候選數都是 {digits}，且一格看到下一格，所以兩個數字輪流填入。兩端 {ends} 填的數字不同，同時看到兩端的格子不能是這兩個數字：{eliminations}。',
    'kraken-fish':
      '{base}的 {digit} 除了鰭 {fins} 之外，都只能填在{cover}。若鰭都不是 {digit}，這條魚成立；若有一個鰭是 {digit}，沿鏈也得到相同的結果：{chain}。兩種情形下都有 {eliminations}。',
    'kraken-fish-2':
      '{base}各有一個 {digit}，而{cover}之中除了{chained}以外的只能少容納一個，所以 {starts} 中必有一格是 {digit}；不論是哪一格，沿鏈都得到相同的結果：{chain}。所以 {eliminations}。',
    'forcing-chain': '無論哪一種情形，各條鏈都得到相同的結果：{chain}。',
    'forcing-net':
      '假設 {cell} 是 {digit}，依序推出必填的數字，經過 {count} 步推理，{clashCell} 必須是 {clashDigit}，卻又不能是 {clashDigit}，產生矛盾；所以 {cell} 不能是 {digit}。',
    'forcing-net-on':
      '假設 {cell} 不是 {digit}，依序推出必填的數字，經過 {count} 步推理，{clashCell} 必須是 {clashDigit}，卻又不能是 {clashDigit}，產生矛盾；所以 {cell} 填入 {digit}。',
    'forcing-net-guardians':
      '三角龍其餘的候選數 {guardians} 之中必有一個為真。假設 {cell} 是 {digit}，依序推出必填的數字與其中僅剩的一個，經過 {count} 步推理，{clashCell} 必須是 {clashDigit}，卻又不能是 {clashDigit}，產生矛盾；所以 {cell} 不能是 {digit}。',
    ...conclusionTexts(
      {
        'forcing-cell': '{cell} 不論填 {assumed} 中的哪一個，各條鏈都得到 {target} ',
        'forcing-house': '{house}的 {assumed} 必在 {places} 之一，不論在哪一格，各條鏈都得到 {target} ',
      },
      {
        on: '是 {digit}：{chain}。所以 {target} 填入 {digit}。',
        off: '不是 {digit}：{chain}。所以 {target} 不能是 {digit}。',
      },
    ),
    'als-xz':
      '{first} 與 {last} 各是比格數多一個候選數的待定數組，{common} 只能屬於其中一組。{common, plural, one {另一組就鎖定為其餘數字，兩組共有的數字從看到它所有位置的格子刪除} other {共同數有兩個，兩組都因此鎖定，可以刪除}}：{eliminations}。',
    'sue-de-coq':
      '{crossing}、{lineCells}、{boxCells} 這 {count} 格一共只有 {count} 個候選數：{digits}。{lineCells} 與 {boxCells} 沒有相同的候選數，所以其中任何數字都不能出現兩次，必定各出現一次。{boxCells} 沒有的數字從{line}的其他格刪除，{lineCells} 沒有的數字從{box}的其他格刪除：{eliminations}。',
    'sue-de-coq-shared':
      '{crossing}、{lineCells}、{boxCells} 這 {count} 格的候選數是 {digits}。{lineCells} 與 {boxCells} 只有 {shared} 相同，所以其他數字都不能出現兩次。要填滿這些格，{shared} 必在兩邊各出現一次，其餘數字各出現一次。{boxCells} 沒有的數字從{line}的其他格刪除，{lineCells} 沒有的數字從{box}的其他格刪除，{shared} 則從兩者的其他格刪除：{eliminations}。',
    'death-blossom':
      '莖格 {stem} 不論填 {assumed} 中的哪一個，{cells} 中都有一個待定數組失去該數，因而鎖定為其餘數字。每個數組都含有 {digits}，所以看到它在各數組中所有位置的格子不能是{digits, plural, one {這個數字} other {這些數字}}：{eliminations}。',
    'aligned-pair-exclusion':
      '在 {pair} 中填入任何一個要刪除的候選數，不論另一格怎麼填，不是互相看到的兩格填入同一個數，就是 {cells} 中某些格剩下的候選數少於格數。所以 {eliminations}。',
    'wxyz-wing':
      '{pivot} 與 {wings} 這四格一共只有四個候選數，除了 {digit} 以外都只能出現一次，所以其中必有一格是 {digit}；看到它所有位置的格子不能是 {digit}：{eliminations}。',
    'template-set':
      '把 {digit} 填滿每一列、行、宮各一次，又不佔用其他數字已確定的格子，無論哪一種填法都用到 {placements, cells}，所以這些格子填入 {digit}。',
    'template-delete':
      '把 {digit} 填滿每一列、行、宮各一次，又不佔用其他數字已確定的格子，沒有一種填法用到 {eliminations, cells}，所以這些格子不能是 {digit}。',
    'brute-force': '清單中的技巧都不再適用；唯一的解答裡，{cell} 是 {digit}。',
    firework:
      '{pivots, plural, one {樞紐 {pivots} 所在的列與行，{digits} 都只能填在樞紐的宮內或兩翼 {wings}。不在兩翼的數字，列與行都要在宮內填它，只能是交叉的樞紐。三個數字佔滿這三格} other {相對的樞紐 {pivots} 所在的列與行，{digits} 之中各有兩個數字只能填在樞紐的宮內或兩翼 {wings}。不在兩翼的數字，列與行都要在宮內填它，只能是交叉的樞紐。四個數字佔滿這四格}}，不能再填其他數字：{eliminations}。',
    tridagon:
      '四個宮各取不同列、不同行的三格，{cells} 這些格子無法只用 {digits} 填滿，所以 {guardians, cells} 的其他候選數至少有一個成立；與它們全部衝突的候選數可以刪除：{eliminations}。',
    'tridagon-on':
      '四個宮各取不同列、不同行的三格，{cells} 這些格子無法只用 {digits} 填滿，而其他候選數只剩 {cell} 的 {digit}，所以 {cell} 填入 {digit}。',
    'sk-loop':
      '已填的四角 {corners} 旁邊，{cells} 兩兩成對，由行列與宮輪流連成一環。這些行列與宮最多讓 {digits} 出現 {count} 次，剛好填滿 {count} 格，一個位置也不能少；會減少位置的候選數可以刪除：{eliminations}。',
    exocet:
      '在 {base}、{targets} 所在的三個宮之外，交叉線{houses}容不下 {digits} 之中任何一個數字三次，所以基格 {base} 的兩個數字必在目標格 {targets} 各出現一個。不合任何一種填法的候選數可以刪除：{eliminations}。',
    'multi-sector-locked-sets':
      '{rows}與{columns}交叉的空格是 {cells}。這些列與行最多讓 {digits} 出現 {count} 次，剛好填滿 {count} 格，一個位置也不能少；會減少位置的候選數可以刪除：{eliminations}。',
  },
  hints: {
    where: '請看{house}。',
    which: '請看 {cells}。',
    why: '請看 {cells} 的 {digits}。由此可以推得什麼？',
    'why-houses': '請看 {cells} 的 {digits}，以及{houses}。由此可以推得什麼？',
    'why-links': '請看 {chain}。由此可以推得什麼？',
    wrong: '有 {wrong} 個數字填錯了。',
    struck: '有 {struck} 個候選數刪錯了。',
    'wrong-and-struck': '有 {wrong} 個數字填錯了，{struck} 個候選數刪錯了。',
    mistakes: '{cells} 有錯。',
    right: '正確的是 {right, values}。',
    restore: '這些候選數刪錯了：{lost, values}。',
    'right-and-restore': '正確的是 {right, values}。這些候選數刪錯了：{lost, values}。',
    solved: '已完成。',
    stuck: '清單中沒有技巧可以再前進。',
    invalid: '這個題目無解。',
    multiple: '這個題目不只一個解。',
    limit: '搜尋在得出答案之前就停止了。',
  },
  houses: {
    row: { one: '第 {n} 列', other: '第 {n} 列' },
    column: { one: '第 {n} 行', other: '第 {n} 行' },
    box: { one: '第 {n} 宮', other: '第 {n} 宮' },
    layout: {
      region: { one: '第 {n} 區', other: '第 {n} 區' },
      diagonal: { one: '第 {n} 條對角線', other: '第 {n} 條對角線' },
      window: { one: '第 {n} 個窗', other: '第 {n} 個窗' },
      'hidden-window': { one: '第 {n} 個隱窗', other: '第 {n} 個隱窗' },
      group: { one: '第 {n} 組', other: '第 {n} 組' },
      extra: { one: '額外單元 {n}', other: '額外單元 {n}' },
      cage: { one: '籠 {n}', other: '籠 {n}' },
    },
  },
  list: { between: '、', last: '、' },
}))();
