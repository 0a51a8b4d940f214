// What belongs together on the site: a package, its guides, its method page, its playground, and the words that people search for.

/** Where the site stands when it is published; what needs a whole address (canonical names, previews) begins with it. */
export const hosted = process.env.KIT_SITE_URL ?? 'https://kit-grid.github.io/kit/';

export const siteName = '@kit: solvers for grid games';

/**
 * In the order of the home page. `guides`: the first one leads to the others. `method`: how it works. `alias`: other names of the
 * game, in the languages in which it is played.
 */
export const subjects = [
  {
    name: 'sudoku-human',
    guides: [
      'Sudoku',
      'Sudoku__texts_and_links',
      'Sudoku__deals_and_ratings',
      'Sudoku__techniques',
      'Sudoku__other_layouts',
    ],
    method: 'How_Sudoku_is_solved',
    play: 'Play__Sudoku',
    title: 'Sudoku',
    answers: 'The next step and why, every technique by name, ratings, puzzles made to order.',
    alias: 'sudoku 數獨 数独 ナンプレ number place',
  },
  {
    name: 'link-path',
    guides: ['Tile_linking', 'Tile_linking__deals', 'Mahjong_solitaire'],
    method: 'How_tiles_are_linked',
    play: 'Play__Link',
    title: 'Tile linking',
    answers: 'Onet, 連連看, Shisen-Sho: the line between two tiles, the moves left, a board that can be cleared.',
    alias: 'onet 連連看 连连看 shisen-sho shisen mahjong connect four rivers 四川省 pair matching tiles',
  },
  {
    name: 'npuzzle',
    guides: ['Sliding_puzzles', 'Sliding_puzzles__solving'],
    method: 'How_sliding_puzzles_are_solved',
    play: 'Play__Sliding_puzzle',
    title: 'Sliding puzzles',
    answers: 'Solvable or not, fair shuffles, the shortest solution, and good ones for huge boards.',
    alias: '15 puzzle 8 puzzle 24 puzzle fifteen puzzle n-puzzle sliding tiles 數字推盤 华容道 推盤',
  },
  {
    name: 'orb-search',
    guides: ['Orbs', 'Match-3'],
    method: 'How_drags_are_found',
    play: 'Play__Orbs',
    title: 'Orbs and match-3',
    answers: 'The drag with the most combos, and for swap games the legal moves, the best one, and deadlock.',
    alias:
      'puzzle & dragons puzzle and dragons pad tower of saviors match-3 match 3 candy combo 轉珠 转珠 神魔之塔 パズドラ 三消',
  },
  {
    name: 'mines-inference',
    guides: ['Minesweeper', 'Minesweeper__deals', 'Minesweeper__reviews_and_recordings', 'Minesweeper__variants'],
    method: 'How_mines_are_counted',
    play: 'Play__Mines',
    title: 'Minesweeper',
    answers: 'What is proven and by which numbers, the exact chance of every other cell, boards without guessing.',
    alias: 'minesweeper mines probability probabilities chance odds no-guess 踩地雷 扫雷 掃雷 マインスイーパ',
  },
  {
    name: 'rect-pack',
    guides: ['Rectangle_packing', 'Rectangle_packing__atlas_files', 'Rectangle_packing__live_atlases'],
    method: 'How_rectangles_are_packed',
    play: 'Play__Packing',
    title: 'Texture packing',
    answers: 'Many pictures into few pages, the smallest page, a live atlas, the files that engines read.',
    alias: 'texture atlas sprite sheet bin packing spritesheet texture packer 貼圖 图集 圖集',
  },
  {
    name: 'spatial-index',
    guides: ['Spatial_index'],
    method: 'How_the_spatial_index_was_chosen',
    play: 'Play__Moving_boxes',
    title: 'Spatial index',
    answers: 'Which points or boxes are here, near, touching or first on a ray, while they move.',
    alias: 'r-tree rtree quadtree collision broad phase nearest neighbour neighbor k-d tree 碰撞 碰撞检测 碰撞偵測',
  },
];

/** The guides in the order of the menu. */
export const guideOrder = [
  'Getting_started',
  'Build_a_Sudoku_app',
  'Build_an_Onet_round',
  'Pack_your_sprites',
  ...subjects.flatMap(({ guides }) => guides),
  'Benchmarks',
  'Architecture',
];

/** The pages that say how something works, in the order of the menu. */
export const methodOrder = subjects.flatMap(({ method }) => method ?? []);

export const packages = ['grid', ...subjects.map(({ name }) => name), 'npuzzle-tables'];

/** The folders of TypeDoc that hold what a package exports, and what one page of it is called. */
export const kinds = { functions: 'function', variables: 'value', classes: 'class', interfaces: 'type', types: 'type' };

/** What a page is, by its path in the site. */
export function pageOf(path) {
  const exported = /^(\w+)\/_kit_([\w-]+)\.([\w$]+)\.html$/.exec(path);
  if (exported) return { path, kind: kinds[exported[1]], package: exported[2], name: exported[3] };
  const module = /^modules\/_kit_([\w-]+)\.html$/.exec(path);
  if (module) return { path, kind: 'module', package: module[1] };
  const document = /^documents\/([\w-]+)\.html$/.exec(path)?.[1];
  if (document) {
    const subject = subjects.find(({ guides, method, play }) => [...guides, method, play].includes(document));
    const kind = document.startsWith('Play__') ? 'play' : methodOrder.includes(document) ? 'method' : 'guide';
    return { path, kind, package: subject?.name, name: document };
  }
  return { path, kind: path === 'index.html' ? 'home' : 'list' };
}
