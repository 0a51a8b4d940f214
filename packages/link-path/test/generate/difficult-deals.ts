import { generateBoard, generateTiles, pyramidLayout, rateBoard, rateTiles, turtleLayout } from '@kit/link-path';
import type { Dealer } from '../../../../config/difficulty-laws.js';

type Boards = Parameters<typeof generateBoard>[0];
type Tiles = Parameters<typeof generateTiles>[0];

function boards(name: string, options: Boards): Dealer {
  const { maxTurns, margin, gravity } = options;
  return {
    name,
    deal: (more) => generateBoard({ ...options, ...more }),
    scoreOf: (made: ReturnType<typeof generateBoard>) =>
      made.status === 'found' ? rateBoard(made.board, { maxTurns, margin, gravity, plays: 1 }).score : undefined,
  };
}

function tiles(name: string, options: Tiles): Dealer {
  return {
    name,
    deal: (more) => generateTiles({ ...options, ...more }),
    scoreOf: (made: ReturnType<typeof generateTiles>) =>
      made.status === 'found' ? rateTiles(made.deal).score : undefined,
  };
}

export const dealers: readonly Dealer[] = [
  boards('6×8 in fours', { rows: 6, cols: 8, kinds: 12, copies: 4 }),
  boards('10×10 in pairs', { rows: 10, cols: 10, kinds: 50 }),
  boards('8×10 that falls', { rows: 8, cols: 10, kinds: 20, copies: 4, gravity: 'down' }),
  boards('18×8', { rows: 8, cols: 18, kinds: 36, copies: 4 }),
  boards('a ring with ice and ties', { rows: 8, cols: 8, kinds: 10, shape: 'ring', frozen: 4, tied: 2, gravity: 'up' }),
  boards('three turns', { rows: 6, cols: 8, kinds: 12, maxTurns: 3, margin: false, gravity: 'center-cols' }),
  tiles('the turtle', { layout: turtleLayout(), kinds: 36, copies: 4 }),
  tiles('the pyramid', { layout: pyramidLayout(), kinds: 14 }),
];
