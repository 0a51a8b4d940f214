import type { Catalogue } from '../types.js';

/**
 * The texts in Vietnamese.
 *
 * @example
 * ```ts
 * import { vi } from '@kit/link-path';
 *
 * vi.locale; // => 'vi'
 * ```
 */
export const vi: Catalogue = {
  locale: 'vi',
  tiles: {
    empty: '{cell} trống.',
    stone: '{cell}: một viên đá.',
    frozen: '{cell}: {kind}, bị đóng băng.',
    tied: '{cell}: {kind}, gắn với {cells}, hiện không nối được với ô nào.',
    alone: '{cell}: {kind}, hiện không nối được với ô nào.',
    linked: '{cell}: {kind}, nối được với {cells}.',
  },
  links: { straight: 'thẳng từ {from} đến {to}.', turning: 'từ {from} qua {corners} đến {to}.' },
  kind: 'loại {kind}',
  cell: 'hàng {row}, cột {col}',
  list: { between: '; ', last: ' và ' },
};
