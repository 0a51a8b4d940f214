/** What several pages say, in Vietnamese. */
import { refusedIn } from './refusal.js';
import type { FrameWords } from './words.js';

export const words: FrameWords = {
  working: 'Đang tính …',
  finish: 'Đủ rồi',
  cancel: 'Hủy',
  cancelled: 'Đã hủy.',
  failed: (message) => message,
  refused: refusedIn({
    codes: {
      'bad-text': 'Không đọc được nội dung này',
      'bad-length': 'Số ô không đúng',
      'bad-digit': 'Mỗi ô cần đúng một chữ số',
      'bad-candidates': 'Các ứng viên được ghi không đúng',
      'bad-grid': 'Đây không phải là một bàn',
      'bad-size': 'Bàn quá lớn hoặc có cỡ không phù hợp',
      'bad-value': 'Ở đây không thể có số này',
      'bad-mines': 'Số mìn không phù hợp với bàn',
      'bad-cell': 'Không có ô như vậy',
      'ragged-rows': 'Các hàng không dài bằng nhau',
      'no-blank': 'Thiếu ô trống',
      'two-blanks': 'Có nhiều hơn một ô trống',
      'duplicate-tile': 'Một ô có mặt hai lần',
      'turned-frame': 'Định dạng này không dùng được hình đã xoay',
    },
    cell: (row, col) => `hàng ${row}, cột ${col}`,
    row: (row) => `hàng ${row}`,
    offset: (offset) => `ký tự thứ ${offset}`,
    sentence: (what, sign, place) => `${what}${sign && `: “${sign}”`}${place && ` (${place})`}.`,
  }),
  seconds: (count) => `${count} giây`,
  progress: 'Tiến độ',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  guide: 'Hướng dẫn',
  allFunctions: (name) => `Mọi hàm của ${name}`,
  leaveGame: 'Ván này chưa xong. Bắt đầu ván khác? “Hoàn tác” sẽ đưa nó trở lại.',
  leave: 'Bắt đầu ván khác',
  stay: 'Chơi tiếp',
};
