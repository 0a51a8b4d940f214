/** The linking playground: play, with the line drawn, hints, and exact answers about the rest of the game. */
import { findPairs } from '@kit/link-path';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { clockOf, useClock } from '../frame/clock.js';
import { HistoryButtons } from '../frame/history-buttons.js';
import { playground } from '../frame/playground.js';
import { Shell } from '../frame/shell.js';
import { useNarrow } from '../frame/use-narrow.js';
import './link.css';
import { Board } from './board.js';
import { commandsOf, type Table } from './commands.js';
import { first, game, tilesOf } from './game.js';
import { words } from './words.js';

/** Puts the playground into its place on the page. */
export const mount = playground({ name: 'link', game, first: () => first, words, Page });

function Page(table: Table) {
  const { state, act, task, words } = table;
  const { history, size, gravity, shape, difficulty, pictures } = state;
  const board = history.present;
  // On a phone a wide board lies on its side, so that fingers hit its tiles.
  const isTurned = useNarrow() && board.cols > board.rows;
  const { deal, mix, hint, askClearable, onKey } = commandsOf(table, isTurned);
  const pairs = useMemo(() => findPairs(board).length, [board]);
  const tiles = tilesOf(board);
  const isBlocked = task.busy || tiles === 0;
  useClock(tiles > 0, () => act({ type: 'tick' }));

  useEffect(() => {
    if (tiles === 0) deal();
  }, []);

  return (
    <Shell
      table={table}
      look={board.cols > 12 ? 'link wide' : 'link'}
      board={<Board state={state} isTurned={isTurned} words={words} onPick={(cell) => act({ type: 'pick', cell })} />}
      tools={
        <div class="kit-row">
          <HistoryButtons history={history} words={words} act={act} />
        </div>
      }
      help={words.keys}
      onKey={onKey}
      controls={
        <>
          <div class="kit-row">
            <Choice
              label={words.size}
              value={size}
              options={words.sizes}
              onChoose={(chosen) => deal({ size: chosen })}
            />
            <Choice
              label={words.gravity}
              value={gravity}
              options={words.modes}
              onChoose={(chosen) => deal({ gravity: chosen })}
            />
            <Choice
              label={words.shape}
              value={shape}
              options={words.shapes}
              onChoose={(chosen) => deal({ shape: chosen })}
            />
            <Choice
              label={words.difficulty}
              value={difficulty}
              options={words.difficulties}
              onChoose={(chosen) => deal({ difficulty: chosen })}
            />
            <Button action="deal" text={words.deal} disabled={task.busy} onPress={() => deal()} />
          </div>
          <p class="kit-status" data-show="pairs">
            {words.pairs(pairs, tiles)} <span data-show="clock">{clockOf(state.seconds)}</span>
          </p>
          <div class="kit-row">
            <Button action="hint" text={words.hint} isMain disabled={isBlocked} onPress={hint} />
            <Button action="clearable" text={words.clearable} disabled={isBlocked} onPress={askClearable} />
          </div>
        </>
      }
      more={
        <div class="kit-row">
          <Button action="reshuffle" text={words.reshuffle} disabled={isBlocked} onPress={mix} />
          <Button
            action="pictures"
            text={words.pictures}
            pressed={pictures}
            onPress={() => act({ type: 'pictures' })}
          />
        </div>
      }
    />
  );
}
