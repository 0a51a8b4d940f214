// A build step: the sizes of the sprites in, the files of an atlas out (into `out`), with a preview of where everything lies.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { packSmallest, toPhaserAtlas, toSvg } from '@kit/rect-pack';

const here = (file) => new URL(file, import.meta.url);
/** `{ name: [width, height] }`, as a build reads it from the pictures' headers. */
const sizes = JSON.parse(readFileSync(here('sprites.json'), 'utf8'));
const sprites = Object.entries(sizes).map(([id, [width, height]]) => ({ id, width, height }));

const packing = packSmallest(sprites, { multipleOf: 4, padding: 2, border: 1 });
mkdirSync(here('out/'), { recursive: true });
writeFileSync(here('out/atlas.json'), JSON.stringify(toPhaserAtlas(packing), null, 2));
writeFileSync(here('out/preview.svg'), toSvg(packing));

for (const { width, height, placed, occupancy } of packing.pages) {
  console.log(`${width}×${height}: ${placed.length} sprites, ${(100 * occupancy).toFixed(1)} % covered`);
}
console.log(packing.proven ? 'No smaller page can hold them.' : `No page below ${packing.bound} pixels can hold them.`);
