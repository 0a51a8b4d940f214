/** Traditional Chinese: almost locked sets. */

import type { AlsTechniqueId } from '../../types.js';

const chain =
  '從 {first} 經 {between} 到 {last} 的 {count} 個待定數組，各比格數多一個候選數，相鄰兩組的共同數 {common} 只能屬於其中一組。第一組缺少的數，最後一組必有；兩端共有的數字，從看到它所有位置的格子刪除：{eliminations}。';

/** The names of these techniques. */
export const alsNames: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz': 'ALS-XZ 待定數組',
  'als-xy-wing': 'ALS-XY-Wing 待定數組',
  'als-xy-chain': '待定數組鏈',
  'sue-de-coq': 'Sue de Coq 融合待定數組',
  'death-blossom': '死亡綻放',
  'aligned-pair-exclusion': '對齊數對排除',
  'wxyz-wing': 'WXYZ-Wing',
};

/** Their reasons. */
export const alsTemplates: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz':
    '{first} 與 {last} 各是比格數多一個候選數的待定數組，{common} 只能屬於其中一組。{common, plural, one {另一組就鎖定為其餘數字，兩組共有的數字從看到它所有位置的格子刪除} other {共同數有兩個，兩組都因此鎖定，可以刪除}}：{eliminations}。',
  'als-xy-wing': chain,
  'als-xy-chain': chain,
  'sue-de-coq':
    '{crossing}、{lineCells}、{boxCells} 這 {count} 格一共只有 {count} 個候選數：{digits}。{lineCells} 與 {boxCells} 沒有相同的候選數，所以其中任何數字都不能出現兩次，必定各出現一次。{boxCells} 沒有的數字從{line}的其他格刪除，{lineCells} 沒有的數字從{box}的其他格刪除：{eliminations}。',
  'death-blossom':
    '莖格 {stem} 不論填 {assumed} 中的哪一個，{cells} 中都有一個待定數組失去該數，因而鎖定為其餘數字。每個數組都含有 {digits}，所以看到它在各數組中所有位置的格子不能是{digits, plural, one {這個數字} other {這些數字}}：{eliminations}。',
  'aligned-pair-exclusion':
    '在 {pair} 中填入任何一個要刪除的候選數，不論另一格怎麼填，不是互相看到的兩格填入同一個數，就是 {cells} 中某些格剩下的候選數少於格數。所以 {eliminations}。',
  'wxyz-wing':
    '{pivot} 與 {wings} 這四格一共只有四個候選數，除了 {digit} 以外都只能出現一次，所以其中必有一格是 {digit}；看到它所有位置的格子不能是 {digit}：{eliminations}。',
};
