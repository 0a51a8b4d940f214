/** What the page of a level says, in the languages of the page's script. */
import type { LevelPlayer } from '@kit/orb-search';
import { numbersOf } from '../../frame/numbers.js';
import type { LevelName, Pieces } from './levels.js';
import type { Special } from './signs.js';

const { count, number } = numbersOf('en');
const layers = (many: number) => count(many, 'layer', 'layers');

/** English. */
export const levelEn = {
  level: 'Level',
  levels: { collect: 'Collect', ice: 'Ice', crates: 'Crates', chains: 'Chains' } as Readonly<Record<LevelName, string>>,
  pieces: 'Special pieces',
  rules: { plain: 'none', striped: 'striped, wrapped, bomb', rockets: 'rockets, TNT, propeller' } as Readonly<
    Record<Pieces, string>
  >,
  newGame: 'New game',
  hint: 'Hint',
  player: 'Player',
  players: { random: 'by chance', greedy: 'greedy', planner: 'planner' } as Readonly<Record<LevelPlayer, string>>,
  left: (moves: number) => `${count(moves, 'move', 'moves')} left`,
  points: (points: number) => count(points, 'point', 'points'),
  goal: (what: string, done: number, all: number) => `${what}: ${number(done)} of ${number(all)}`,
  specials: {
    'striped-row': 'striped across',
    'striped-col': 'striped down',
    wrapped: 'wrapped',
    'wrapped-lit': 'lit',
    bomb: 'colour bomb',
    'rocket-row': 'rocket across',
    'rocket-col': 'rocket down',
    tnt: 'TNT',
    propeller: 'propeller',
    'light-ball': 'light ball',
  } as Readonly<Record<Special, string>>,
  crates: (many: number) => `crate, ${layers(many)}`,
  chains: (many: number) => `chained, ${layers(many)}`,
  ices: (many: number) => `on ice, ${layers(many)}`,
  stone: 'stone',
  keys: 'Swipe a piece towards its neighbour, or choose two neighbours: by click, or with the arrow keys and Enter. Rockets, TNT and the like also fire when tapped.',
};

/** The words of a level. */
export type LevelWords = typeof levelEn;

/** Traditional Chinese. */
export const levelZhHant: LevelWords = {
  level: '關卡',
  levels: { collect: '收集', ice: '冰塊', crates: '木箱', chains: '鎖鏈' },
  pieces: '特殊方塊',
  rules: { plain: '無', striped: '條紋、包裝、彩球', rockets: '火箭、炸彈、竹蜻蜓' },
  newGame: '新遊戲',
  hint: '提示',
  player: '玩家',
  players: { random: '隨機', greedy: '貪心', planner: '規劃' },
  left: (moves) => `剩 ${moves} 步`,
  points: (points) => `${number(points)} 分`,
  goal: (what, done, all) => `${what}：${number(done)}／${number(all)}`,
  specials: {
    'striped-row': '橫條紋',
    'striped-col': '直條紋',
    wrapped: '包裝',
    'wrapped-lit': '已點燃',
    bomb: '彩球',
    'rocket-row': '橫火箭',
    'rocket-col': '直火箭',
    tnt: '炸彈',
    propeller: '竹蜻蜓',
    'light-ball': '光球',
  },
  crates: (many) => `木箱 ${many} 層`,
  chains: (many) => `鎖鏈 ${many} 層`,
  ices: (many) => `冰 ${many} 層`,
  stone: '石頭',
  keys: '把方塊滑向相鄰的一個，或選兩個相鄰的（點選，或用方向鍵與 Enter）；火箭、炸彈等點一下也會引爆。',
};
