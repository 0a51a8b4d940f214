/** What the Sudoku page says, in Vietnamese. */
import { explainerVi, vi } from '@kit/sudoku-human';
import { numbersOf } from '../frame/numbers.js';
import type { FrameWords } from '../frame/words.js';
import { words as frame } from '../frame/words.vi.js';
import { digitsOf, placesOf, starsOf, tellingOf } from './telling.js';
import type { Words } from './words.js';

const levels = { easy: 'dễ', medium: 'trung bình', hard: 'khó', unfair: 'hóc búa', extreme: 'cực khó' };
const numbers = numbersOf('vi');
const { number } = numbers;
const telling = tellingOf({ steps: vi, explainer: explainerVi, numbers, levels });

export const words: Words & FrameWords = {
  ...frame,
  board: 'Bảng Sudoku',
  cell: (row, col) => `hàng ${row} cột ${col}`,
  empty: 'trống',
  given: 'số cho sẵn',
  marks: (digits) => (digits === '' ? 'không có ứng viên' : `ứng viên ${digits}`),
  pencil: 'Bút chì',
  showMarks: 'Ứng viên tự động',
  enter: 'Nhập câu đố',
  play: 'Chơi',
  hint: 'Gợi ý',
  deeper: 'Nói thêm',
  doIt: 'Thực hiện',
  solve: 'Giải',
  check: 'Kiểm tra',
  share: 'Sao chép liên kết',
  shared: 'Đã sao chép liên kết.',
  address: 'Liên kết chính là địa chỉ của trang này.',
  fresh: 'Câu đố mới',
  stars: starsOf,
  difficulty: 'Độ khó',
  paste: 'Dán câu đố ở dạng bất kỳ',
  load: 'Nạp',
  unique: 'Có đúng một lời giải.',
  none: 'Không có lời giải.',
  several: 'Có hơn một lời giải.',
  conflict: 'Có các số giống nhau nhìn thấy nhau.',
  rated: (stars, level, score) => `Có đúng một lời giải. ${starsOf(stars)}  ${levels[level]} (${number(score)})`,
  right: 'Đến giờ đều đúng.',
  wrong: (values, marks) => `${number(values)} số sai, ${number(marks)} ứng viên bị loại nhầm.`,
  wrongAt: (cells) => `Hãy xem ${placesOf(cells)}.`,
  belongs: (right) => `Đúng ra là: ${digitsOf(right)}.`,
  done: 'Đã giải xong!',
  stuck: 'Không kỹ thuật nào đi tiếp được.',
  way: 'Cách giải',
  ways: { short: 'ngắn nhất đã biết', hodoku: 'của HoDoKu', explainer: 'của Sudoku Explainer' },
  needs: 'Kỹ thuật',
  anyTechnique: 'bất kỳ',
  solved: (steps, grade) => `Giải xong sau ${number(steps)} bước.${telling.grade(grade)}`,
  stepName: telling.stepName,
  look: (house) => `Hãy xem ${telling.house(house)}.`,
  technique: telling.technique,
  which: (id, cells) => `Có “${telling.technique(id)}” ở ${placesOf(cells)}.`,
  why: (id) => `Đây là “${telling.technique(id)}”: từ đó suy ra điều gì?`,
  explained: telling.explained,
  limit: 'Đã đến giới hạn mà chưa biết được gì.',
  step: (at, total) => `Bước ${at} trên ${total}`,
  previous: 'Bước trước',
  following: 'Bước sau',
  last: 'Lời giải',
  noPuzzle: 'Đã đến giới hạn mà chưa có câu đố như vậy.',
  pad: 'Các số',
  erase: 'Xóa',
  keys: 'Phím mũi tên để di chuyển, 1–9 để điền, P bật tắt bút chì, Backspace để xóa, Ctrl+Z để hoàn tác, H để xem gợi ý.',
};
