/** What one method made: pages, how full they are, how long it took, and the files to take away. */
import { type Packing, toAtlasJson, toSvg } from '@kit/rect-pack';
import { PagePicture, pageAsPng } from './picture.js';
import { saveFile } from './save-file.js';
import type { Sprite } from './sprites.js';
import type { Words } from './words.js';
import type { TimedPacking, Way } from './worker.js';

/** More pages than these are counted, not drawn. */
const drawnPages = 6;

export type ResultProps = {
  readonly way: Way;
  readonly result: TimedPacking | undefined;
  readonly sprites: readonly Sprite[];
  readonly words: Words;
};

export function Result({ way, result, sprites, words }: ResultProps) {
  const name = words.ways[way];
  const byId = new Map(sprites.map((sprite) => [sprite.id, sprite]));
  return (
    <article class="kit-panel packing-result" data-way={way} data-ready={!!result}>
      <h2>{name}</h2>
      {result ? (
        <>
          <Figures result={result} words={words} />
          <div class={result.packing.pages.length > 1 ? 'packing-pages many' : 'packing-pages'}>
            {result.packing.pages.slice(0, drawnPages).map((page) => (
              <PagePicture
                key={page.index}
                page={page}
                sprites={byId}
                label={`${name}: ${page.width}×${page.height}`}
              />
            ))}
          </div>
          {result.packing.pages.length > 0 ? <Files packing={result.packing} sprites={byId} words={words} /> : null}
        </>
      ) : (
        <div class="packing-waiting" />
      )}
    </article>
  );
}

function Figures({ result: { packing, ms }, words }: { readonly result: TimedPacking; readonly words: Words }) {
  const { pages, unplaced, proven, gap } = packing;
  const [page] = pages;
  const full = filled(packing);
  return (
    <>
      <p data-show="result">
        <b>{words.filled(percent(full))}</b>{' '}
        <span class="kit-soft">{words.time(ms < 10 ? ms.toFixed(1) : ms.toFixed(0))}</span>
      </p>
      <div class="packing-bar">
        <i style={{ width: `${full * 100}%` }} />
      </div>
      <p class="kit-soft">
        {page ? words.pages(pages.length, page.width, page.height) : ''}{' '}
        {unplaced.length > 0 ? `${words.unplaced(unplaced.length)} ` : ''}
        {proven ? words.proven : words.gap(percent(gap))}
      </p>
    </>
  );
}

type FilesProps = {
  readonly packing: Packing;
  readonly sprites: ReadonlyMap<string | number, Sprite>;
  readonly words: Words;
};

/** A file a page, named as the atlas names its picture. */
function Files({ packing, sprites, words }: FilesProps) {
  function saveAtlas() {
    const frames = Object.fromEntries([...sprites.keys()].map((id) => [id, String(id)]));
    toAtlasJson(packing, 'hash', frames).forEach((atlas, page) => {
      saveFile(JSON.stringify(atlas, null, 2), `page-${page}.json`, 'application/json');
    });
  }

  async function savePictures() {
    for (const [index, page] of packing.pages.entries()) {
      saveFile(await pageAsPng(page, sprites), `page-${index}.png`, 'image/png');
    }
  }

  return (
    <div class="kit-row">
      <button type="button" data-action="json" onClick={saveAtlas}>
        {words.json}
      </button>
      <button type="button" data-action="svg" onClick={() => saveFile(toSvg(packing), 'atlas.svg', 'image/svg+xml')}>
        {words.svg}
      </button>
      <button type="button" data-action="png" onClick={savePictures}>
        {words.png}
      </button>
    </div>
  );
}

function filled({ pages }: Packing): number {
  const area = pages.reduce((sum, { width, height }) => sum + width * height, 0);
  if (area === 0) return 0;
  return pages.reduce((sum, { width, height, occupancy }) => sum + occupancy * width * height, 0) / area;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
