/** Fish in Traditional Chinese. */

import { eachFish, eachFishKind } from '../../technique/each-fish.js';
import type { FishId } from '../../types.js';

const sizes = {
  'x-wing': 'X-Wing',
  swordfish: '劍魚',
  jellyfish: '水母',
  squirmbag: '五階魚',
  whale: '六階魚',
  leviathan: '七階魚',
} as const;
const kinds = {
  '': '',
  'finned-': '帶鰭',
  'sashimi-': '退化',
  'franken-': '宮內',
  'finned-franken-': '帶鰭宮內',
  'mutant-': '混合',
  'finned-mutant-': '帶鰭混合',
  'siamese-': '連體',
} as const;

/** The names of the fish. */
export const fishNames: Readonly<Record<FishId, string>> = /* @__PURE__ */ eachFish(
  (prefix, size) =>
    // A space parts Chinese from Latin letters.
    `${kinds[prefix]}${prefix !== '' && size === 'x-wing' ? ' ' : ''}${sizes[size]}`,
);

/** Why a fish holds. */
export const fishTemplates: Readonly<Record<FishId, string>> = /* @__PURE__ */ eachFishKind({
  plain:
    '{base}的 {digit} 都只能填在{cover}，各佔其一。{cover}的 {digit} 就全在這些格子裡，所以其他格不能是 {digit}：{eliminations}。',
  finned:
    '{base}的 {digit} 除了鰭 {fins} 之外，都只能填在{cover}。{fins, plural, one {鰭若是} other {鰭之中若有一個是}} {digit}，它看到的格子不能是 {digit}；否則這條魚成立。兩種情形下，{cover}中看到{fins, plural, one {鰭} other {所有鰭}}的其他格都不能是 {digit}：{eliminations}。',
  siamese:
    '{base}的 {digit} 只能填在{cover}與鰭 {fins}。取不同的覆蓋區可得兩條帶鰭魚，任一條所排除的格子都不能是 {digit}：{eliminations}。',
});
