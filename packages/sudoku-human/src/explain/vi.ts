/**
 * Vietnamese.
 *
 * Glossary: hàng is a row, cột a column, khối a box, ô a cell, ứng viên a candidate, loại to strike out. Fish, wings
 * and chains keep the English names that Vietnamese players use.
 */

import type { Catalogue } from '../types.js';
import { alsNames, alsTemplates } from './vi/als.js';
import { chainNames, chainTemplates } from './vi/chains.js';
import { exoticNames, exoticTemplates } from './vi/exotic.js';
import { fishNames, fishTemplates } from './vi/fish.js';
import { patternNames, patternTemplates } from './vi/patterns.js';

const locked =
  'trong {base}, số {digit} chỉ có thể nằm ở phần giao với {cover}. Một trong các ô này cũng chính là số {digit} của {cover}, nên loại {digit} khỏi các ô còn lại của {cover}: {eliminations, cells}.';
const chain =
  '{chain}. Nếu ô đầu không phải {digit} thì lần theo chuỗi, ô cuối phải là {digit}. Vậy ít nhất một trong hai đầu là {digit}, nên loại {digit} khỏi mọi ô nhìn thấy cả hai đầu: {eliminations, cells}.';

/**
 * The Vietnamese texts, for {@link explainStep}.
 *
 * @example
 * ```ts
 * import { vi } from '@kit/sudoku-human';
 *
 * vi.techniques['hidden-pair']; // => 'Cặp ẩn'
 * ```
 */
export const vi: Catalogue = /* @__PURE__ */ (() => ({
  locale: 'vi',
  explanation: '{technique}: {text}',
  techniques: {
    'full-house': 'Ô trống cuối cùng',
    'naked-single': 'Số đơn lộ',
    'hidden-single': 'Số đơn ẩn',
    pointing: 'Ứng viên khóa trong khối',
    claiming: 'Ứng viên khóa trong hàng cột',
    'naked-pair': 'Cặp lộ',
    'naked-triple': 'Bộ ba lộ',
    'naked-quad': 'Bộ bốn lộ',
    'hidden-pair': 'Cặp ẩn',
    'hidden-triple': 'Bộ ba ẩn',
    'hidden-quad': 'Bộ bốn ẩn',
    ...fishNames,
    ...patternNames,
    ...chainNames,
    ...alsNames,
    ...exoticNames,
    'xy-wing': 'XY-Wing',
    'xyz-wing': 'XYZ-Wing',
    'w-wing': 'W-Wing',
    'x-chain': 'Chuỗi X',
    'xy-chain': 'Chuỗi XY',
  },
  templates: {
    'full-house':
      '{cell} là ô trống cuối cùng của {house}, mà {house} chỉ còn thiếu số {digit}, nên {cell} là {digit}.',
    'naked-single': 'ở {cell}, mọi số khác {digit} đều đã bị loại, nên {cell} là {digit}.',
    'hidden-single': 'trong {house}, số {digit} chỉ còn đặt được vào {cell}, nên {cell} là {digit}.',
    pointing: locked,
    claiming: locked,
    'naked-pair':
      'hai ô {cells} chỉ có thể chứa {digits}, nên chúng giữ trọn cả hai số này. Loại hai số đó khỏi các ô còn lại của {houses}: {eliminations}.',
    'naked-triple':
      'ba ô {cells} chỉ có thể chứa {digits}, nên chúng giữ trọn cả ba số này. Loại ba số đó khỏi các ô còn lại của {houses}: {eliminations}.',
    'naked-quad':
      'bốn ô {cells} chỉ có thể chứa {digits}, nên chúng giữ trọn cả bốn số này. Loại bốn số đó khỏi các ô còn lại của {houses}: {eliminations}.',
    'hidden-pair':
      'trong {house}, các số {digits} chỉ có thể nằm ở hai ô {cells}, nên hai ô này không chứa số nào khác: {eliminations}.',
    'hidden-triple':
      'trong {house}, các số {digits} chỉ có thể nằm ở ba ô {cells}, nên ba ô này không chứa số nào khác: {eliminations}.',
    'hidden-quad':
      'trong {house}, các số {digits} chỉ có thể nằm ở bốn ô {cells}, nên bốn ô này không chứa số nào khác: {eliminations}.',
    ...fishTemplates,
    ...patternTemplates,
    ...chainTemplates,
    ...alsTemplates,
    ...exoticTemplates,
    'xy-wing':
      'dù ô trục {pivot} nhận số nào trong hai ứng viên của nó, một trong hai ô cánh {wings} cũng phải là {digit}. Vậy loại {digit} khỏi mọi ô nhìn thấy cả hai cánh: {eliminations, cells}.',
    'xyz-wing':
      'nếu ô trục {pivot} không phải là {digit} thì dù nó nhận số nào trong hai số kia, một trong hai ô cánh {wings} cũng phải là {digit}. Vậy loại {digit} khỏi mọi ô nhìn thấy cả ba ô: {eliminations, cells}.',
    'w-wing':
      'hai ô cánh {wings} có cùng hai ứng viên. Nếu không ô nào là {digit} thì cả hai đều là {link}, và {house} không còn chỗ cho số {link}, vốn chỉ nằm được ở {bridge}. Vậy loại {digit} khỏi mọi ô nhìn thấy cả hai cánh: {eliminations, cells}.',
    'x-chain': chain,
    'xy-chain': chain,
  },
  houses: {
    row: { one: 'hàng {n}', other: 'hàng {n}' },
    column: { one: 'cột {n}', other: 'cột {n}' },
    box: { one: 'khối {n}', other: 'khối {n}' },
  },
  list: { between: ', ', last: ' và ' },
}))();
