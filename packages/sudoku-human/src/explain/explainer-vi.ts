/** Vietnamese, for the steps of a rating. */

import type { ExplainerCatalogue } from '../types.js';
import { loopNames, netNames } from './explainer-names.js';
import { conclusionTexts } from './shared-texts.js';
import { vi } from './vi.js';

/**
 * The Vietnamese texts for the steps of {@link rateExplainer}; {@link explainStep} takes them.
 *
 * @example
 * ```ts
 * import { explainerVi } from '@kit/sudoku-human';
 *
 * explainerVi.techniques['direct-hidden-pair']; // => 'Cặp ẩn trực tiếp'
 * ```
 */
export const explainerVi: ExplainerCatalogue = /* @__PURE__ */ (() => ({
  ...vi,
  techniques: {
    ...vi.techniques,
    'direct-pointing': 'Ứng viên khóa trong khối, trực tiếp',
    'direct-claiming': 'Ứng viên khóa trong hàng, trực tiếp',
    'direct-hidden-pair': 'Cặp ẩn trực tiếp',
    'direct-hidden-triple': 'Bộ ba ẩn trực tiếp',
    ...loopNames(vi.techniques['unique-loop']),
    'bug-1': 'BUG loại 1',
    'aligned-pair': 'Loại trừ theo hai ô',
    'aligned-triple': 'Loại trừ theo ba ô',
    'x-cycle': 'Chu trình X',
    'y-cycle': 'Chu trình Y',
    cycle: 'Chu trình',
    'forcing-x-chain': 'Chuỗi X bắt buộc',
    'forcing-chain': 'Chuỗi bắt buộc',
    nishio: 'Chuỗi Nishio',
    'cell-forcing': 'Chuỗi bắt buộc từ ô',
    'region-forcing': 'Chuỗi bắt buộc từ vùng',
    ...netNames({
      forms: {
        contradiction: 'chuỗi mâu thuẫn',
        double: 'chuỗi kép',
        region: 'chuỗi từ vùng',
        cell: 'chuỗi từ ô',
      },
      levels: {
        dynamic: 'Động: {form}',
        'dynamic-plus': 'Động: {form} (+)',
        'nested-2': 'Động: {form} (+ chuỗi bắt buộc)',
        'nested-3': 'Động: {form} (+ chuỗi nhiều nhánh)',
        'nested-4': 'Động: {form} (+ chuỗi động)',
        'nested-5': 'Động: {form} (+ chuỗi động (+ chuỗi bắt buộc))',
      },
    }),
  },
  templates: {
    ...vi.templates,
    'direct-locking':
      'trong {base}, số {digit} chỉ đặt được ở chỗ {base} giao với {cover}, nên không ở nơi nào khác của {cover}. Trong {house} nó chỉ còn {cell}, nên {cell} là {digit}.',
    'direct-hidden-set':
      'trong {house}, các số {digits} chỉ đặt được vào {cells}, nên các ô này không chứa số khác. Trong {house} số {digit} chỉ còn {cell}, nên {cell} là {digit}.',
    'unique-rectangle-3-hidden':
      'nếu {cells} chỉ chứa {digits} thì sẽ có hai lời giải. Vậy một trong các ô {extra} chứa một số khác của nó, còn các số {extraDigits} của {houses} lấp đầy ô kia và {subset}, các ô này không chứa số khác: {eliminations}.',
    'aligned-sets':
      'đặt một ứng viên bị loại vào ô của nó và các số bất kỳ vào những ô còn lại của {cells}: hai ô nhìn thấy nhau sẽ bằng nhau, hoặc một trong các ô {excluders} không còn số nào. Vậy {eliminations}.',
    cycle:
      '{chain}. Chu trình khép lại: hoặc mọi điều nó cho là đúng đều đúng, hoặc mọi điều còn lại đúng. Ứng viên nhìn thấy mỗi loại một cái cùng số với nó bị loại: {eliminations}.',
    'contradiction-off':
      'giả sử {target} là {digit}: trong {count} suy luận, {clashCell} phải là {clashDigit} mà lại không thể. Vậy {target} không phải là {digit}.',
    'contradiction-on':
      'giả sử {target} không phải là {digit}: trong {count} suy luận, {clashCell} phải là {clashDigit} mà lại không thể. Vậy {target} là {digit}.',
    ...conclusionTexts(
      {
        double: 'dù {places} là {assumed} hay không, tổng cộng {count} suy luận đều ',
        cell: 'dù ô {places} nhận số nào trong {assumed}, tổng cộng {count} suy luận đều ',
        house: 'trong {house}, số {assumed} nằm ở một trong {places}, và từ mỗi ô đó, tổng cộng {count} suy luận đều ',
      },
      {
        on: 'khiến {target} là {digit}. Vậy {target} là {digit}.',
        off: 'loại {digit} khỏi {target}. Vậy loại {digit} khỏi {target}.',
      },
    ),
  },
}))();
