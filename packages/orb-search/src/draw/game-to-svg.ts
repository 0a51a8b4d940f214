import { checkCell, checkObject, checkOptions, checkText, createPicture } from '@kit/grid';
import { checkGame } from '../match3/check-game.js';
import type { SwapGame } from '../match3/types.js';
import type { DrawGameOptions } from '../types.js';
import { drawOrb, middleOf, side, typeNames } from './draw-orb.js';

/**
 * A picture of a swap game as the text of an SVG document: holes, ice, pieces and special pieces, crates, stones, chains, a swap.
 *
 * A special piece has the first letters of its name: `rocket-row` is `rr`, `bomb` is `bo`. The colours are CSS variables with values of their own, light and dark: a
 * page may set `--kit-type-0` to `--kit-type-7` (pieces), `--kit-well` (cells), `--kit-house` (ice), `--kit-line` (crates),
 * `--kit-strong` (stones, chains), `--kit-paper` (pieces without a colour), `--kit-bad` (the swap). O(cells).
 *
 * @param game - the game
 * @param options - the swap to mark, what stands on pieces, the title
 * @returns the document
 * @throws {@link InvalidInputError} as {@link gameStatus}, `bad-text`
 *
 * @example
 * ```ts
 * import { gameToSvg } from '@kit/orb-search';
 *
 * const game = { rows: 1, cols: 4, cells: [0, 2, -1, 0], pieces: [0, 1, -1, -1], blockers: [0, 11, 0, 3] };
 * const svg = gameToSvg(game, { swap: { a: 0, b: 1 } });
 * svg.includes('<title>A game on 1 rows and 4 columns</title>'); // => true
 * ```
 */
export function gameToSvg(game: SwapGame, options: DrawGameOptions = {}): string {
  const { table, rules } = checkGame(game);
  const { rows, cols } = table;
  checkOptions(options, ['swap', 'names', 'title']);
  const nameOf = typeNames(options.names);
  const picture = createPicture();
  for (let cell = 0; cell < rows * cols; cell++) {
    const ground = game.cells?.[cell] ?? 0;
    // A hole shows what is behind the picture.
    if (ground < 0) continue;
    const [x, y] = middleOf(cell, cols);
    picture.rect(x - 18, y - 18, side, side, { fill: ground > 0 ? 'house' : 'well', stroke: 'line', width: 0.5 });
    const piece = game.pieces[cell];
    if (piece >= 0) {
      const special = piece >> 4;
      const type = piece & 15;
      const name = special > 0 ? shortName(rules.names[special - 1]) : nameOf(type);
      if (type < 15) drawOrb(picture, x, y, type, name);
      else {
        picture.circle(x, y, 15, { fill: 'paper', stroke: 'ink', width: 1.5 });
        picture.text(x, y, 12, name, { fill: 'ink' });
      }
      if (special > 0 && type < 15) picture.circle(x, y, 12.5, { stroke: 'on-type', width: 1.5 });
    }
    const blocker = game.blockers?.[cell] ?? 0;
    if (blocker === 10) picture.rect(x - 16, y - 16, 32, 32, { fill: 'strong' }, 4);
    else if (blocker > 10)
      picture.rect(x - 16, y - 16, 32, 32, { stroke: 'strong', width: 3, more: 'stroke-dasharray="5 3"' }, 8);
    else if (blocker > 0) picture.rect(x - 16, y - 16, 32, 32, { fill: 'line', stroke: 'strong' }, 4);
    const layers = blocker === 10 ? 0 : blocker % 10;
    if (layers > 0) picture.text(x, blocker > 10 ? y - 12 : y, blocker > 10 ? 9 : 14, String(layers), { fill: 'ink' });
    if (ground > 0) picture.text(x - 13, y + 12, 9, String(ground), { fill: 'ink' });
  }
  if (options.swap !== undefined) {
    const { a, b } = checkObject(options.swap, 'options.swap');
    for (const [name, cell] of [['a', a] as const, ['b', b] as const]) {
      const [x, y] = middleOf(checkCell(game, cell, `options.swap.${name}`), cols);
      picture.rect(x - 17, y - 17, 34, 34, { stroke: 'bad', width: 3 }, 6);
    }
  }
  const title = `A game on ${rows} rows and ${cols} columns`;
  return picture.toText(cols * side, rows * side, checkText(options.title ?? title, 'options.title', 1000));
}

/** The first letters of the words of a name, or the first two of its only word. */
function shortName(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.length > 1 ? words.map((word) => [...word][0]).join('') : [...name].slice(0, 2).join('');
}
