// A build step: the PNG files of `sprites` in; pages of an atlas, and the JSON that PixiJS loads, out (into `out`).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dedupe, drawPage, namedAnimations, packSmallest, toPixiAtlas } from '@kit/rect-pack';
import { PNG } from 'pngjs';

const here = (path) => new URL(path, import.meta.url);

const pictures = readdirSync(here('sprites/'))
  .filter((file) => file.endsWith('.png'))
  .sort()
  .map((file) => {
    const { width, height, data } = PNG.sync.read(readFileSync(here(`sprites/${file}`)));
    return { id: file.replace('.png', ''), width, height, pixels: data };
  });

// Empty edges are cut off, and equal pictures are kept once.
const sprites = dedupe(pictures, { trim: true });
const packing = packSmallest(sprites, { padding: 2, extrude: 1, rotate: true, multipleOf: 4 });
const animations = namedAnimations(pictures.map(({ id }) => id));
const sheets = toPixiAtlas(packing, {}, { image: 'atlas-{page}.png', json: 'atlas-{page}.json', animations });

mkdirSync(here('out/'), { recursive: true });
for (const [number, page] of packing.pages.entries()) {
  const { width, height, placed } = page;
  const data = Buffer.from(drawPage(page, pictures));
  writeFileSync(here(`out/atlas-${number}.png`), PNG.sync.write({ width, height, data }));
  writeFileSync(here(`out/atlas-${number}.json`), JSON.stringify(sheets[number], null, 2));
  console.log(`atlas-${number}: ${width}×${height}, ${placed.length} of ${pictures.length} pictures are different`);
}
for (const [name, frames] of Object.entries(animations)) console.log(`${name}: ${frames.length} frames`);
