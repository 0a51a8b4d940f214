/** The packing playground: methods side by side on random, own or dropped rectangles, and the atlas to take away. */
import { type Packing, toAtlasJson, toSvg } from '@kit/rect-pack';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { connect } from '../frame/connect.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import '../frame/frame.css';
import './packing.css';
import { PagePicture, pageAsPng } from './picture.js';
import { randomSprites, readImages, readSizes, type Sprite } from './sprites.js';
import { words as allWords } from './words.js';
import type { PackChoice, PackingHandlers, TimedPacking, Way } from './worker.js';

const ways: readonly Way[] = ['fixed-split', 'larger-leftover', 'max-rects', 'skyline', 'best'];

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<PackingPage />, place);
}

function PackingPage() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () => connect<PackingHandlers>(new Worker(new URL('./packing.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const [count, setCount] = useState(100);
  const [sprites, setSprites] = useState<readonly Sprite[]>(() => randomSprites(100, 1));
  const [choice, setChoice] = useState<PackChoice>({ side: 1024, rotate: false, padding: 0, powerOfTwo: false });
  const [results, setResults] = useState<Partial<Record<Way, TimedPacking>>>({});
  const [status, setStatus] = useState('');
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const [done, setDone] = useState('');

  useEffect(() => {
    let current = true;
    setResults({});
    setDone('');
    setStatus(words.working);
    const rects = sprites.map(({ id, width, height }) => ({ id, width, height }));
    // One after the other, so that no method slows another down.
    (async () => {
      for (const way of ways) {
        const result = await call('pack', [rects, way, choice]);
        if (!current) return;
        setResults((known) => ({ ...known, [way]: result }));
      }
      setStatus(words.done(rects.length));
      setDone(choice.rotate ? 'turned' : 'upright');
    })().catch((error: Error) => current && setStatus(error.message));
    return () => {
      current = false;
    };
  }, [sprites, choice]);

  function useText() {
    const read = readSizes(text);
    if (!Array.isArray(read)) setStatus(words.bad((read as { line: number }).line, (read as { text: string }).text));
    else if (read.length > 0) setSprites(read);
  }

  async function useFiles(files: Iterable<File>) {
    const read = await readImages(files);
    if (read.length > 0) setSprites(read);
  }

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-row">
        <label>
          {words.count}{' '}
          <input
            type="number"
            min={1}
            max={5000}
            value={count}
            onInput={(event) => setCount(Math.min(5000, Math.max(1, Number(event.currentTarget.value) || 1)))}
          />
        </label>
        <button
          type="button"
          class="kit-main"
          data-action="random"
          onClick={() => setSprites(randomSprites(count, crypto.getRandomValues(new Uint32Array(1))[0]))}
        >
          {words.random}
        </button>
        <label>
          {words.side}{' '}
          <input
            type="number"
            min={16}
            max={8192}
            value={choice.side}
            onChange={(event) =>
              setChoice({ ...choice, side: Math.min(8192, Math.max(16, Number(event.currentTarget.value) || 1024)) })
            }
          />
        </label>
        <label>
          {words.padding}{' '}
          <input
            type="number"
            min={0}
            max={64}
            value={choice.padding}
            onChange={(event) =>
              setChoice({ ...choice, padding: Math.min(64, Math.max(0, Number(event.currentTarget.value) || 0)) })
            }
          />
        </label>
        <button
          type="button"
          data-action="rotate"
          aria-pressed={choice.rotate}
          onClick={() => setChoice({ ...choice, rotate: !choice.rotate })}
        >
          {words.rotate}
        </button>
        <button
          type="button"
          aria-pressed={choice.powerOfTwo}
          onClick={() => setChoice({ ...choice, powerOfTwo: !choice.powerOfTwo })}
        >
          {words.powerOfTwo}
        </button>
      </div>
      <p class="kit-status" role="status">
        {status}
      </p>
      <div class="packing-results" data-done={done}>
        {ways.map((way) => (
          <Result key={way} way={way} result={results[way]} sprites={sprites} language={language} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the file input does the same */}
      <div
        class={over ? 'packing-drop over' : 'packing-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          useFiles(event.dataTransfer?.files ?? []);
        }}
      >
        <label>
          {words.drop}{' '}
          <input
            type="file"
            accept="image/*"
            multiple
            onChange={(event) => useFiles(event.currentTarget.files ?? [])}
          />
        </label>
      </div>
      <div class="kit-panel">
        <label>
          {words.own}
          <textarea rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <button type="button" data-action="use" onClick={useText}>
          {words.use}
        </button>
      </div>
    </section>
  );
}

type ResultProps = {
  readonly way: Way;
  readonly result: TimedPacking | undefined;
  readonly sprites: readonly Sprite[];
  readonly language: keyof typeof allWords;
};

function Result({ way, result, sprites, language }: ResultProps) {
  const words = allWords[language];
  const packing = result?.packing;
  const page = packing?.pages[0];
  return (
    <article class="kit-panel packing-result" data-way={way} data-ready={!!result}>
      <h2>{words.ways[way]}</h2>
      {packing && page ? (
        <>
          <p data-show="result">
            {words.result(
              packing.pages.length,
              page.width,
              page.height,
              percent(filled(packing)),
              result.ms.toFixed(1),
            )}
          </p>
          <p class="kit-soft">
            {packing.unplaced.length > 0 ? `${words.unplaced(packing.unplaced.length)}. ` : ''}
            {packing.proven ? words.proven : words.gap(percent(packing.gap))}
          </p>
          {packing.pages.slice(0, 4).map((each) => (
            <PagePicture key={each.index} page={each} label={`${words.ways[way]}: ${each.width}×${each.height}`} />
          ))}
          <div class="kit-row">
            <button type="button" onClick={() => save(atlas(packing, sprites), 'atlas.json', 'application/json')}>
              {words.json}
            </button>
            <button type="button" onClick={() => save(String(toSvg(packing)), 'atlas.svg', 'image/svg+xml')}>
              {words.svg}
            </button>
            <button
              type="button"
              onClick={async () =>
                save(
                  await pageAsPng(page, new Map(sprites.map((sprite) => [sprite.id, sprite]))),
                  'atlas.png',
                  'image/png',
                )
              }
            >
              {words.png}
            </button>
          </div>
        </>
      ) : null}
    </article>
  );
}

function filled({ pages }: Packing): number {
  const area = pages.reduce((sum, { width, height }) => sum + width * height, 0);
  return pages.reduce((sum, { width, height, occupancy }) => sum + occupancy * width * height, 0) / area;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

function atlas(packing: Packing, sprites: readonly Sprite[]): string {
  const frames = Object.fromEntries(sprites.map(({ id }) => [id, id]));
  return JSON.stringify(toAtlasJson(packing, 'hash', frames), null, 2);
}

function save(content: string | Blob, name: string, type: string): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
