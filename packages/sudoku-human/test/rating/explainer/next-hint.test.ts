import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { some } from '../../../../../config/runs.js';
import { parsePuzzle } from '../../../src/index.js';
import { createBoard } from '../../../src/rating/explainer/board.js';
import { createGraph } from '../../../src/rating/explainer/graph.js';
import type { Hint, Why } from '../../../src/rating/explainer/hint.js';
import { createNets } from '../../../src/rating/explainer/nets.js';
import { dynamic, nextHint } from '../../../src/rating/explainer/producers.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { plainBoard } from './plain-explainer.js';
import { type PlainStep, plainDynamic, plainNext } from './plain-next.js';
import { chainWhy, netWhy } from './plain-why.js';
import { boardOf, chainTold, marksOf, netTold } from './told.js';

function expectSame(hint: Hint | undefined, step: PlainStep | undefined): void {
  const { chain, conclusion, ...plain } = step ?? {};
  expect(hint).toMatchObject(plain);
  if (chain !== undefined) expect(chainTold(hint?.why() as Why)).toEqual(chainWhy(chain));
  if (conclusion !== undefined) expect(netTold(hint?.why() as Why)).toEqual(netWhy(conclusion));
}

// Where no plain rule has a step: met on the way through hard puzzles, some digits filled in and wrong candidates struck out.
const drawn = [
  ':0000:x:16.2875..53.1962.82.8543..685.4726.161.958.244.2361..5925634..7386719452741825.6.::::',
  ':0000:x:3.5.2.7..7129..38.6.43.7.52157...2.343827..65926..38.7573894621269.3.478841762539:114 418 464 616:::',
  ':0000:x:18.9.4675.4615.28995...64315..4.1.6.41.26..5..695.814.6.1.4.598.756..314.94.15726:243 285 353 376:::',
  ':0000:x:35.4..8.94285.9.1697..8..5458.1.69.326379854119.35..686328154978159..632749...185:216 295:::',
  ':0000:x:39...18..618.7.3....5..319....2.84612.613..8..817.652386.31...55.....61.179.6.238:239 414 419 426 434 476 483 484 485 486 526 956 985:::',
  ':0000:x:5179.2.3..394.5..7.42..3.9.7253469813615987..984..1356256134879198..7..34738.9.1.:625 627 635 637 685 687:::',
  ':0000:x:175.32.898927..3..364..8..79875...3224637.8.553182.7.6623.8597.7192.35.8458..7..3:425 695 698:::',
  ':0000:x:35.4..8.94285.9.1697..8...458.1.6..3263798..119.35..68632815..78159..632749...185:216 447 448 467:::',
  ':0000:x:18.9.46757.615..8995...6.315....1.6..1.26..5..695.814.6.1..7598.756..314.9..15726:222 235 243 247 285 343 351 353 369 442 443:::',
  ':0000:x:39...18..618.7.3....5..31.....2..4612.613..89.81..6.2386.31.9.55.....61.179.6.238:239 434 476 484 485 486 546:::',
  ':0000:x:18...4675..615..8995...6.315....1.6.41.26..5..695.814.6.1...598.756..314.9..15726:221 222 243 247 285 344 345 353 369 474 744 775 893:::',
  ':0000:x:42...95....9.5.2.48..42.19.....71832.8..427562.75..941..8..4.29..286..153..295.78:171 172 333 622 624 692:::',
  ':0000:x:39...18..618.7.3....5..31.....2..4612.613..8..81..6.2386.31...55.....61.179.6.238:239 434 438 439 476 484 485 486 546 756 767 929:::',
  ':0000:x:1.6...8357.35..164854136...23.6..5..64..53...58....3.64.23..65.3.8.654..965.....3:143 148 166 265 494 748 764 765 848 859 876 895 896 938 949 964 979 984:::',
];

test.each(some(drawn, 5))('the step is the best of all chains, drawn and told as it is: %s', (line) => {
  const { values, candidates } = parsePuzzle(line);
  const board = createBoard(values, candidates);
  expectSame(runSlices(nextHint(board, newWork())), plainNext(plainBoard(values, marksOf(board))));
});

// Where many conclusions are as good the first is taken; where dynamic nets have none, rules inside of them are asked.
test.each([
  ['dynamic-plus-region', '1235 125 1245'],
  [
    'dynamic-region',
    `
    123 123 123 .   123 . . . .
    123 123 123 12  123 . . . .
    .   123 123 123 123 . . . .
    123 123 123 123`,
  ],
])('%s: the best that dynamic nets conclude on a small board', (technique, drawing) => {
  const board = boardOf(drawing);
  const hint = runSlices(dynamic(createNets(createGraph(board.marks), newWork()), board));
  expect(hint?.technique).toBe(technique);
  expectSame(hint, plainDynamic(plainBoard([...board.values], marksOf(board))));
});
