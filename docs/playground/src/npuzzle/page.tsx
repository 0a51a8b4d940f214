/** The sliding puzzle's playground: slide whole lines, shuffle fairly, and have the solution played back. */
import { useEffect } from 'preact/hooks';
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { HistoryButtons } from '../frame/history-buttons.js';
import { playground } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import { Shell } from '../frame/shell.js';
import './npuzzle.css';
import { Board } from './board.js';
import { commandsOf, type Table } from './commands.js';
import { DealChoice } from './deal-choice.js';
import { dealOfQuery } from './deals.js';
import { first, game } from './game.js';
import { OwnBoard } from './own-board.js';
import { PictureChoice, usePicture } from './picture-choice.js';
import { words } from './words.js';

const asked = dealOfQuery(location.search);

/** Puts the playground into its place on the page. */
export const mount = playground({
  name: 'npuzzle',
  game,
  first: () => first({ rows: 3, cols: 3, seed: randomSeed(), ...asked, depth: 0 }),
  isAsked: () => asked !== undefined,
  words,
  Page,
});

function Page(table: Table) {
  const { state, act, task, words } = table;
  const { history, plan, lengths, isPlaying, bound, quality } = state;
  const { deal, solve, askBound, onKey } = commandsOf(table);
  const { picture, isRefused, choose } = usePicture();
  const { board, made } = history.present;
  const follow = () => act({ type: 'follow' });

  // A deal at a depth is searched for, so it comes after the page.
  useEffect(() => {
    if (asked && asked.depth > 0) deal(asked);
  }, []);
  useEffect(askBound, [board]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(follow, Math.max(40, 260 - 4 * plan.length));
    return () => clearTimeout(timer);
  }, [isPlaying, plan]);

  return (
    <Shell
      table={table}
      look="npuzzle"
      onKey={onKey}
      board={<Board board={board} picture={picture} words={words} onSlide={(cell) => act({ type: 'tap', cell })} />}
      tools={
        <div class="kit-row">
          <HistoryButtons history={history} words={words} act={act} />
        </div>
      }
      help={words.keys}
      controls={
        <>
          <DealChoice state={state} words={words} act={act} onDeal={() => deal()} />
          <p class="kit-status" data-show="distance">
            {words.made(made)}
            {bound ? ` · ${words.left(bound)}` : ''}
          </p>
          <div class="kit-row">
            <Choice
              label={words.quality}
              value={quality}
              options={words.qualities}
              onChoose={(quality) => act({ type: 'quality', quality })}
            />
            <Button action="solve" text={words.solve} isMain disabled={task.busy} onPress={solve} />
          </div>
          <div class="kit-row">
            <Button action="next" text={words.next} disabled={plan.length === 0} onPress={follow} />
            <Button
              action="play"
              text={isPlaying ? words.pause : words.play}
              pressed={isPlaying}
              disabled={plan.length === 0}
              onPress={() => act({ type: 'play' })}
            />
          </div>
        </>
      }
      more={
        <>
          {lengths.length > 1 ? (
            <p class="kit-soft" data-show="lengths">
              {words.shortened(lengths.join(' → '))}
            </p>
          ) : null}
          <OwnBoard board={board} words={words} onLoad={(text) => act({ type: 'load', text })} />
          <PictureChoice label={words.picture} complaint={isRefused ? words.noPicture : ''} onChoose={choose} />
        </>
      }
    />
  );
}
