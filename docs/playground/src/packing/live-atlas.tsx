/** A live atlas at work: glyphs asked for as often as in texts, on a page that can't hold them all. */
import { createRandom } from '@kit/grid';
import { createLiveAtlas, type LiveAtlas } from '@kit/rect-pack';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../frame/button.js';
import { PagePicture } from './picture.js';
import type { Words } from './words.js';

/** What happened so far. */
type Figures = { readonly asked: number; readonly evicted: number; readonly moved: number };

/** A stream of glyphs over an atlas; both are made anew by the same seed. */
type Stream = { readonly atlas: LiveAtlas<number>; readonly next: () => number };

const side = 192;
const glyphs = 600;
const none: Figures = { asked: 0, evicted: 0, moved: 0 };

export function LiveAtlasDemo({ words }: { readonly words: Words }) {
  const stream = useRef<Stream>(undefined);
  const [figures, setFigures] = useState(none);
  stream.current ??= newStream();
  const { atlas, next } = stream.current;

  function step() {
    let { asked, evicted, moved } = figures;
    for (let count = 0; count < 100; count++) {
      const id = next();
      asked++;
      if (atlas.touch(id)) continue;
      const change = atlas.add({ id, ...sizeOf(id) });
      evicted += change.evicted.length;
      moved += change.moved.length;
    }
    setFigures({ asked, evicted, moved });
  }

  function defragment() {
    const { moved } = atlas.defragment({ pixels: side * side });
    setFigures({ ...figures, moved: figures.moved + moved.length });
  }

  const [page] = atlas.toPacking().pages;
  return (
    <section class="kit-panel" data-show="live">
      <h2>{words.live}</h2>
      <p class="kit-soft">{words.liveHelp}</p>
      <div class="kit-row">
        <Button action="live-step" text={words.step} onPress={step} />
        <Button action="live-defragment" text={words.defragment} onPress={defragment} />
      </div>
      <p class="kit-soft" data-show="live-figures">
        {words.liveFigures(figures.asked, figures.evicted, figures.moved)} {words.filled(atlas.occupancy())}
      </p>
      {page ? <PagePicture page={page} sprites={noSprites} label={words.livePage} /> : null}
    </section>
  );
}

const noSprites = new Map();

function newStream(): Stream {
  const random = createRandom(1);
  // Zipf's law: the glyph of rank r is asked for r times more rarely than the first.
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= glyphs; rank++) {
    sum += 1 / rank;
    sums.push(sum);
  }
  const next = () => {
    const at = random.next() * sum;
    return sums.findIndex((upTo) => at < upTo);
  };
  return { atlas: createLiveAtlas<number>({ width: side, height: side, padding: 1 }), next };
}

/** A glyph is always of the same size. */
function sizeOf(id: number): { readonly width: number; readonly height: number } {
  return { width: 8 + ((id * 7) % 13), height: 12 + ((id * 11) % 9) };
}
