/** What the mines page says, in Vietnamese. */
import { vi } from '@kit/mines-inference';
import { numbersOf } from '../frame/numbers.js';
import type { FrameWords } from '../frame/words.js';
import { words as frame } from '../frame/words.vi.js';
import { tellingOf } from './telling.js';
import type { Words } from './words.js';

const { number } = numbersOf('vi');
const telling = tellingOf(vi);

export const words: Words & FrameWords = {
  ...frame,
  title: 'Dò mìn',
  about:
    'Gợi ý tìm lỗi trước, rồi cho biết có thật sự cần gợi ý không, kèm các số chứng minh (xanh dương) và điều suy ra từ đó (xanh lá). Mọi thứ chạy ngay trong trang này, trong một worker, bằng [@kit/mines-inference].',
  board: 'Bãi mìn',
  cell: (row, col, what) => `hàng ${row} cột ${col}: ${what}`,
  hidden: 'chưa mở',
  flag: 'cờ',
  mine: 'mìn',
  level: 'Bàn',
  levels: {
    beginner: '9×9, 10 mìn',
    intermediate: '16×16, 40 mìn',
    expert: '30×16, 99 mìn',
    custom: 'Cỡ tùy chọn',
  },
  rows: 'Số hàng',
  cols: 'Số cột',
  rule: 'Cách đặt mìn',
  rules: { noGuess: 'không cần đoán', luck: 'ngẫu nhiên', fair: 'công bằng: buộc phải đoán thì không chết' },
  edit: 'Soạn thế bàn',
  editHelp:
    'Chạm vào ô để ghi lần lượt 0, 1, 2 … (phím 0 đến 8; nhấp chuột phải hoặc nhấn giữ để lùi). Xác suất được tính theo.',
  review: 'Xem lại ván này',
  reviewed: (review) => `3BV ${number(review.threeBv)}. ${telling.reviewed(review)}`,
  judged: telling.judged,
  fresh: 'Ván mới',
  chances: 'Hiện xác suất (%)',
  flagging: 'Cắm cờ',
  hint: 'Gợi ý',
  tellChosen: 'Cho biết ô đang chọn',
  best: 'Nước tốt nhất',
  paste: 'Dán một thế bàn (0–8 đã mở, # chưa mở, F cờ; từng hàng một) cùng tổng số mìn',
  mines: 'Số mìn',
  load: 'Nạp',
  allFound: (mines) => `Đã tìm ra cả ${number(mines)} quả mìn.`,
  left: (mines) => `Còn ${number(mines)} quả mìn chưa cắm cờ.`,
  hints: ({ given, unneeded, mistakes }) =>
    given + unneeded + mistakes === 0
      ? ''
      : `Gợi ý: ${number(given)} lần cần, ${number(unneeded)} lần không cần, ${number(mistakes)} lỗi.`,
  marks: { safe: 'an toàn', mine: 'mìn', wrong: 'sai', guess: 'nên đoán ô này: vẫn có thể là mìn' },
  from: 'các số dùng để chứng minh',
  chooseHidden: 'Hãy chọn một ô chưa mở và chưa cắm cờ (phím mũi tên, hoặc “Cắm cờ” rồi nhấp).',
  noDeal: 'Đã đến giới hạn mà chưa có bàn như vậy: hãy thử lại.',
  won: 'Thắng rồi!',
  lost: 'Nổ rồi. Hãy hoàn tác và xem lại.',
  mistake: 'Xem chỗ này trước: không thể đúng được.',
  otherFirst: (cell, cols, deduction) =>
    `Chưa cho biết r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}: còn điều khác chứng minh được. ${telling.deduction(deduction)}`,
  firstIsFree: 'Hãy mở ô bất kỳ: ô đầu tiên và các ô quanh nó không bao giờ có mìn.',
  wrongFlags: (flags) => `Có ${number(flags)} lá cờ không thể đúng; xác suất không tính đến cờ.`,
  notNeeded: (deduction) => `Không cần gợi ý. ${telling.deduction(deduction)}`,
  move: telling.move,
  given: 'Ở đây không có gì chắc chắn, nên được giúp.',
  givenMine: 'Ở đây không có gì chắc chắn, nên được giúp. Ô này là mìn.',
  givenSafe: 'Ở đây không có gì chắc chắn, nên được giúp. Ô này an toàn.',
  inconsistent: 'Không có cách đặt mìn nào khớp với bàn này.',
  limit: 'Bàn quá lớn để tính hết; những gì được đánh dấu đều đã chứng minh.',
  keys: 'Hãy mở ô bất kỳ: quanh ô đầu tiên không bao giờ có mìn. Nhấp để mở, kể cả quanh một số; nhấp chuột phải hoặc F để cắm cờ; phím mũi tên để di chuyển, Enter để mở, H để xem gợi ý.',
};
