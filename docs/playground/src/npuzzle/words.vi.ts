/** What the sliding puzzle's page says, in Vietnamese. */
import { numbersOf } from '../frame/numbers.js';
import type { FrameWords } from '../frame/words.js';
import { words as frame } from '../frame/words.vi.js';
import type { Words } from './words.js';

const { number } = numbersOf('vi');

const statuses = {
  optimal: 'đã chứng minh là ngắn nhất',
  bounded: 'trong giới hạn cho phép',
  found: 'chưa chứng minh là ngắn nhất',
  unsolvable: 'không giải được',
  limit: 'ngắn nhất cho tới nay',
};

export const words: Words & FrameWords = {
  ...frame,
  title: 'Xếp số trượt',
  about:
    'Mỗi lần xáo được rút đều từ các bàn giải được. Mọi thứ chạy ngay trong trang này, trong một worker, bằng [@kit/npuzzle].',
  board: 'Các ô số',
  tile: (tile, row, col) => `ô số ${tile}, hàng ${row} cột ${col}`,
  rows: 'Số hàng',
  cols: 'Số cột',
  depth: 'Cách đích (0: tùy ý)',
  noSuchDepth: (depth) => `Không có bàn nào cỡ này cách đích ${number(depth)} nước.`,
  depthUnknown: (depth) => `Không tìm được bàn cách đích ${number(depth)} nước.`,
  shuffle: 'Xáo trộn',
  link: 'Liên kết tới bàn này',
  own: 'Bàn của bạn',
  ownHelp: 'Nhập ô theo từng hàng, 0 hoặc _ là ô trống',
  load: 'Nạp',
  badSize: (min, max) => `Bàn phải có từ ${min} đến ${max} hàng và cột.`,
  unsolvable: 'Bàn này không giải được: một nửa số bàn là như vậy.',
  quality: 'Lời giải',
  qualities: { optimal: 'ngắn nhất', bounded: 'gần ngắn nhất', short: 'ngắn', fast: 'ngay lập tức' },
  solve: 'Giải',
  next: 'Bước tiếp',
  play: 'Phát lại',
  pause: 'Tạm dừng',
  picture: 'Ảnh của bạn',
  noPicture: 'Không đọc được tệp này như một bức ảnh.',
  shortened: (lengths) => `Đã tìm được: ${lengths} nước`,
  searched: (nodes) => `Đang tính … ${number(nodes)} thế bàn`,
  made: (moves) => `đã đi ${number(moves)} bước`,
  left: (bound) => `còn ít nhất ${number(bound)} bước`,
  solved: 'Đã giải xong!',
  answer: (status, length) => `${number(length)} bước, ${statuses[status]}.`,
  keys: 'Chạm vào một ô cùng hàng hoặc cùng cột với chỗ trống, kéo, hoặc dùng phím mũi tên; cả dãy sẽ trượt theo.',
};
