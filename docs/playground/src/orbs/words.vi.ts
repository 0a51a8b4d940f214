/** What the orb page says, in Vietnamese. */
import { numbersOf } from '../frame/numbers.js';
import type { FrameWords } from '../frame/words.js';
import { words as frame } from '../frame/words.vi.js';
import { level } from './level/words.vi.js';
import type { Words } from './words.js';

const { number } = numbersOf('vi');

const types = ['đỏ', 'xanh dương', 'xanh lá', 'sáng', 'tối', 'tim', 'cản trở', 'độc'];

export const words: Words & FrameWords = {
  ...frame,
  title: 'Xoay ngọc',
  about:
    'Kéo một viên ngọc qua các viên khác để các hàng từ ba viên trở lên biến mất, đổi chỗ hai viên cạnh nhau, hoặc chơi một màn có viên đặc biệt và mục tiêu. Mọi thứ chạy ngay trong trang này, trong một worker, bằng [@kit/orb-search].',
  board: 'Các viên ngọc',
  types,
  orb: (row, col, type) => `hàng ${row} cột ${col}: ${type}`,
  empty: 'trống',
  mode: 'Kiểu chơi',
  modes: { drag: 'Kéo một viên', swap: 'Đổi hai viên', level: 'Màn ghép 3' },
  size: 'Cỡ',
  deal: 'Màu',
  deals: { three: '3 màu', 'three-heal': '3 màu + tim', five: '5 màu', 'five-heal': '5 màu + tim', all: 'tất cả' },
  random: 'Bàn mới',
  paint: 'Chọn một màu rồi chạm hoặc vẽ lên bàn:',
  code: 'Bàn ở dạng chữ (R B G L D H J P hoặc chữ số; từng hàng một)',
  load: 'Nạp',
  noSize: (sizes) => `Trang này có các bàn ${sizes} với tám màu của nó.`,
  goal: 'Mục tiêu',
  goals: {
    'max-combos': 'nhiều combo nhất',
    'at-least': 'đủ số combo',
    damage: 'sát thương lớn nhất',
    row: 'trọn một hàng',
    column: 'trọn một cột',
    plus: 'hình dấu cộng',
    L: 'hình chữ L',
    box: 'khối 3×3',
    connected: 'đủ số viên trong một nhóm',
    colours: 'mọi màu',
    'orbs-left': 'còn lại ít ngọc',
  },
  goalCount: 'Bao nhiêu',
  goalMet: 'đạt mục tiêu',
  marks: { locked: 'bị khóa', blocked: 'cấm vào', free: 'bỏ dấu' },
  worth: (score) => `sát thương ${number(score, 2)}`,
  reached: (combos, moves, proven) =>
    `Đạt mục tiêu: ${number(combos)} combo sau ${number(moves)} bước${proven ? ', đã chứng minh là ngắn nhất' : ''}.`,
  unreachable: (most, combos, moves) =>
    `Đã chứng minh: không đường nào trong ${number(most)} bước đạt mục tiêu. Cách tốt nhất được ${number(combos)} combo sau ${number(moves)} bước.`,
  notReached: (combos, moves) =>
    `Chưa tìm được đường đến mục tiêu. Cách tốt nhất được ${number(combos)} combo sau ${number(moves)} bước.`,
  damage: (score, combos, moves) =>
    `Sát thương ${number(score, 2)}: ${number(combos)} combo sau ${number(moves)} bước.`,
  draggedGoal: (reached, combos, moves) =>
    `Bạn kéo được ${number(combos)} combo sau ${number(moves)} bước; ${reached ? 'đã' : 'chưa'} đạt mục tiêu.`,
  draggedDamage: (score, combos, moves, best) =>
    `Bạn kéo được sát thương ${number(score, 2)}, ${number(combos)} combo sau ${number(moves)} bước${best === null ? '' : `; cách tốt nhất đã tìm được đạt ${number(best, 2)}`}.`,
  diagonal: 'Đi chéo',
  moves: 'Số bước tối đa',
  solve: 'Giải',
  byStart: 'Tốt nhất theo ô đầu',
  playPath: 'Chiếu lại',
  drop: 'Xem trước khi rơi',
  restore: 'Đặt lại',
  found: (combos, moves, proven) =>
    `${number(combos)} combo sau ${number(moves)} bước${proven ? ', đã chứng minh là ngắn nhất' : ''}.`,
  dragged: (combos, moves) =>
    `Bạn kéo được ${number(combos)} combo sau ${number(moves)} bước. “Giải” cho xem cách tốt nhất.`,
  draggedOf: (combos, moves, best) =>
    combos >= best
      ? `Bạn kéo được ${number(combos)} combo sau ${number(moves)} bước, bằng cách tốt nhất đã tìm được.`
      : `Bạn kéo được ${number(combos)} combo sau ${number(moves)} bước; cách tốt nhất đã tìm được có ${number(best)}.`,
  dragKeys:
    'Kéo một viên qua các viên khác bằng chuột hoặc ngón tay; thả ra để xem những gì biến mất. Bằng bàn phím: phím mũi tên chọn viên, Enter cầm lên, phím mũi tên kéo đi (khi đi chéo cả 7, 9, 1 và 3), Enter thả ra, Escape đặt lại.',
  held: (type) => `Đang cầm viên ${types[type] ?? ''}. Phím mũi tên kéo đi, Enter thả ra, Escape đặt lại.`,
  carried: (row, col, moves) => `Hàng ${row} cột ${col}, ${number(moves)} bước.`,
  noWay: 'Viên này không đến đó được.',
  notHeld: 'Viên này không di chuyển được.',
  putBack: 'Đã đặt lại.',
  better: (combos, moves) => `Đến giờ ${number(combos)} combo sau ${number(moves)} bước …`,
  list: 'Lời giải',
  solution: (combos, moves) => `${number(combos)} combo, ${number(moves)} bước`,
  starts: (done, total) => `${number(done)} trên ${number(total)} ô đầu …`,
  swaps: (swaps) => `Có ${number(swaps)} cách đổi ăn được.`,
  deadlock: 'Bí rồi: không còn cách đổi nào ăn được. Hãy xáo lại.',
  noShuffle: 'Không thể xếp các viên này sao cho có cách đổi ăn được.',
  swapKeys:
    'Các vạch là những cách đổi ăn được. Vuốt một viên sang viên kề bên, hoặc chọn hai viên kề nhau: nhấp chuột, hay dùng phím mũi tên và Enter.',
  reshuffle: 'Xáo lại',
  best: 'Cách đổi tốt nhất',
  autoplay: 'Tự chơi',
  stop: 'Dừng',
  score: (cleared) => `Đã xóa ${number(cleared)} viên.`,
  level,
  levelWon: (left) => `Thắng rồi, còn ${number(left)} bước.`,
  levelLost: 'Hết bước rồi. Hãy hoàn tác, hoặc bắt đầu ván mới.',
  levelStuck: 'Không còn bước hợp lệ. Hãy xáo lại.',
};
