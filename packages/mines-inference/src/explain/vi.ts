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
    'pair-safe':
      '{from, plural, one {Số} other {Các số}} ở {from} có ô chung: dù mìn nằm thế nào trong các ô đó, {cells} vẫn an toàn.',
    'pair-mine':
      '{from, plural, one {Số} other {Các số}} ở {from} có ô chung: dù mìn nằm thế nào trong các ô đó, {cells} chắc chắn là mìn.',
    'region-safe':
      'Nếu {n, plural, one {{cells}} other {một trong các ô {cells}}} có mìn thì {from, plural, one {số ở {from} không thể đúng} other {các số ở {from} không thể cùng đúng}}, nên {n, plural, one {ô này} other {các ô này}} an toàn.',
    'region-mine':
      'Nếu {n, plural, one {{cells}} other {một trong các ô {cells}}} không có mìn thì {from, plural, one {số ở {from} không thể đúng} other {các số ở {from} không thể cùng đúng}}, nên {n, plural, one {ô này} other {các ô này}} là mìn.',
    'total-safe':
      'Cả bàn có {mines} quả mìn{from, plural, zero {} one { và số ở {from}} other { và các số ở {from}}}, nên {cells} không thể có mìn.',
    'total-mine':
      'Cả bàn có {mines} quả mìn{from, plural, zero {} one { và số ở {from}} other { và các số ở {from}}}, nên {cells} chắc chắn là mìn.',
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
  reviews: {
    start: '{cells} là ô đầu tiên được mở: chưa biết gì cả.',
    safe: '{cells} đã được chứng minh là an toàn.',
    'perfect-guess':
      'Không có gì chắc chắn, và không có cách đoán nào tốt hơn {cells}; nguy cơ có mìn là {risk}.{lucky, some,  Đoán trúng.}{unlucky, some,  Đó là mìn.}',
    'inferior-guess':
      'Không có gì chắc chắn, nhưng đoán {better} tốt hơn {cells}; nước này làm mất {cost} cơ hội thắng.{lucky, some,  Đoán trúng.}{unlucky, some,  Đó là mìn.}',
    'missed-safe':
      'Không cần phải đoán: {better} đã chắc chắn an toàn, còn nguy cơ ở {cells} là {risk}.{lucky, some,  Đoán trúng.}{unlucky, some,  Đó là mìn.}',
    'certain-mine': '{cells} chắc chắn chạm mìn{better, some, ; nên mở {better}}.',
    unknown: 'Không biết {cells} tốt đến đâu: đã đến giới hạn.',
    'flag-proven': 'Cờ ở {cells} đánh dấu một quả mìn đã được chứng minh.',
    'flag-unproven': 'Cờ ở {cells} là đoán: xác suất có mìn ở đó là {risk}.',
    'flag-false': 'Cờ ở {cells} sai: ô này đã được chứng minh là an toàn.',
    'flag-removed': 'Cờ ở {cells} đã được gỡ.',
    useless: 'Cú nhấp vào {cells} không có tác dụng.',
    over: 'Ván đã kết thúc trước cú nhấp vào {cells}.',
  },
  summaries: {
    won: 'Thắng, đoán {guesses} lần, mắc {mistakes} lỗi. Xác suất để tất cả đều suôn sẻ là {percent}; đã để mất {cost} cơ hội thắng.',
    lost: 'Thua, đoán {guesses} lần, mắc {mistakes} lỗi. Xác suất để tất cả đều suôn sẻ là {percent}; đã để mất {cost} cơ hội thắng.',
    playing:
      'Ván chưa xong: đến giờ đoán {guesses} lần, mắc {mistakes} lỗi. Xác suất để tất cả đều suôn sẻ là {percent}; đã để mất {cost} cơ hội thắng.',
    limit: 'Việc xem lại đã dừng: đến đó đoán {guesses} lần, mắc {mistakes} lỗi.',
  },
  hints: {
    mistake: 'Hãy sửa trước: {n, plural, one {cờ} other {các cờ}} ở {cells} sai.',
    inconsistent: 'Không có cách đặt mìn nào khớp với bàn này.',
    given: 'Không có gì chắc chắn. Nên đoán {cells}.',
    'given-safe': 'Không có gì chắc chắn, nên gợi ý: {cells} an toàn.',
    'given-mine': 'Không có gì chắc chắn, nên gợi ý: {cells} là mìn.',
    limit: 'Chưa đủ thời gian để tìm gợi ý.',
  },
  ratings: {
    'one-number': 'Dễ: chỉ cần xét từng số một.',
    'two-numbers': 'Vừa: phải xét hai số cùng lúc {times} lần.',
    'more-numbers': 'Khó: phải xét hơn hai số cùng lúc {times} lần, nhiều nhất {numbers} số.',
    counter: 'Rất khó: phải dùng đến tổng số mìn {times} lần.',
    guess: 'May rủi: phải đoán {times} lần.',
    limit: 'Chưa đủ thời gian để biết bàn này khó đến đâu.',
  },
  cell: 'r{row}c{col}',
  list: { between: ', ', last: ' và ' },
};
