/** What the tour says around the games, by the name of a game. */
export type Words = {
  readonly games: Readonly<Record<string, string>>;
  readonly more: Readonly<Record<string, string>>;
  readonly next: string;
  /** A command or a file, and what is there. */
  readonly ways: readonly (readonly [string, string])[];
};

export const wordsEn: Words = {
  games: {
    sudoku: 'Sudoku: the next step, and why',
    links: 'Tile linking: 連連看, Onet, Shisen-Sho',
    npuzzle: 'Sliding puzzles: the shortest way home',
    orbs: 'Orbs: the drag with the most combos',
    mines: 'Minesweeper: what is proven, and the chances elsewhere',
    packing: 'Packing: 100 pictures into one texture',
  },
  more: {
    sudoku: 'Every step, drawn',
    links: 'More, on your own board too',
    npuzzle: 'Every move, and boards of your own',
    orbs: 'All waves, and the board as a match-3 game',
    mines: 'All proofs',
    packing: 'A larger drawing, and the smallest page',
  },
  next: 'Where to go next',
  ways: [
    ['npm run demo -- --help', 'every game on your own board, and in 中文 (--locale zh-Hant)'],
    ['npm run docs:serve', 'the guides, and a page to play with each solver'],
    ['docs/guide/getting-started.md', 'from `npm install` to a hint button'],
    ['npm test', 'trust it: types, lint, every test, every example in the docs'],
  ],
};

export const wordsZhHant: Words = {
  games: {
    sudoku: '數獨：下一步與理由',
    links: '連連看',
    npuzzle: '數字推盤：最短解',
    orbs: '轉珠：最多連擊的路徑',
    mines: '踩地雷：哪些確定，其餘的機率',
    packing: '將 100 張圖片裝進一張貼圖',
  },
  more: {
    sudoku: '看每一步的圖解',
    links: '更多內容，也可用自己的盤面',
    npuzzle: '看每一步，也可用自己的盤面',
    orbs: '看每一波，以及三消玩法',
    mines: '看所有推論',
    packing: '更大的圖，以及最小頁面',
  },
  next: '接下來',
  ways: [
    ['npm run demo -- --help', '每個遊戲都可用自己的盤面'],
    ['npm run docs:serve', '說明文件，以及每個解題器的互動頁面'],
    ['docs/guide/getting-started.md', '從安裝到提示按鈕'],
    ['npm test', '型別、測試，以及文件中的每個範例'],
  ],
};
