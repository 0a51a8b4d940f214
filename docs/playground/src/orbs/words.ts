/** What the orb page says, in the languages of its script. */
import { numbersOf } from '../frame/numbers.js';
import type { OwnWords } from '../frame/speech.js';
import type { Deal, Mode } from './deals.js';
import type { GoalName } from './goals.js';
import { levelEn, levelZhHant } from './level/words.js';
import type { Mark } from './marks.js';

const { count, number } = numbersOf('en');
const combosOf = (combos: number) => count(combos, 'combo', 'combos');
const movesOf = (moves: number) => count(moves, 'move', 'moves');

const types = ['red', 'blue', 'green', 'light', 'dark', 'heart', 'jammer', 'poison'];
const typesZhHant = ['火', '水', '木', '光', '暗', '心', '妨礙', '毒'];

const en = {
  title: 'Orbs',
  about:
    'Drag one orb through the others so that runs of three or more clear, swap two neighbours, or play a level with special pieces and a goal. Everything runs in this page, in a worker, with [@kit/orb-search].',
  board: 'Orbs',
  types,
  orb: (row: number, col: number, type: string) => `row ${row} column ${col}: ${type}`,
  empty: 'empty',
  mode: 'Game',
  modes: { drag: 'Drag one orb', swap: 'Swap two', level: 'Match-3 level' } as Readonly<Record<Mode, string>>,
  size: 'Size',
  deal: 'Deal',
  deals: {
    three: '3 colours',
    'three-heal': '3 + heal',
    five: '5 colours',
    'five-heal': '5 + heal',
    all: 'all',
  } as Readonly<Record<Deal, string>>,
  random: 'New board',
  paint: 'Choose a colour to paint the board with it, by tapping or drawing:',
  code: 'The board as text (R B G L D H J P, or digits; lines)',
  load: 'Load',
  noSize: (sizes: string) => `This page has boards of ${sizes}, with its eight colours.`,
  goal: 'Goal',
  goals: {
    'max-combos': 'most combos',
    'at-least': 'so many combos',
    damage: 'most damage',
    row: 'a whole row',
    column: 'a whole column',
    plus: 'a plus',
    L: 'an L',
    box: 'a box of 3×3',
    connected: 'so many in one match',
    colours: 'every colour',
    'orbs-left': 'few orbs left',
  } as Readonly<Record<GoalName, string>>,
  goalCount: 'How many',
  goalMet: 'goal reached',
  marks: { locked: 'locked', blocked: 'blocked', free: 'free' } as Readonly<Record<Mark | 'free', string>>,
  worth: (score: number) => `damage ${number(score, 2)}`,
  reached: (combos: number, moves: number, proven: boolean) =>
    `Goal reached: ${combosOf(combos)} in ${movesOf(moves)}${proven ? ', proven shortest' : ''}.`,
  unreachable: (most: number, combos: number, moves: number) =>
    `Proven: no path of at most ${movesOf(most)} reaches the goal. The best makes ${combosOf(combos)} in ${movesOf(moves)}.`,
  notReached: (combos: number, moves: number) =>
    `No path to the goal was found. The best makes ${combosOf(combos)} in ${movesOf(moves)}.`,
  damage: (score: number, combos: number, moves: number) =>
    `Damage ${number(score, 2)}: ${combosOf(combos)} in ${movesOf(moves)}.`,
  draggedGoal: (reached: boolean, combos: number, moves: number) =>
    `Your drag: ${combosOf(combos)} in ${movesOf(moves)}; the goal is ${reached ? '' : 'not '}reached.`,
  draggedDamage: (score: number, combos: number, moves: number, best: number | null) =>
    `Your drag: damage ${number(score, 2)}, ${combosOf(combos)} in ${movesOf(moves)}${best === null ? '' : `; the best that was found does ${number(best, 2)}`}.`,
  diagonal: 'Diagonals',
  moves: 'Most moves',
  solve: 'Solve',
  byStart: 'Best for each start',
  playPath: 'Animate',
  drop: 'Preview the drop',
  restore: 'Put back',
  found: (combos: number, moves: number, proven: boolean) =>
    `${combosOf(combos)} in ${movesOf(moves)}${proven ? ', proven shortest' : ''}.`,
  dragged: (combos: number, moves: number) =>
    `Your drag: ${combosOf(combos)} in ${movesOf(moves)}. Solve shows the best.`,
  draggedOf: (combos: number, moves: number, best: number) =>
    combos >= best
      ? `Your drag: ${combosOf(combos)} in ${movesOf(moves)}, as many as the best that was found.`
      : `Your drag: ${combosOf(combos)} in ${movesOf(moves)}; the best that was found makes ${best}.`,
  dragKeys:
    'Drag one orb through the others with mouse or finger, and let it go to see what clears. By keyboard: arrow keys choose an orb, Enter takes it, arrow keys drag it (with Diagonals also 7, 9, 1 and 3), Enter lets it go, Escape puts it back.',
  held: (type: number) =>
    `You hold ${types[type] ?? 'an orb'}. Arrow keys drag it, Enter lets it go, Escape puts it back.`,
  carried: (row: number, col: number, moves: number) => `Row ${row} column ${col}, ${movesOf(moves)}.`,
  noWay: 'The orb can’t go there.',
  notHeld: 'This orb can’t be moved.',
  putBack: 'Put back.',
  better: (combos: number, moves: number) => `So far ${combosOf(combos)} in ${movesOf(moves)} …`,
  list: 'Solutions',
  solution: (combos: number, moves: number) => `${combosOf(combos)}, ${movesOf(moves)}`,
  starts: (done: number, total: number) => `${done} of ${total} starts …`,
  swaps: (swaps: number) => `${count(swaps, 'swap matches', 'swaps match')}.`,
  deadlock: 'Deadlock: no swap matches any more. Reshuffle.',
  noShuffle: 'These orbs can’t be laid so that a swap matches.',
  swapKeys:
    'The bars are the swaps that match. Swipe an orb towards its neighbour, or choose two neighbours: by click, or with the arrow keys and Enter.',
  reshuffle: 'Reshuffle',
  best: 'Best swap',
  autoplay: 'Autoplay',
  stop: 'Stop',
  score: (cleared: number) => `${count(cleared, 'orb', 'orbs')} cleared.`,
  level: levelEn,
  levelWon: (left: number) => `Won, with ${movesOf(left)} left.`,
  levelLost: 'No moves are left. Undo, or begin a new game.',
  levelStuck: 'No move is legal. Reshuffle.',
};

/** What the orb page says. */
export type Words = typeof en;

const zhHant: Words = {
  title: '轉珠',
  about:
    '拖著一顆符石穿過其他符石，讓三顆以上連成一線而消除；或交換相鄰的兩顆，或玩有特殊方塊和目標的關卡。一切都在本頁的背景執行緒中，以 [@kit/orb-search] 計算。',
  board: '符石',
  types: typesZhHant,
  orb: (row, col, type) => `第 ${row} 列第 ${col} 行：${type}`,
  empty: '空',
  mode: '玩法',
  modes: { drag: '轉珠', swap: '交換', level: '三消關卡' },
  size: '大小',
  deal: '配色',
  deals: { three: '三色', 'three-heal': '三色＋心', five: '五色', 'five-heal': '五色＋心', all: '全部' },
  random: '新盤面',
  paint: '選一種顏色，點或畫在盤面上：',
  code: '盤面文字（R B G L D H J P 或數字，逐列）',
  load: '載入',
  noSize: (sizes) => `本頁的盤面大小有 ${sizes}，顏色有八種。`,
  goal: '目標',
  goals: {
    'max-combos': '最多 combo',
    'at-least': '指定 combo 數',
    damage: '最大傷害',
    row: '整列消除',
    column: '整行消除',
    plus: '十字',
    L: 'L 形',
    box: '3×3 方塊',
    connected: '指定連結數',
    colours: '每色都消',
    'orbs-left': '少留符石',
  },
  goalCount: '數量',
  goalMet: '達成目標',
  marks: { locked: '鎖定', blocked: '禁入', free: '解除' },
  worth: (score) => `傷害 ${number(score, 2)}`,
  reached: (combos, moves, proven) => `達成目標：${moves} 步 ${combos} combo${proven ? '，已證明最短' : ''}。`,
  unreachable: (most, combos, moves) => `已證明：${most} 步以內無法達成目標。最佳為 ${moves} 步 ${combos} combo。`,
  notReached: (combos, moves) => `沒有找到達成目標的路徑。最佳為 ${moves} 步 ${combos} combo。`,
  damage: (score, combos, moves) => `傷害 ${number(score, 2)}：${moves} 步 ${combos} combo。`,
  draggedGoal: (reached, combos, moves) =>
    `你轉了 ${moves} 步，${combos} combo；${reached ? '已達成' : '未達成'}目標。`,
  draggedDamage: (score, combos, moves, best) =>
    `你轉了 ${moves} 步，${combos} combo，傷害 ${number(score, 2)}${best === null ? '' : `；找到的最佳解為 ${number(best, 2)}`}。`,
  diagonal: '可斜轉',
  moves: '最多步數',
  solve: '求解',
  byStart: '各起點最佳',
  playPath: '動畫',
  drop: '預覽落下',
  restore: '還原',
  found: (combos, moves, proven) => `${moves} 步 ${combos} combo${proven ? '，已證明最短' : ''}。`,
  dragged: (combos, moves) => `你轉了 ${moves} 步，${combos} combo。按「求解」看最佳解。`,
  draggedOf: (combos, moves, best) =>
    combos >= best
      ? `你轉了 ${moves} 步，${combos} combo，與找到的最佳解相同。`
      : `你轉了 ${moves} 步，${combos} combo；找到的最佳解有 ${best} combo。`,
  dragKeys:
    '用滑鼠或手指拖動一顆符石；放開後看會消除什麼。用鍵盤：方向鍵選符石，Enter 拿起，方向鍵拖動（可斜轉時也用 7、9、1、3），Enter 放開，Escape 放回。',
  held: (type) => `拿著${typesZhHant[type] ?? '符石'}。方向鍵拖動，Enter 放開，Escape 放回。`,
  carried: (row, col, moves) => `第 ${row} 列第 ${col} 行，${moves} 步。`,
  noWay: '符石不能到那裡。',
  notHeld: '這顆符石不能移動。',
  putBack: '已放回。',
  better: (combos, moves) => `目前 ${moves} 步 ${combos} combo……`,
  list: '解法',
  solution: (combos, moves) => `${combos} combo，${moves} 步`,
  starts: (done, total) => `已算 ${total} 個起點中的 ${done} 個……`,
  swaps: (swaps) => `有 ${swaps} 種交換可消除。`,
  deadlock: '死局：沒有可消除的交換了，請重新洗牌。',
  noShuffle: '這些符石無法排出可消除的交換。',
  swapKeys: '短線表示可消除的交換。把符石滑向相鄰的一顆，或選兩顆相鄰的符石：點選，或用方向鍵與 Enter。',
  reshuffle: '重新洗牌',
  best: '最佳交換',
  autoplay: '自動遊玩',
  stop: '停止',
  score: (cleared) => `已消除 ${number(cleared)} 顆。`,
  level: levelZhHant,
  levelWon: (left) => `過關，還剩 ${left} 步。`,
  levelLost: '步數用完了。可復原或開新局。',
  levelStuck: '沒有可走的步，請重新洗牌。',
};

/** The words by language. */
export const words: OwnWords<Words> = { en, 'zh-Hant': zhHant };
