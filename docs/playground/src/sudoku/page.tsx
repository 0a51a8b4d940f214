/** The Sudoku playground: enter, play, hints in four depths, the whole solution step by step. */
import { findConflicts } from '@kit/sudoku-human';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { connect } from '../frame/connect.js';
import { HistoryButtons } from '../frame/history-buttons.js';
import { playground, workerOf } from '../frame/playground.js';
import { speak } from '../frame/said.js';
import { Shell } from '../frame/shell.js';
import { clockOf, useSeconds } from '../frame/use-seconds.js';
import './sudoku.css';
import { Board } from './board.js';
import { commandsOf, type Table } from './commands.js';
import { drawingOf } from './drawing.js';
import { drawnPosition, first, game } from './game.js';
import { goesDeeper } from './hints.js';
import { readQuery } from './link.js';
import { Pad } from './pad.js';
import { Setup } from './setup.js';
import { StepList } from './step-list.js';
import type { Way } from './ways.js';
import { words } from './words.js';
import type { SudokuHandlers } from './worker.js';

const name = 'sudoku';
const asked = readQuery(location.search);

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
  const { history, selected, pencil, showMarks, isEntering, hint, solution, mistakes, verdict } = state;
  // A worker of its own, so that a hint never waits for the rating of a hard puzzle.
  const askJudge = useMemo(() => connect<SudokuHandlers>(workerOf(name)), []);
  const { askHint, askCheck, askSolution, generate, askVerdict, share, onKey } = commandsOf(table, askJudge);
  const position = useMemo(() => drawnPosition(state), [history.present, solution, showMarks]);
  const wrong = useMemo(() => new Set([...mistakes, ...findConflicts(position)]), [mistakes, position]);
  const isSolution = solution !== null;
  const [way, setWay] = useState<Way>('short');
  const { givens, values } = history.present.position;
  const isUntouched = values.every((digit, cell) => digit === givens[cell]);
  const seconds = useSeconds(isUntouched, !isUntouched && !isEntering && values.includes(0));
  const isBlocked = task.busy || isSolution;

  useEffect(askVerdict, [history.present.position.givens.join('')]);
  useEffect(() => {
    if (asked.solves) askSolution();
  }, []);

  return (
    <Shell
      table={table}
      look="sudoku"
      board={
        <Board
          position={position}
          selected={selected}
          drawing={drawingOf(state)}
          mistakes={wrong}
          words={words}
          onSelect={(cell) => act({ type: 'select', cell })}
        />
      }
      tools={<Pad words={words} disabled={isSolution} onDigit={(digit) => act({ type: 'write', digit })} />}
      help={words.keys}
      onKey={onKey}
      controls={
        <>
          <p class="kit-status sudoku-verdict" data-show="verdict">
            {verdict ? speak(words, verdict) : ''}
          </p>
          <div class="kit-row">
            <Button
              action="hint"
              text={goesDeeper(hint) ? words.deeper : words.hint}
              isMain
              disabled={isBlocked}
              onPress={askHint}
            />
            {hint?.kind === 'step' && hint.level === 'full' ? (
              <Button action="do" text={words.doIt} onPress={() => act({ type: 'do' })} />
            ) : null}
            <Button action="check" text={words.check} disabled={isBlocked} onPress={askCheck} />
            <Button
              action="solve"
              text={words.solve}
              pressed={isSolution}
              disabled={task.busy}
              onPress={isSolution ? () => act({ type: 'hide solution' }) : () => askSolution(way)}
            />
            <Choice label={words.way} value={way} options={words.ways} onChoose={setWay} />
            <span class="kit-soft" data-show="clock">
              {isUntouched || isEntering ? '' : clockOf(seconds)}
            </span>
          </div>
        </>
      }
      more={
        <>
          {solution ? (
            <StepList
              steps={solution.steps}
              at={solution.at}
              words={words}
              onChoose={(at) => act({ type: 'step', at })}
            />
          ) : null}
          <div class="kit-row">
            <HistoryButtons history={history} words={words} disabled={isSolution} act={act} />
            <Button text={words.pencil} pressed={pencil} onPress={() => act({ type: 'pencil' })} />
            <Button text={words.showMarks} pressed={showMarks} onPress={() => act({ type: 'showMarks' })} />
          </div>
          <Setup
            words={words}
            busy={task.busy}
            isEntering={isEntering}
            onGenerate={generate}
            onEnter={() => act({ type: 'enter' })}
            onShare={share}
            onLoad={(text) => act({ type: 'load', text })}
          />
        </>
      }
    />
  );
}
