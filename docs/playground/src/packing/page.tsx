/** The packing playground: methods side by side on random, own or dropped rectangles, and the atlas to take away. */
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { connect } from '../frame/connect.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import { randomSeed } from '../frame/seed.js';
import { sentencesOf, TaskLine, useTask } from '../frame/task.js';
import '../frame/frame.css';
import './packing.css';
import { Result } from './result.js';
import { randomSprites, readImages, readSizes, type Sprite } from './sprites.js';
import { words as allWords } from './words.js';
import type { PackChoice, PackingHandlers, TimedPacking, Way } from './worker.js';

const ways: readonly Way[] = ['fixed-split', 'larger-leftover', 'max-rects', 'skyline', 'best'];

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<PackingPage />, place);
}

/** A sentence from the words of the page. */
const say = sentencesOf(allWords);

function PackingPage() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () =>
      connect<PackingHandlers>(() => new Worker(new URL('./packing.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const task = useTask();
  const [count, setCount] = useState(100);
  const [sprites, setSprites] = useState<readonly Sprite[]>(useMemo(() => randomSprites(100, 1), []));
  const [choice, setChoice] = useState<PackChoice>({ side: 1024, rotate: false, padding: 0, powerOfTwo: false });
  const [results, setResults] = useState<Partial<Record<Way, TimedPacking>>>({});
  const [text, setText] = useState('300 200\n200×300\n512 512\n100 700');
  const [over, setOver] = useState(false);
  const [done, setDone] = useState('');

  useEffect(() => {
    setResults({});
    setDone('');
    const rects = sprites.map(({ id, width, height }) => ({ id, width, height }));
    task.run(async (work) => {
      // One after the other, so that no method slows another down.
      for (const [index, way] of ways.entries()) {
        const tell = (share: number) =>
          work.tell(
            say((words) => words.packing(words.ways[way])),
            (index + share) / ways.length,
          );
        tell(0);
        const result = await call('pack', [rects, way, choice], {
          ...work,
          onProgress: ({ nodes, total }: { nodes: number; total?: number }) => tell(total ? nodes / total : 0),
        });
        setResults((known) => ({ ...known, [way]: result }));
      }
      setDone(choice.rotate ? 'turned' : 'upright');
      return say((words) => words.done(rects.length));
    });
  }, [sprites, choice]);

  function useText() {
    const read = readSizes(text);
    if ('line' in read) task.say(say((words) => words.bad(read.line, read.text)));
    else if (read.length > 0) setSprites(read);
  }

  async function useFiles(files: Iterable<File>) {
    const { sprites: read, refused } = await readImages(files);
    if (read.length > 0) setSprites(read);
    if (refused.length > 0) task.say(say((words) => words.noImage(refused.join(', '))));
  }

  const numberOf = (input: HTMLInputElement, min: number, max: number, usual: number) =>
    Math.min(max, Math.max(min, Number(input.value) || usual));

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-row">
        <label class="kit-choice">
          <span>{words.count}</span>
          <input
            type="number"
            min={1}
            max={5000}
            value={count}
            onChange={(event) => setCount(numberOf(event.currentTarget, 1, 5000, 100))}
          />
        </label>
        <button
          type="button"
          class="kit-main"
          data-action="random"
          onClick={() => setSprites(randomSprites(count, randomSeed()))}
        >
          {words.random}
        </button>
        <label class="kit-choice">
          <span>{words.side}</span>
          <input
            type="number"
            min={16}
            max={8192}
            value={choice.side}
            onChange={(event) => setChoice({ ...choice, side: numberOf(event.currentTarget, 16, 8192, 1024) })}
          />
        </label>
        <label class="kit-choice">
          <span>{words.padding}</span>
          <input
            type="number"
            min={0}
            max={64}
            value={choice.padding}
            onChange={(event) => setChoice({ ...choice, padding: numberOf(event.currentTarget, 0, 64, 0) })}
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
          data-action="power-of-two"
          aria-pressed={choice.powerOfTwo}
          onClick={() => setChoice({ ...choice, powerOfTwo: !choice.powerOfTwo })}
        >
          {words.powerOfTwo}
        </button>
      </div>
      <TaskLine task={task} language={language} />
      <div class="packing-results" data-done={done}>
        {ways.map((way) => (
          <Result key={way} way={way} result={results[way]} sprites={sprites} words={words} />
        ))}
      </div>
      <div class="packing-own">
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
      </div>
    </section>
  );
}
