/** What the page of a level says, in Vietnamese. */
import { numbersOf } from '../../frame/numbers.js';
import type { LevelWords } from './words.js';

const { number } = numbersOf('vi');

export const level: LevelWords = {
  level: 'Màn',
  levels: { collect: 'Thu thập', ice: 'Băng', crates: 'Thùng gỗ', chains: 'Xích' },
  pieces: 'Viên đặc biệt',
  rules: { plain: 'không có', striped: 'sọc, gói, bom màu', rockets: 'tên lửa, TNT, chong chóng' },
  newGame: 'Ván mới',
  hint: 'Gợi ý',
  player: 'Người chơi',
  players: { random: 'ngẫu nhiên', greedy: 'tham lam', planner: 'tính trước' },
  left: (moves) => `còn ${number(moves)} bước`,
  points: (points) => `${number(points)} điểm`,
  goal: (what, done, all) => `${what}: ${number(done)} trên ${number(all)}`,
  specials: {
    'striped-row': 'sọc ngang',
    'striped-col': 'sọc dọc',
    wrapped: 'gói',
    'wrapped-lit': 'đã châm',
    bomb: 'bom màu',
    'rocket-row': 'tên lửa ngang',
    'rocket-col': 'tên lửa dọc',
    tnt: 'TNT',
    propeller: 'chong chóng',
    'light-ball': 'cầu sáng',
  },
  crates: (many) => `thùng gỗ, ${number(many)} lớp`,
  chains: (many) => `bị xích, ${number(many)} lớp`,
  ices: (many) => `trên băng, ${number(many)} lớp`,
  stone: 'đá',
  keys: 'Vuốt một viên sang viên kề bên, hoặc chọn hai viên kề nhau (nhấp chuột, hay dùng phím mũi tên và Enter); tên lửa, TNT và các viên tương tự cũng nổ khi chạm vào.',
};
