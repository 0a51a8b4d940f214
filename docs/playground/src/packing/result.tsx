/** What one method made: pages, how full they are, how long it took, and the files to take away. */
import { type Packing, toSvg } from '@kit/rect-pack';
import { Button } from '../frame/button.js';
import { refusal } from '../frame/refusal.js';
import { type AtlasText, atlasFiles, type Format } from './formats.js';
import type { State } from './game.js';
import { PagePicture, pageAsPng } from './picture.js';
import { saveFile, type ZipEntry, zipOf } from './save-file.js';
import { atScales, type ScaleSet, scaleName, scaleSets } from './scales.js';
import type { Sprites } from './sprites.js';
import type { TimedPacking, Way } from './ways.js';
import type { Words } from './words.js';

/** More pages than these are counted, not drawn. */
const drawnPages = 6;

export type ResultProps = {
  readonly way: Way;
  readonly result: TimedPacking | undefined;
  readonly format: Format;
  readonly scales: ScaleSet;
  readonly sprites: Sprites;
  readonly words: Words;
  readonly onRefused: (said: State['said']) => void;
};

export function Result({ way, result, format, scales, sprites, words, onRefused }: ResultProps) {
  const name = words.ways[way];
  return (
    <article class="kit-panel packing-result" data-way={way} data-ready={!!result}>
      <h2>{name}</h2>
      {result ? (
        <>
          <Figures result={result} words={words} />
          {scales === 'one' ? null : <ScaledSizes packing={result.packing} scales={scales} />}
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
            <Files
              packing={result.packing}
              format={format}
              scales={scales}
              sprites={sprites}
              words={words}
              onRefused={onRefused}
            />
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

/** The first page's size at each scale. */
function ScaledSizes({ packing, scales }: { readonly packing: Packing; readonly scales: ScaleSet }) {
  const sizes = atScales(packing, scales).flatMap(({ scale, packing: { pages } }) =>
    pages.slice(0, 1).map(({ width, height }) => `${scaleName(scale)} ${width}×${height}`),
  );
  return (
    <p class="kit-soft" data-show="scales">
      {sizes.join(' · ')}
    </p>
  );
}

type FilesProps = Pick<ResultProps, 'format' | 'scales' | 'sprites' | 'words' | 'onRefused'> & {
  readonly packing: Packing;
};

/** A file a page, named as the atlas names its picture. */
function Files({ packing, format, scales, sprites, words, onRefused }: FilesProps) {
  /** The atlas in the chosen form, unless its engine would draw this packing wrong. */
  function atlas(of: Packing, scale?: number): AtlasText[] {
    try {
      return atlasFiles(of, format, scale);
    } catch (error) {
      onRefused(refusal(error));
      return [];
    }
  }

  async function saveAtlas() {
    const texts = atlas(packing, scaleSets[scales][0]);
    if (texts.length <= packing.pages.length) {
      for (const { name, text } of texts) saveFile(text, name, 'text/plain');
      return;
    }
    // Browsers hold back many files at once.
    saveFile(await zipOf(texts.map(({ name, text }) => ({ name, content: text }))), 'atlas.zip', 'application/zip');
  }

  async function savePictures() {
    for (const [index, page] of packing.pages.entries()) {
      saveFile(await pageAsPng(page, sprites), `page-${index}.png`, 'image/png');
    }
  }

  async function saveAll() {
    const entries: ZipEntry[] = [];
    for (const { scale, factor, packing: scaled } of atScales(packing, scales)) {
      const texts = atlas(scaled, scale);
      if (texts.length === 0) return;
      const folder = scales === 'one' ? '' : `${scaleName(scale)}/`;
      for (const { name, text } of texts) entries.push({ name: folder + name, content: text });
      for (const page of packing.pages) {
        entries.push({ name: `${folder}page-${page.index}.png`, content: await pageAsPng(page, sprites, factor) });
      }
    }
    saveFile(await zipOf(entries), 'atlas.zip', 'application/zip');
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
