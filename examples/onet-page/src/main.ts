import { callSearch, type SearchPort } from '@kit/grid';
import { type Board, createLinkBoard, type Link, type LinkBoard, linkBoardToSvg } from '@kit/link-path';
import type { Searches } from './solver.js';

const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' }) as Worker & SearchPort<Searches>;
const names = { 1: '🍎', 2: '🍋', 3: '🍇', 4: '🥝', 5: '🍒', 6: '🥥', 7: '🍑', 8: '🌽' };
const gravity = 'down';

const place = (id: string) => document.getElementById(id) as HTMLElement;
const seed = () => Math.floor(Math.random() * 2 ** 32);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let game: LinkBoard;
let chosen: number | undefined;

/** Draws the board, with a link if there is one to show, and a button over each tile. */
function draw(link?: Link): void {
  const board = game.board();
  const cells = board.cells.map((kind, cell) => {
    const style = `grid-area: ${Math.floor(cell / board.cols) + 2} / ${(cell % board.cols) + 2}`;
    const name = names[kind as keyof typeof names];
    return name === undefined
      ? ''
      : `<button type="button" data-cell="${cell}" style="${style}" aria-label="${name}" aria-pressed="${cell === chosen}"></button>`;
  });
  place('board').innerHTML =
    `${linkBoardToSvg(board, { names, ...(link && { link }) })}<div class="cells">${cells.join('')}</div>`;
}

/** The second of two tiles that can be linked takes both away. */
async function choose(cell: number): Promise<void> {
  const link = chosen === undefined || chosen === cell ? undefined : game.findLink(chosen, cell);
  if (link === undefined) {
    chosen = chosen === cell ? undefined : cell;
    draw();
    return;
  }
  const first = chosen as number;
  chosen = undefined;
  draw(link);
  await pause(200);
  game.removePair(first, cell);
  if (!game.isCleared() && game.isDeadlocked()) {
    const mixed = await callSearch(worker, 'mix', [game.board(), seed()]);
    if (mixed.status === 'found') game.reshuffle(mixed.board);
  }
  place('status').textContent = game.isCleared() ? 'Cleared!' : `${game.pairs().length} pairs can be linked.`;
  draw();
}

async function help(): Promise<void> {
  const hint = await callSearch(worker, 'hint', [game.board()]);
  if (!('pair' in hint) || hint.pair === undefined) {
    place('status').textContent = 'There is no pair.';
    return;
  }
  draw(game.findLink(hint.pair.a, hint.pair.b));
}

async function start(): Promise<void> {
  place('status').textContent = 'Dealing …';
  const dealt = await callSearch(worker, 'deal', [seed()]);
  if (dealt.status !== 'found') throw new Error(`no board: ${dealt.status}`);
  begin(dealt.board);
}

function begin(board: Board): void {
  game = createLinkBoard(board, { gravity });
  chosen = undefined;
  place('status').textContent = `${game.pairs().length} pairs can be linked.`;
  draw();
}

place('board').addEventListener('click', ({ target }) => {
  const cell = (target as HTMLElement).dataset['cell'];
  if (cell !== undefined) choose(Number(cell));
});
place('hint').addEventListener('click', help);
place('undo').addEventListener('click', () => {
  game.undo();
  chosen = undefined;
  draw();
});
place('new').addEventListener('click', start);
start();
