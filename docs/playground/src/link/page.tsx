/** The linking playground: play, with the line drawn, hints, and exact answers about the rest of the game. */
import { findPairs } from '@kit/link-path';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { HistoryButtons } from '../frame/history-buttons.js';
import { playground } from '../frame/playground.js';
import { Shell } from '../frame/shell.js';
import './link.css';
import { Board } from './board.js';
import { commandsOf, type Table } from './commands.js';
import { first, game, tilesOf } from './game.js';
import { words } from './words.js';

/** Puts the playground into its place on the page. */
export const mount = playground({ name: 'link', game, first: () => first, words, Page });

function Page(table: Table) {
  const { state, act, task, words } = table;
  const { history, size, gravity } = state;
  const { deal, mix, hint, askClearable, onKey } = commandsOf(table);
  const board = history.present;
  const pairs = useMemo(() => findPairs(board).length, [board]);
  const tiles = tilesOf(board);
  const isBlocked = task.busy || tiles === 0;

  useEffect(() => {
    if (tiles === 0) deal();
  }, []);

  return (
    <Shell
      table={table}
      look={board.cols > 12 ? 'link wide' : 'link'}
      board={<Board state={state} words={words} onPick={(cell) => act({ type: 'pick', cell })} onKey={onKey} />}
      help={words.keys}
      controls={
        <>
          <div class="kit-row">
            <Choice label={words.size} value={size} options={words.sizes} onChoose={(size) => deal(size)} />
            <Choice
              label={words.gravity}
              value={gravity}
              options={words.modes}
              onChoose={(gravity) => deal(size, gravity)}
            />
            <Button action="deal" text={words.deal} disabled={task.busy} onPress={() => deal()} />
          </div>
          <p class="kit-status" data-show="pairs">
            {words.pairs(pairs, tiles)}
          </p>
          <div class="kit-row">
            <Button action="hint" text={words.hint} isMain disabled={isBlocked} onPress={hint} />
            <Button action="clearable" text={words.clearable} disabled={isBlocked} onPress={askClearable} />
          </div>
        </>
      }
      more={
        <div class="kit-row">
          <HistoryButtons history={history} words={words} act={act} />
          <Button action="reshuffle" text={words.reshuffle} disabled={isBlocked} onPress={mix} />
        </div>
      }
    />
  );
}
