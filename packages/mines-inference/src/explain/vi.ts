import type { Catalogue } from '../types.js';

/**
 * The texts in Vietnamese.
 *
 * @example
 * ```ts
 * import { vi } from '@kit/mines-inference';
 *
 * vi.locale; // => 'vi'
 * ```
 */
export const vi: Catalogue = {
  locale: 'vi',
  deductions: {
    'number-safe': 'Số {number} ở {from} đã có đủ mìn, nên {cells} an toàn.',
    'number-mine': 'Số {number} ở {from} cần tất cả các ô chưa mở xung quanh, nên {cells} là mìn.',
    'pair-safe': 'Các số ở {from} có ô chung: dù mìn nằm thế nào trong các ô đó, {cells} vẫn an toàn.',
    'pair-mine': 'Các số ở {from} có ô chung: dù mìn nằm thế nào trong các ô đó, {cells} chắc chắn là mìn.',
    'region-safe': 'Nếu {cells} có mìn thì các số ở {from} không thể cùng đúng, nên ô này an toàn.',
    'region-mine': 'Nếu {cells} không có mìn thì các số ở {from} không thể cùng đúng, nên ô này là mìn.',
    'total-safe': 'Cả bàn có {mines} quả mìn{from, some,  và các số ở {from}}, nên {cells} không thể có mìn.',
    'total-mine': 'Cả bàn có {mines} quả mìn{from, some,  và các số ở {from}}, nên {cells} chắc chắn là mìn.',
    finished: 'Không còn ô nào để mở.',
  },
  moves: {
    safe: '{cells} đã được chứng minh là an toàn.',
    endgame: 'Không có ô nào chắc chắn an toàn. Tính đến cuối ván, {cells} thắng nhiều nhất: {percent}.',
    forced:
      'Không có ô nào chắc chắn an toàn. {cells} là một trong hai ô không số nào phân biệt được: hãy đoán ngay, {percent}.',
    lookahead:
      'Không có ô nào chắc chắn an toàn. {cells} an toàn với xác suất {percent} và mở ra nước đi tiếp theo tốt nhất.',
    odds: 'Không có ô nào chắc chắn an toàn. {cells} an toàn với xác suất {percent}: không ô nào an toàn hơn.',
    none: 'Không còn ô nào để mở.',
    limit: 'Chưa đủ thời gian để tìm ra ô nào.',
  },
  cell: 'hàng {row} cột {col}',
  list: { between: ', ', last: ' và ' },
};
