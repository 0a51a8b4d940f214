/** The Sudoku playground: enter, play, hints in four depths, the whole solution step by step; classic, and many others. */
import { findConflicts } from '@kit/sudoku-human';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { clockOf, useClock } from '../frame/clock.js';
import { connect } from '../frame/connect.js';
import { playground, workerOf } from '../frame/playground.js';
import { speak } from '../frame/said.js';
import { Shell } from '../frame/shell.js';
import './sudoku.css';
import { Board } from './board.js';
import { commandsOf, type Table } from './commands.js';
import { drawingOf } from './drawing.js';
import { game } from './game.js';
import { goesDeeper } from './hints.js';
import { rulesOf } from './kinds.js';
import { readQuery } from './link.js';
import { Setup } from './setup.js';
import { drawnPosition, first, isRunning, nameOf } from './state.js';
import { StepList } from './step-list.js';
import { Tools } from './tools.js';
import type { Way } from './ways.js';
import { words } from './words.js';
import type { SudokuHandlers } from './worker.js';

const name = 'sudoku';
/** A worker of its own, so that a hint never waits for the rating of a hard puzzle; it reads the puzzle of the address, too. */
const askJudge = connect<SudokuHandlers>(workerOf(name));
const asked = await readQuery(location.search, (text) => askJudge('read', [text]));

/** Puts the playground into its place on the page. */
export const mount = playground({
  name,
  game,
  first: () => first(asked.position, asked.said),
  isAsked: () => asked.isPuzzle,
  words,
  Page,
});

function Page(table: Table) {
  const { state, act, task, words } = table;
  const { history, showMarks, isEntering, isPaused, seconds, hint, solution, mistakes, verdict } = state;
  const commands = commandsOf(table, askJudge);
  const position = useMemo(() => drawnPosition(state), [history.present, solution, showMarks]);
  const wrong = useMemo(() => new Set([...mistakes, ...findConflicts(position)]), [mistakes, position]);
  const isSolution = solution !== null;
  const [way, setWay] = useState<Way>('short');
  const runs = isRunning(state);
  const isBlocked = task.busy || isSolution || isPaused;
  const { layout } = history.present.position;
  const ruleNames = rulesOf(layout);

  useEffect(commands.askVerdict, [nameOf(state)]);
  useEffect(() => {
    if (asked.solves) commands.askSolution();
  }, []);
  useClock(runs, () => act({ type: 'tick' }));

  return (
    <Shell
      table={table}
      look="sudoku"
      board={
        <Board
          state={state}
          position={position}
          drawing={drawingOf(state)}
          mistakes={wrong}
          words={words}
          onSelect={(cell, how) => act({ type: 'select', cell, ...(how ? { how } : {}) })}
        />
      }
      tools={<Tools state={state} act={act} words={words} />}
      help={words.keys}
      onKey={commands.onKey}
      controls={
        <>
          <p class="kit-status sudoku-verdict" data-show="verdict">
            {verdict ? speak(words, verdict) : ''}
          </p>
          {ruleNames.length > 0 ? (
            <p class="kit-soft" data-show="rules">
              {ruleNames.map((rule) => words.rules[rule]).join(' ')}
            </p>
          ) : null}
          {layout?.rules ? (
            <p class="kit-soft" data-show="told-rules">
              {layout.rules}
            </p>
          ) : null}
          <div class="kit-row">
            <Button
              action="hint"
              text={goesDeeper(hint) ? words.deeper : words.hint}
              isMain
              disabled={isBlocked}
              onPress={commands.askHint}
            />
            {hint?.kind === 'step' && hint.level === 'full' ? (
              <Button action="do" text={words.doIt} onPress={() => act({ type: 'do' })} />
            ) : null}
            <Button action="check" text={words.check} disabled={isBlocked} onPress={commands.askCheck} />
            <Button
              action="solve"
              text={words.solve}
              pressed={isSolution && solution.grade.way !== 'all'}
              disabled={task.busy}
              onPress={
                isSolution ? () => act({ type: 'hide solution' }) : () => commands.askSolution(layout ? 'short' : way)
              }
            />
            {layout ? null : <Choice label={words.way} value={way} options={words.ways} onChoose={setWay} />}
            <Button
              action="steps"
              text={words.allSteps}
              pressed={solution?.grade.way === 'all'}
              disabled={task.busy}
              onPress={isSolution ? () => act({ type: 'hide solution' }) : commands.askAllSteps}
            />
            {seconds > 0 || runs ? (
              <span class="sudoku-clock">
                <span class="kit-soft" data-show="clock">
                  {clockOf(seconds)}
                </span>
                <Button
                  action="pause"
                  text={isPaused ? words.goOn : words.pause}
                  pressed={isPaused}
                  onPress={() => act({ type: 'pause' })}
                />
              </span>
            ) : null}
          </div>
        </>
      }
      more={
        <>
          <StepList state={state} act={act} words={words} />
          <div class="kit-row">
            <Button text={words.showMarks} pressed={showMarks} onPress={() => act({ type: 'showMarks' })} />
            <Button action="fill" text={words.fill} disabled={isBlocked} onPress={() => act({ type: 'fill' })} />
          </div>
          <Setup
            words={words}
            busy={task.busy}
            isEntering={isEntering}
            onGenerate={commands.generate}
            onEnter={commands.enter}
            onShare={commands.share}
            onLoad={commands.load}
          />
        </>
      }
    />
  );
}
