// What the page of orbs shows, read from it as a person would.
import { status } from './words.mjs';

/** The orbs, by their names. */
export async function boardOf(page) {
  const labels = await page.$$eval('.orbs-board .orb', (orbs) => orbs.map(({ ariaLabel }) => ariaLabel));
  const cols = await page.$eval('.orbs-board', (board) => Number(board.style.getPropertyValue('--cols')));
  const cells = labels.map((label) => page.words.types.indexOf(/: ([^,]+)/.exec(label)[1]));
  return { rows: cells.length / cols, cols, cells };
}

/** The locked and the blocked cells, by what they are called. */
export async function marksOf(page) {
  const labels = await page.$$eval('.orbs-board .orb', (orbs) => orbs.map(({ ariaLabel }) => ariaLabel));
  const cellsOf = (mark) => labels.flatMap((label, cell) => (label.endsWith(`, ${mark}`) ? [cell] : []));
  const { locked, blocked } = page.words.marks;
  return { locked: cellsOf(locked), blocked: cellsOf(blocked) };
}

/** The middle of a cell on the screen. */
export async function centreOf(page, cell) {
  const element = await page.$(`[data-cell="${cell}"]`);
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** The path that is drawn over the board; one of no moves isn't drawn. */
export async function drawnPath(page, { cols }) {
  const [, none] = page.words.solution(1, 0).split(',');
  if ((await status(page)).includes(none)) return { start: 0, moves: [] };
  const points = (await page.getAttribute('.orbs-path polyline', 'points')).split(' ');
  const [start, ...moves] = points.map((point) => {
    const [x, y] = point.split(',').map(Number);
    return Math.floor(y) * cols + Math.floor(x);
  });
  return { start, moves };
}
