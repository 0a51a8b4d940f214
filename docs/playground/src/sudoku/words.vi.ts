/** What the Sudoku page says, in Vietnamese. */
import { explainerVi, vi } from '@kit/sudoku-human';
import { numbersOf } from '../frame/numbers.js';
import type { FrameWords } from '../frame/words.js';
import { words as frame } from '../frame/words.vi.js';
import { starsOf, tellingOf } from './telling.js';
import type { Words } from './words.js';

const levels = { easy: 'dễ', medium: 'trung bình', hard: 'khó', unfair: 'hóc búa', extreme: 'cực khó' };
const numbers = numbersOf('vi');
const { number } = numbers;
const telling = tellingOf({ steps: vi, explainer: explainerVi, numbers, levels });

/** What is wrong, without a full stop. */
const mistakes = (values: number, marks: number) =>
  [
    ...(values > 0 ? [`${number(values)} số sai`] : []),
    ...(marks > 0 ? [`${number(marks)} ứng viên bị loại nhầm`] : []),
  ].join(', ');

export const words: Words & FrameWords = {
  ...frame,
  title: 'Sudoku',
  about:
    'Mọi thứ chạy ngay trong trang này, trong một worker, bằng [@kit/sudoku-human]. Thêm `?s=1&p=` và 81 chữ số sau địa chỉ trang này để mở một câu đố đã giải.',
  board: 'Bảng Sudoku',
  cell: (row, col) => `hàng ${row} cột ${col}`,
  empty: 'trống',
  given: 'số cho sẵn',
  marks: (digits) => (digits === '' ? 'không có ứng viên' : `ứng viên ${digits}`),
  writes: 'Các số điền gì',
  modes: { digit: 'Số', corner: 'Góc', centre: 'Giữa', color: 'Màu' },
  marksMode: 'Ứng viên',
  colored: (color) => `màu ${color}`,
  highlight: 'Làm nổi',
  colorsDigit: (digit) => `Màu được tô lên các ứng viên ${digit}.`,
  fill: 'Điền ghi chú',
  pause: 'Tạm dừng',
  goOn: 'Tiếp tục',
  paused: 'Đang tạm dừng',
  cage: (sum) => `lồng tổng ${number(sum)}`,
  starred: (stars) => `Có đúng một lời giải. ${starsOf(stars)}`,
  allSteps: 'Mọi bước',
  links: 'Liên kết',
  link: (at, total) => `Liên kết ${at} trên ${total}`,
  previousLink: 'Liên kết trước',
  followingLink: 'Liên kết sau',
  kind: 'Loại',
  kinds: {
    classic: 'Cổ điển',
    size4: '4×4',
    size6: '6×6',
    size8: '8×8',
    size12: '12×12',
    size16: '16×16',
    jigsaw: 'Ghép hình',
    diagonals: 'Đường chéo',
    windows: 'Cửa sổ (windoku)',
    diagonalWindows: 'Đường chéo và cửa sổ',
    disjointGroups: 'Nhóm rời',
    antiKnight: 'Kỵ mã',
    antiKing: 'Kỵ vua',
    nonConsecutive: 'Không liên tiếp',
    killer: 'Killer (lồng tổng)',
  },
  rules: {
    regions: 'Mỗi vùng có mỗi số một lần.',
    diagonals: 'Hai đường chéo có mỗi số một lần.',
    windows: 'Các cửa sổ tô nền có mỗi số một lần.',
    disjointGroups: 'Các ô cùng chỗ trong mọi khối khác nhau.',
    extraHouses: 'Các ô tô nền có mỗi số một lần.',
    antiKnight: 'Các ô cách nhau một nước mã khác nhau.',
    antiKing: 'Các ô chạm nhau ở góc khác nhau.',
    nonConsecutive: 'Hai số cạnh nhau hơn kém nhau ít nhất hai.',
    cages: 'Các số trong lồng khác nhau và có tổng như đã ghi.',
  },
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
  wrong: (values, marks) => `${mistakes(values, marks)}.`,
  correctFirst: (values, marks) =>
    `Từ đây không có lời giải: ${mistakes(values, marks)}, được tô đỏ. Hãy sửa trước, hoặc hoàn tác.`,
  deadEnd: 'Từ đây không còn lời giải nào. Hãy hoàn tác.',
  done: 'Đã giải xong!',
  stuck: 'Không kỹ thuật nào đi tiếp được.',
  way: 'Cách giải',
  ways: { short: 'ngắn nhất đã biết', hodoku: 'của HoDoKu', explainer: 'của Sudoku Explainer' },
  needs: 'Kỹ thuật',
  anyTechnique: 'bất kỳ',
  solved: (steps, grade) => `Giải xong sau ${number(steps)} bước.${telling.grade(grade)}`,
  stepName: telling.stepName,
  technique: telling.technique,
  hinted: telling.hinted,
  explained: telling.explained,
  limit: 'Đã đến giới hạn mà chưa biết được gì.',
  step: (at, total) => `Bước ${at} trên ${total}`,
  previous: 'Bước trước',
  following: 'Bước sau',
  last: 'Lời giải',
  noPuzzle: 'Đã đến giới hạn mà chưa có câu đố như vậy.',
  pad: 'Các số',
  erase: 'Xóa',
  keys: 'Phím mũi tên để di chuyển, thêm Shift để chọn nhiều ô; 1–9 để điền, thêm Shift để làm nổi một số. Z, X, C, V chọn các số điền gì: số, ghi chú góc, ghi chú giữa, màu (của các ứng viên của số đang nổi). Backspace để xóa, Ctrl+Z để hoàn tác, H để xem gợi ý. Kéo hoặc nhấn giữ để chọn nhiều ô.',
};
