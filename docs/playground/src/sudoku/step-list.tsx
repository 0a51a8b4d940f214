/** The steps of a solution, or all that there are; choosing one shows the board before it, with the step drawn. */
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../frame/button.js';
import type { Table } from './commands.js';
import { LinkSteps } from './link-steps.js';
import { linksOf } from './reveal.js';
import { shapeOf } from './shape.js';
import { shownStep } from './state.js';

export function StepList({ state, act, words }: Pick<Table, 'state' | 'act' | 'words'>) {
  const list = useRef<HTMLOListElement>(null);
  const { solution, revealed, history } = state;
  const steps = solution?.steps ?? [];
  const at = solution?.at ?? 0;
  const isAll = solution?.grade.way === 'all';
  useEffect(() => {
    // Only the list scrolls, never the page.
    const row = list.current?.children[at] as HTMLElement | undefined;
    if (list.current && row) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  const step = shownStep(state);
  const links = step ? linksOf(step.pattern) : [];
  if (!solution && links.length === 0) return null;
  const choose = (next: number) => act({ type: 'step', at: next });
  return (
    <div class="kit-panel">
      {solution ? (
        <div class="kit-row">
          <Button
            action="previous"
            text="‹"
            label={words.previous}
            disabled={at === 0}
            onPress={() => choose(at - 1)}
          />
          <h2>{at < steps.length ? words.step(at + 1, steps.length) : words.last}</h2>
          <Button
            action="following"
            text="›"
            label={words.following}
            disabled={at === steps.length - (isAll ? 1 : 0)}
            onPress={() => choose(at + 1)}
          />
          {isAll ? <Button action="do" text={words.doIt} onPress={() => act({ type: 'do' })} /> : null}
        </div>
      ) : null}
      {links.length > 0 ? (
        <LinkSteps
          links={links}
          revealed={revealed}
          size={shapeOf(history.present.position.layout).size}
          words={words}
          onReveal={(count) => act({ type: 'reveal', count })}
        />
      ) : null}
      {solution ? (
        <ol class="sudoku-steps" ref={list}>
          {steps.map((one, index) => (
            <li key={index}>
              <button type="button" aria-pressed={index === at} onClick={() => choose(index)}>
                {index + 1}. {words.stepName(one)}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
