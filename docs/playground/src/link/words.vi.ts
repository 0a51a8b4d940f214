/** What the linking page says, in Vietnamese. */
import { numbersOf } from '../frame/numbers.js';
import type { FrameWords } from '../frame/words.js';
import { words as frame } from '../frame/words.vi.js';
import type { Words } from './words.js';

const { number } = numbersOf('vi');

export const words: Words & FrameWords = {
  ...frame,
  title: 'Nối hình',
  about:
    'Hai quân giống nhau biến mất nếu có đường nối rẽ nhiều nhất hai lần; đường nối được đi vòng ngoài bàn. Mọi thứ chạy ngay trong trang này, trong một worker, bằng [@kit/link-path].',
  board: 'Các quân',
  tile: (row, col, kind) => `hàng ${row} cột ${col}: loại ${kind}`,
  free: (row, col) => `hàng ${row} cột ${col}: trống`,
  stone: (row, col) => `hàng ${row} cột ${col}: viên đá`,
  deal: 'Ván mới',
  size: 'Cỡ',
  sizes: { small: '8×6, mỗi loại hai quân', middle: '10×8, mỗi loại bốn quân', large: '18×8, mỗi loại bốn quân' },
  gravity: 'Hướng rơi',
  modes: {
    none: 'không rơi',
    down: 'xuống',
    up: 'lên',
    left: 'sang trái',
    right: 'sang phải',
    'center-cols': 'vào giữa theo chiều ngang',
    'center-rows': 'vào giữa theo chiều dọc',
  },
  shape: 'Hình',
  shapes: {
    full: 'đầy',
    stones: 'có đá',
    diamond: 'hình thoi',
    ring: 'vòng',
    cross: 'chữ thập',
    hourglass: 'đồng hồ cát',
  },
  difficulty: 'Độ khó',
  difficulties: { any: 'ngẫu nhiên', easy: 'dễ: hầu như không bí', hard: 'khó: rất dễ bí' },
  pictures: 'Hình ảnh',
  hint: 'Gợi ý',
  clearable: 'Còn xóa hết được không?',
  reshuffle: 'Xáo lại',
  searching: (nodes) => `Đang tìm … ${number(nodes)} thế bàn`,
  goodPair: 'Bắt đầu từ cặp này thì xóa hết được.',
  lastPair: 'Có một cặp; nhưng không thể xóa hết được nữa. Hãy hoàn tác hoặc xáo lại.',
  anyPair: 'Có một cặp. Chưa thể biết ngay còn xóa hết được không.',
  pairs: (pairs, tiles) => `Còn ${number(tiles)} quân, lấy được ${number(pairs)} cặp.`,
  different: 'Hai quân khác nhau.',
  unlinked: 'Không có đường nào rẽ tối đa hai lần nối được chúng.',
  deadlock: 'Không còn cặp nào lấy được: hãy xáo lại hoặc hoàn tác.',
  cleared: 'Đã xóa hết!',
  yes: (moves) => `Được, với ${number(moves)} cặp.`,
  no: 'Không, dù đi cách nào. Hãy hoàn tác hoặc xáo lại.',
  unknown: 'Đã đến giới hạn: chưa ai biết được.',
  guaranteed: 'Ván này chắc chắn xóa hết được: lời giải có sẵn từ khi chia.',
  mixed: 'Các quân đã được xáo sao cho xóa hết được.',
  impossible: 'Không thể xếp các quân này sao cho xóa hết được.',
  keys: 'Nhấp hai quân giống nhau, hoặc di chuyển bằng phím mũi tên rồi nhấn Enter; H để xem gợi ý.',
};
