/** Traditional Chinese: patterns of the hardest puzzles, and templates. */

import type { ExoticMessageKey, ExoticTechniqueId } from '../../types.js';

/** The names of these techniques. */
export const exoticNames: Readonly<Record<ExoticTechniqueId, string>> = {
  'template-set': '模板填入',
  'template-delete': '模板刪除',
  firework: '煙火',
  tridagon: '雷神之鎚（Tridagon）',
  'sk-loop': 'SK 環',
  exocet: '飛魚導彈（Exocet）',
  'multi-sector-locked-sets': '多區域鎖定數組',
};

/** Their reasons. */
export const exoticTemplates: Readonly<Record<ExoticTechniqueId | ExoticMessageKey, string>> = {
  'template-set':
    '把 {digit} 填滿每一列、行、宮各一次，又不佔用其他數字已確定的格子，無論哪一種填法都用到 {placements, cells}，所以這些格子填入 {digit}。',
  'template-delete':
    '把 {digit} 填滿每一列、行、宮各一次，又不佔用其他數字已確定的格子，沒有一種填法用到 {eliminations, cells}，所以這些格子不能是 {digit}。',
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
};
