/** What the linking page says, in the languages of its script. */
import { numbersOf } from '../frame/numbers.js';
import type { OwnWords } from '../frame/speech.js';
import type { Difficulty, Gravity, Shape, Size } from './rules.js';

const { count, number } = numbersOf('en');

const en = {
  title: 'Linking tiles',
  about:
    'Two equal tiles go if a line with at most two turns joins them; the line may run around the board. Everything runs in this page, in a worker, with [@kit/link-path].',
  board: 'Tiles',
  tile: (row: number, col: number, kind: number) => `row ${row} column ${col}: kind ${kind}`,
  free: (row: number, col: number) => `row ${row} column ${col}: free`,
  stone: (row: number, col: number) => `row ${row} column ${col}: stone`,
  deal: 'New deal',
  size: 'Size',
  sizes: { small: '8×6, pairs', middle: '10×8, four of a kind', large: '18×8, four of a kind' } as Readonly<
    Record<Size, string>
  >,
  gravity: 'Gravity',
  modes: {
    none: 'none',
    down: 'down',
    up: 'up',
    left: 'left',
    right: 'right',
    'center-cols': 'to the middle, sideways',
    'center-rows': 'to the middle, up and down',
  } as Readonly<Record<Gravity, string>>,
  shape: 'Shape',
  shapes: {
    full: 'full',
    stones: 'with stones',
    diamond: 'diamond',
    ring: 'ring',
    cross: 'cross',
    hourglass: 'hourglass',
  } as Readonly<Record<Shape, string>>,
  difficulty: 'Difficulty',
  difficulties: { any: 'as it comes', easy: 'easy: hardly a dead end', hard: 'hard: full of dead ends' } as Readonly<
    Record<Difficulty, string>
  >,
  pictures: 'Pictures',
  hint: 'Hint',
  clearable: 'Can it still be cleared?',
  reshuffle: 'Reshuffle',
  searching: (nodes: number) => `Searching … ${count(nodes, 'position', 'positions')}`,
  goodPair: 'Taking this pair keeps the board solvable.',
  lastPair: 'A pair; but the board can’t be cleared any more. Undo or reshuffle.',
  anyPair: 'A pair. Whether the board can still be cleared isn’t known so quickly.',
  pairs: (pairs: number, tiles: number) =>
    `${count(tiles, 'tile', 'tiles')} left, ${count(pairs, 'pair', 'pairs')} free.`,
  different: 'Two different tiles.',
  unlinked: 'No line with at most two turns joins them.',
  deadlock: 'No pair can be taken any more: reshuffle or undo.',
  cleared: 'Cleared!',
  yes: (moves: number) => `Yes, in ${count(moves, 'pair', 'pairs')}.`,
  no: 'No, whatever you do. Undo or reshuffle.',
  unknown: 'Not known: the search reached its limit.',
  guaranteed: 'This board can be cleared.',
  mixed: 'The tiles were shuffled so that they can be cleared.',
  impossible: 'These tiles cannot be dealt so that they can be cleared.',
  keys: 'Click two equal tiles, or move with the arrow keys and press Enter; H asks for a hint.',
};

/** What the linking page says. */
export type Words = typeof en;

const zhHant: Words = {
  title: '連連看',
  about:
    '兩張相同的牌，若能以最多轉兩個彎的線相連就能消去；線可以繞過盤面外側。一切都在本頁的背景執行緒中，以 [@kit/link-path] 計算。',
  board: '牌面',
  tile: (row, col, kind) => `第 ${row} 列第 ${col} 行：第 ${kind} 種牌`,
  free: (row, col) => `第 ${row} 列第 ${col} 行：空`,
  stone: (row, col) => `第 ${row} 列第 ${col} 行：石頭`,
  deal: '新牌局',
  size: '大小',
  sizes: { small: '8×6，每種兩張', middle: '10×8，每種四張', large: '18×8，每種四張' },
  gravity: '落下方式',
  modes: {
    none: '不落下',
    down: '向下',
    up: '向上',
    left: '向左',
    right: '向右',
    'center-cols': '左右向中',
    'center-rows': '上下向中',
  },
  shape: '形狀',
  shapes: { full: '填滿', stones: '有石頭', diamond: '菱形', ring: '環形', cross: '十字', hourglass: '沙漏' },
  difficulty: '難度',
  difficulties: { any: '不限', easy: '容易：幾乎沒有死路', hard: '困難：處處是死路' },
  pictures: '圖案',
  hint: '提示',
  clearable: '還能全部消除嗎？',
  reshuffle: '重新洗牌',
  searching: (nodes) => `搜尋中…… ${number(nodes)} 個局面`,
  goodPair: '從這一對開始可以全部消除。',
  lastPair: '可消這一對；但已無法全部消除，請復原或洗牌。',
  anyPair: '可消這一對。能否全部消除，一時還不知道。',
  pairs: (pairs, tiles) => `剩 ${tiles} 張，可消 ${pairs} 對。`,
  different: '兩張牌不同。',
  unlinked: '無法用最多轉兩次彎的線相連。',
  deadlock: '沒有可消的牌了：請洗牌或復原。',
  cleared: '全部消除！',
  yes: (moves) => `可以，還要 ${moves} 對。`,
  no: '不能了，請復原或洗牌。',
  unknown: '已到計算上限，尚無法判定。',
  guaranteed: '此局保證可以全部消除。',
  mixed: '已重新洗牌，保證可以全部消除。',
  impossible: '這些牌無法排成可全部消除的牌局。',
  keys: '點選兩張相同的牌，或用方向鍵移動再按 Enter；H 要提示。',
};

/** The words by language. */
export const words: OwnWords<Words> = { en, 'zh-Hant': zhHant };
