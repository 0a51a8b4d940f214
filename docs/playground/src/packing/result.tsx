/** What one method made: pages, how full they are, how long it took, and the files to take away. */
import { type Packing, toSvg } from '@kit/rect-pack';
import { Button } from '../frame/button.js';
import { refusal } from '../frame/refusal.js';
import { type AtlasText, atlasFiles, type Format } from './formats.js';
import type { State } from './game.js';
import { PagePicture, pageAsPng } from './picture.js';
import { saveFile, zipOf } from './save-file.js';
import type { Sprites } from './sprites.js';
import type { TimedPacking, Way } from './ways.js';
import type { Words } from './words.js';

/** More pages than these are counted, not drawn. */
const drawnPages = 6;

export type ResultProps = {
  readonly way: Way;
  readonly result: TimedPacking | undefined;
  readonly format: Format;
  readonly sprites: Sprites;
  readonly words: Words;
  readonly onRefused: (said: State['said']) => void;
};

export function Result({ way, result, format, sprites, words, onRefused }: ResultProps) {
  const name = words.ways[way];
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
                sprites={sprites}
                label={`${name}: ${page.width}×${page.height}`}
              />
            ))}
          </div>
          {result.packing.pages.length > 0 ? (
            <Files packing={result.packing} format={format} sprites={sprites} words={words} onRefused={onRefused} />
          ) : null}
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
        <b>{page ? words.filled(full) : words.nothing}</b> <span class="kit-soft">{words.time(ms)}</span>
      </p>
      <div class="packing-bar">
        <i style={{ width: `${full * 100}%` }} />
      </div>
      <p class="kit-soft">
        {page ? words.pages(pages.length, page.width, page.height) : ''}{' '}
        {unplaced.length > 0 ? `${words.unplaced(unplaced.length)} ` : ''}
        {unplaced.length > 0 ? '' : proven ? words.proven : words.gap(gap)}
      </p>
    </>
  );
}

type FilesProps = Pick<ResultProps, 'format' | 'sprites' | 'words' | 'onRefused'> & { readonly packing: Packing };

/** A file a page, named as the atlas names its picture. */
function Files({ packing, format, sprites, words, onRefused }: FilesProps) {
  /** The atlas in the chosen form, unless its engine would draw this packing wrong. */
  function atlas(): AtlasText[] {
    try {
      return atlasFiles(packing, format);
    } catch (error) {
      onRefused(refusal(error));
      return [];
    }
  }

  function saveAtlas() {
    for (const { name, text } of atlas()) saveFile(text, name, 'text/plain');
  }

  async function savePictures() {
    for (const [index, page] of packing.pages.entries()) {
      saveFile(await pageAsPng(page, sprites), `page-${index}.png`, 'image/png');
    }
  }

  async function saveAll() {
    const texts = atlas();
    if (texts.length === 0) return;
    const pages = await Promise.all(packing.pages.map((page) => pageAsPng(page, sprites)));
    saveFile(await zipOf(texts, pages), 'atlas.zip', 'application/zip');
  }

  return (
    <div class="kit-row">
      <Button action="zip" text={words.zip} onPress={saveAll} />
      <Button action="json" text={words.atlas} onPress={saveAtlas} />
      <Button action="svg" text={words.svg} onPress={() => saveFile(toSvg(packing), 'atlas.svg', 'image/svg+xml')} />
      <Button action="png" text={words.png} onPress={savePictures} />
    </div>
  );
}

function filled({ pages }: Packing): number {
  const area = pages.reduce((sum, { width, height }) => sum + width * height, 0);
  if (area === 0) return 0;
  return pages.reduce((sum, { width, height, occupancy }) => sum + occupancy * width * height, 0) / area;
}
