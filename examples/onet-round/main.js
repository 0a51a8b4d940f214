// A round of Onet whose tiles fall: the board is dealt with the proof that it can be cleared, and every hint leads on.
import { createLinkBoard, formatGrid, generateBoard, hintMove } from '@kit/link-path';

const gravity = 'down';
const dealt = generateBoard({ rows: 4, cols: 6, kinds: 6, copies: 4, seed: 11, gravity });
if (dealt.status !== 'found') throw new Error(`no board: ${dealt.status}`);

const game = createLinkBoard(dealt.board, { gravity });
console.log(formatGrid(game.board()));
while (!game.isCleared()) {
  const hint = hintMove(game.board(), { gravity });
  if (hint.status !== 'safe') throw new Error(`no safe hint: ${hint.status}`);
  const { a, b } = hint.pair;
  const { turns } = game.findLink(a, b);
  game.removePair(a, b);
  console.log(`${a} with ${b}: ${turns} turns, ${game.falls().length} tiles fall, ${game.pairs().length} pairs next`);
}
console.log('Cleared.');
