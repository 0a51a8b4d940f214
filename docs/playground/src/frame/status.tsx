/** What is said; while something runs, how far it is, with the buttons that end it. */
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.js';
import type { Task } from './use-task.js';
import type { FrameWords } from './words.js';

type RunningTask = Pick<Task<unknown>, 'busy' | 'share' | 'canFinish' | 'cancel' | 'finish'>;

export type StatusProps = { readonly text: string; readonly task: RunningTask; readonly words: FrameWords };

export function Status({ text, task, words }: StatusProps) {
  return (
    <div class="kit-task" data-busy={task.busy}>
      <p class="kit-status" role="status">
        {text}
      </p>
      {task.busy ? <Busy task={task} words={words} /> : null}
    </div>
  );
}

function Busy({ task, words }: Omit<StatusProps, 'text'>) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="kit-busy">
      <progress aria-label={words.progress} max={1} {...(task.share === undefined ? {} : { value: task.share })} />
      <span class="kit-soft">{seconds > 0 ? words.seconds(seconds) : ''}</span>
      {task.canFinish ? <Button action="finish" text={words.finish} onPress={task.finish} /> : null}
      <Button action="cancel" text={words.cancel} onPress={task.cancel} />
    </div>
  );
}
