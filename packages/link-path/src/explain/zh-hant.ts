import type { Catalogue } from '../types.js';

/**
 * The texts in Traditional Chinese. 列 is a row (across), 行 a column (down), as in Taiwan.
 *
 * @example
 * ```ts
 * import { zhHant } from '@kit/link-path';
 *
 * zhHant.locale; // => 'zh-Hant'
 * ```
 */
export const zhHant: Catalogue = {
  locale: 'zh-Hant',
  tiles: {
    empty: '{cell}是空的。',
    stone: '{cell}：石頭。',
    frozen: '{cell}：{kind}，被冰封住。',
    tied: '{cell}：{kind}，與{cells}相鎖，目前無法相連。',
    alone: '{cell}：{kind}，目前沒有可以連的牌。',
    linked: '{cell}：{kind}，可以連到{cells}。',
  },
  links: { straight: '從{from}直線到{to}。', turning: '從{from}經{corners}到{to}。' },
  kind: '第 {kind} 種',
  cell: '第 {row} 列第 {col} 行',
  list: { between: '、', last: '和' },
};
