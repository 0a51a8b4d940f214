/** The mines playground: play, see the chances, and hints that say first when none is needed. */
import { useEffect } from 'preact/hooks';
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { clockOf, useClock } from '../frame/clock.js';
import { HistoryButtons } from '../frame/history-buttons.js';
import { NumberField } from '../frame/number-field.js';
import { playground } from '../frame/playground.js';
import { Shell } from '../frame/shell.js';
import './mines.css';
import { Board } from './board.js';
import { commandsOf, type Table } from './commands.js';
import { CustomSize } from './custom-size.js';
import { game, isTimed } from './game.js';
import { Legend } from './legend.js';
import { Paste } from './paste.js';
import { ReviewList } from './review-list.js';
import { first, minesLeft, statusOf } from './state.js';
import { words } from './words.js';

/** Puts the playground into its place on the page. */
export const mount = playground({ name: 'mines', game, first: () => first, words, Page });

function Page(table: Table) {
  const { state, act, task, words } = table;
  const { level, rule, chances, flagging, editing, history, focus, shown, hints, review } = state;
  const { open, askReview, askHint, askBest, askChances, onKey } = commandsOf(table);
  const { board, field, moves } = history.present;
  const status = statusOf(state);
  const isBlocked = task.busy || status !== 'playing';

  useClock(isTimed(state), () => act({ type: 'tick' }));
  useEffect(askChances, [board, chances]);

  return (
    <Shell
      table={table}
      look={board.cols > 20 ? 'mines wide' : 'mines'}
      board={
        <Board
          state={state}
          buried={status === 'lost' ? field?.mineCells : undefined}
          words={words}
          onOpen={open}
          onFlag={(cell) => act({ type: 'flag', cell })}
        />
      }
      tools={
        <div class="kit-row">
          <Button
            action="flagging"
            text={`⚑ ${words.flagging}`}
            pressed={flagging}
            onPress={() => act({ type: 'flagging' })}
          />
          <HistoryButtons history={history} words={words} act={act} />
        </div>
      }
      help={words.keys}
      onKey={onKey}
      controls={
        <>
          <div class="kit-row">
            <Choice
              label={words.level}
              value={level}
              options={words.levels}
              onChoose={(level) => act({ type: 'start', level })}
            />
            <Choice
              label={words.rule}
              value={rule}
              options={words.rules}
              onChoose={(chosen) => act({ type: 'rule', rule: chosen })}
            />
            <Button action="fresh" text={words.fresh} onPress={() => act({ type: 'start', level })} />
          </div>
          {level === 'custom' ? <CustomSize size={state.size} words={words} act={act} /> : null}
          <p class="kit-status" data-show="left">
            {status === 'won' ? words.allFound(board.mines) : words.left(minesLeft(board))}{' '}
            <span data-show="clock">{moves.length > 0 ? clockOf(state.seconds) : ''}</span>{' '}
            <span class="kit-soft">{words.hints(hints)}</span>
          </p>
          <div class="kit-row">
            <Button action="hint" text={words.hint} isMain disabled={isBlocked} onPress={() => askHint(null)} />
            <Button
              action="chosen"
              text={words.tellChosen}
              disabled={isBlocked || !field}
              onPress={() => askHint(focus)}
            />
            <Button action="best" text={words.best} disabled={isBlocked} onPress={askBest} />
            <Button action="chances" text={words.chances} pressed={chances} onPress={() => act({ type: 'chances' })} />
          </div>
        </>
      }
      more={
        <>
          {shown && shown.cells.length > 0 ? <Legend shown={shown} words={words} /> : null}
          <div class="kit-row">
            <Button action="edit" text={words.edit} pressed={editing} onPress={() => act({ type: 'edit' })} />
            {editing ? (
              <NumberField
                label={words.mines}
                value={board.mines}
                min={0}
                max={board.cells.length}
                usual={0}
                onChange={(mines) => act({ type: 'mines', mines })}
              />
            ) : null}
            {status !== 'playing' && field ? (
              <Button action="review" text={words.review} disabled={task.busy} onPress={askReview} />
            ) : null}
          </div>
          {review ? <ReviewList review={review} words={words} onLook={(at) => act({ type: 'look', at })} /> : null}
        </>
      }
      foot={<Paste words={words} onLoad={(text, mines) => act({ type: 'load', text, mines })} />}
    />
  );
}
