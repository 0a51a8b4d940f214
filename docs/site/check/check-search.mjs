// What people type, and what they must find first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { ask, indexOptions } from '../search/options.mjs';
import { stem, tokens } from '../search/tokens.mjs';

/** By what is typed: the pages that may come first. */
const questions = {
  probability: ['documents/Minesweeper.html'],
  probabilities: ['documents/Minesweeper.html'],
  Onet: ['documents/Tile_linking.html', 'documents/Build_an_Onet_round.html'],
  連連看: ['documents/Tile_linking.html'],
  连连看: ['documents/Tile_linking.html'],
  踩地雷: ['documents/Minesweeper.html'],
  数独: ['documents/Sudoku.html'],
  轉珠: ['documents/Orbs.html'],
  difficulty: [
    'documents/Sudoku__deals_and_ratings.html#a-difficulty-menu',
    'documents/Minesweeper__deals.html#a-difficulty-menu',
    'documents/Tile_linking__deals.html#difficulty',
  ],
  'x-wing': ['variables/_kit_sudoku-human.xWing.html'],
  xwing: ['variables/_kit_sudoku-human.xWing.html'],
  'naked single': ['variables/_kit_sudoku-human.nakedSingle.html'],
  '15 puzzle': ['documents/Sliding_puzzles.html'],
  '15-puzzle': ['documents/Sliding_puzzles.html'],
  'puzzle & dragons': ['documents/Orbs.html'],
  findLink: ['functions/_kit_link-path.findLink.html'],
  runAsync: ['functions/_kit_grid.runAsync.html'],
  hint: ['functions/_kit_sudoku-human.hint.html', 'functions/_kit_mines-inference.hint.html'],
  deadlock: ['documents/Tile_linking.html#a-hint-button-and-a-deadlock-check'],
  worker: ['documents/Getting_started.html#in-a-worker'],
  phaser: ['functions/_kit_rect-pack.toPhaserPct.html', 'functions/_kit_rect-pack.toPhaserAtlas.html'],
  'sprite sheet': ['documents/Rectangle_packing.html'],
  probabilty: ['documents/Minesweeper.html'],
};

export function checkSearch(site) {
  const source = readFileSync(join(site, 'assets', 'search.js'), 'utf8');
  const index = MiniSearch.loadJSON(/^kitSearch\((.*)\)\n$/s.exec(source)[1], indexOptions);
  const wrong = Object.entries(questions).flatMap(([question, right]) => {
    const first = ask(index, question)[0]?.path;
    return right.includes(first) ? [] : [`"${question}" finds ${first} first`];
  });
  if (ask(index, 'qqqzzz').length > 0) wrong.push('nonsense is found');
  const words = {
    findAllLinks: 'findalllinks find all links',
    'x-wing': 'xwing x wing',
    連連看: '連 連 看 連連 連看',
    to3D: 'to3d to 3 d',
  };
  for (const [text, expected] of Object.entries(words)) {
    if (tokens(text).join(' ') !== expected) wrong.push(`the words of ${text}: ${tokens(text).join(' ')}`);
  }
  for (const [word, root] of [
    ['probabilities', 'probability'],
    ['matches', 'match'],
    ['chances', 'chance'],
    ['class', 'class'],
    ['as', 'as'],
  ]) {
    if (stem(word) !== root) wrong.push(`the stem of ${word}: ${stem(word)}`);
  }
  if (wrong.length > 0) throw new Error(`the search:\n  ${wrong.join('\n  ')}`);
  console.log(`${Object.keys(questions).length} questions find their page first`);
}
