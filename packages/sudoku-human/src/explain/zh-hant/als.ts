/** Traditional Chinese: almost locked sets. */

import type { AlsTechniqueId } from '../../technique-ids.js';

const chain =
  '從 {first} 經 {between} 到 {last} 的 {count} 個待定數組，各比格數多一個候選數，相鄰兩組的共同數 {common} 只能屬於其中一組。第一組缺少的數，最後一組必有；兩端共有的數字，從看到它所有位置的格子刪除：{eliminations}。';

/** The names of these techniques. */
export const alsNames: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz': 'ALS-XZ 待定數組',
  'als-xy-wing': 'ALS-XY-Wing 待定數組',
  'als-xy-chain': '待定數組鏈',
};

/** Their reasons. */
export const alsTemplates: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz':
    '{first} 與 {last} 各是比格數多一個候選數的待定數組，{common} 只能屬於其中一組。{common, plural, one {另一組就鎖定為其餘數字，兩組共有的數字從看到它所有位置的格子刪除} other {共同數有兩個，兩組都因此鎖定，可以刪除}}：{eliminations}。',
  'als-xy-wing': chain,
  'als-xy-chain': chain,
};
