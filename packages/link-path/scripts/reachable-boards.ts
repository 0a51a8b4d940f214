/**
 * How many different boards can be reached with gravity: random deals of 18×8 that no test and no collection has, layer by
 * layer, each with all boards after so many pairs and how many pairs they have on average. A deal whose layers run dry can't be
 * cleared; where they grow past the limit nothing is known.
 *
 * At the root (the arguments in brackets may be left out):
 *
 *     npm run -s script -- packages/link-path/scripts/reachable-boards.ts \
 *       [mode, default left] [deals, default 6] [most boards a layer, default 20000]
 */
import { createPace, gravityModes, runSlices } from '@kit/grid';
import { numberTiles } from '../src/board/numbered-tiles.js';
import { createLines } from '../src/kernel/create-lines.js';
import { FallPlays } from '../src/kernel/fall-plays.js';
import { MoveFinder } from '../src/kernel/find-moves.js';
import { cellsOfDeal, firstWeighed, shape } from './random-deals.js';

const [asked = 'left', deals = '6', most = '20000'] = process.argv.slice(2);
const rules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined };
const modes = [gravityModes.filter((mode) => mode === asked)];

for (let deal = 0; deal < Number(deals); deal++) {
  const tiles = runSlices(numberTiles({ ...shape, cells: cellsOfDeal(firstWeighed + deal) }, rules));
  const pace = createPace();
  const finder = new MoveFinder(tiles, shape.cols, createLines(shape.rows, shape.cols, rules, pace), pace);
  const plays = new FallPlays(tiles.classes, shape, modes);
  const sizes: string[] = [];
  let layer = [tiles.classes];
  while (layer.length > 0 && layer.length <= Number(most)) {
    const next = new Map<string, Int32Array>();
    let pairs = 0;
    for (const board of layer) {
      const moves = runSlices(finder.find(board));
      pairs += moves.length / 2;
      for (let i = 0; i < moves.length; i += 2) {
        const after = new Int32Array(board.length);
        plays.play(board, 0, 0, moves[i], moves[i + 1], after, 0);
        next.set(after.join(), after);
      }
    }
    sizes.push(`${layer.length} (${(pairs / layer.length).toFixed(1)})`);
    layer = [...next.values()];
  }
  console.log(
    `${asked} ${deal}: ${sizes.join(', ')}; ${layer.length === 0 ? 'dies out' : `${layer.length} boards are too many`}`,
  );
}
