/** The one thing that a page works on at a time: what is said about it, how far it is, and how it is cancelled. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CallOptions } from './connect.js';
import type { Language } from './language.js';
import { frameWords } from './words.js';

/** A sentence, put into words when it is shown, so that it follows a change of the language. */
export type Sentence = (language: Language) => string;

/** What makes sentences of a page's words. */
export const sentencesOf =
  <W,>(words: Readonly<Record<Language, W>>) =>
  (pick: (words: W) => string): Sentence =>
  (language) =>
    pick(words[language]);

/** What a running task is given: the options of its calls, and a way to say how it gets on. */
export type Work = CallOptions & {
  readonly signal: AbortSignal;
  /** Says something and shows how much is done, from 0 to 1, where that is known. */
  readonly tell: (sentence: Sentence, share?: number) => void;
};

/** A page's task. */
export type Task = {
  readonly sentence: Sentence;
  readonly busy: boolean;
  /** How much is done, from 0 to 1; undefined where nobody knows. */
  readonly share: number | undefined;
  readonly say: (sentence: Sentence) => void;
  /** Runs something in place of what runs now; what it returns is said at the end. */
  readonly run: (act: (work: Work) => Promise<Sentence | undefined>) => Promise<void>;
  /** Ends what runs, and says so. */
  readonly cancel: () => void;
  /** Ends what runs without a word: the page goes on to something else. */
  readonly drop: () => void;
};

/** Nothing to say. */
export const silence: Sentence = () => '';

/** The task of a page. */
export function useTask(): Task {
  const [sentence, setSentence] = useState<{ readonly of: Sentence }>({ of: silence });
  const [share, setShare] = useState<number>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const say = (of: Sentence) => setSentence({ of });

  function drop() {
    const ended = running.current;
    running.current = undefined;
    ended?.abort();
    setBusy(false);
    say(silence);
  }

  async function run(act: (work: Work) => Promise<Sentence | undefined>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller;
    setBusy(true);
    setShare(undefined);
    say((language) => frameWords[language].working);
    let end: Sentence | undefined;
    try {
      end = await act({
        signal: controller.signal,
        tell(of, done) {
          if (!isCurrent() || controller.signal.aborted) return;
          say(of);
          setShare(done);
        },
      });
    } catch (error) {
      if (controller.signal.aborted) end = (language) => frameWords[language].cancelled;
      else end = () => (error instanceof Error ? error.message : String(error));
    }
    if (!isCurrent()) return;
    running.current = undefined;
    setBusy(false);
    say(end ?? silence);
  }

  return { sentence: sentence.of, busy, share, say, run, cancel: () => running.current?.abort(), drop };
}

/** Says what the task says; while it runs, how far it is, with a button that ends it. */
export function TaskLine({ task, language }: { readonly task: Task; readonly language: Language }) {
  return (
    <div class="kit-task" data-busy={task.busy}>
      <p class="kit-status" role="status">
        {task.sentence(language)}
      </p>
      {task.busy ? <Busy task={task} language={language} /> : null}
    </div>
  );
}

function Busy({ task, language }: { readonly task: Task; readonly language: Language }) {
  const words = frameWords[language];
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="kit-busy">
      <progress aria-label={words.progress} max={1} {...(task.share === undefined ? {} : { value: task.share })} />
      <span class="kit-soft">{seconds > 0 ? words.seconds(seconds) : ''}</span>
      <button type="button" data-action="cancel" onClick={task.cancel}>
        {words.cancel}
      </button>
    </div>
  );
}
