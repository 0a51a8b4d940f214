// A whole game: tap a group of two or more equal cells, it goes, the rest falls down and then to the left. Here a simple player
// always taps the largest group.
import { applyGravity, createRandom, findComponents, formatGrid } from '@kit/grid';

const [rows, cols] = [6, 8];
const isEmpty = (value) => value === 0;
const random = createRandom(4);
let board = { rows, cols, cells: Array.from({ length: rows * cols }, () => 1 + random.int(3)) };
let score = 0;

console.log(formatGrid(board));
for (let group = largestGroup(board); group.length > 1; group = largestGroup(board)) {
  score += (group.length - 1) ** 2;
  const cells = board.cells.map((value, cell) => (group.includes(cell) ? 0 : value));
  board = applyGravity(applyGravity({ rows, cols, cells }, 'down', { isEmpty }), 'left', { isEmpty });
  console.log(`${group.length} cells go: ${score} points`);
}
console.log(formatGrid(board));
console.log(`${board.cells.filter((value) => value > 0).length} cells are left.`);

function largestGroup({ cells }) {
  const { labels, sizes } = findComponents(board);
  let best = -1;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] > 0 && (best < 0 || sizes[labels[cell]] > sizes[best])) best = labels[cell];
  }
  return [...labels.keys()].filter((cell) => labels[cell] === best);
}
