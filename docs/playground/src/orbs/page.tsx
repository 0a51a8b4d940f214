/** The orb playground: paint or deal a board, search the best drag with progress, or play the swapping game. */
import { applyPath, findSwaps } from '@kit/orb-search';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { HistoryButtons } from '../frame/history-buttons.js';
import { playground } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import { Shell } from '../frame/shell.js';
import { useNarrow } from '../frame/use-narrow.js';
import './orbs.css';
import { Board } from './board.js';
import { Code } from './code.js';
import { commandsOf, type Table } from './commands.js';
import { sizes } from './deals.js';
import { DragSearches, FoundPaths } from './drag-controls.js';
import { timeOfFrame } from './film.js';
import { game, historyOf } from './game.js';
import { LevelPage } from './level/page.js';
import { rulesOf } from './marks.js';
import { ModeChoice } from './mode-choice.js';
import { Palette } from './palette.js';
import { type Action, first } from './state.js';
import { SwapControls } from './swap-controls.js';
import { words } from './words.js';

/** Puts the playground into its place on the page. */
export const mount = playground({ name: 'orbs', game, first: () => first(randomSeed()), words, Page });

/** Between two steps of the game that plays by itself, in milliseconds. */
const breath = 350;

function Page(table: Table) {
  const { mode, level } = table.state;
  return mode === 'level' && level ? <LevelPage table={table} level={level} /> : <OrbPage table={table} />;
}

function OrbPage({ table }: { readonly table: Table }) {
  const { state, act, words } = table;
  const { mode, board, marks, diagonal, drag, paint, picked, film, isAuto } = state;
  const frame = film?.frames[0];
  const [start, ...moves] = drag;
  const shown = start === undefined ? board : applyPath(board, { start, moves }, { rules: rulesOf(marks, diagonal) });
  const isSwap = mode === 'swap';
  const swaps = useMemo(() => (isSwap ? findSwaps(board) : []), [board, isSwap]);
  const shownSwaps = frame ? [] : swaps.filter(({ a, b }) => picked === null || a === picked || b === picked);

  useEffect(() => {
    const ms = film && timeOfFrame(film);
    if (ms === null || ms === undefined) return;
    const timer = setTimeout(() => act({ type: 'tick' }), ms);
    return () => clearTimeout(timer);
  }, [film]);
  useEffect(() => {
    if (!isAuto || !isSwap || film) return;
    const timer = setTimeout(() => act({ type: 'step', seed: randomSeed() }), breath);
    return () => clearTimeout(timer);
  }, [isAuto, board, film]);

  // Keys go on from where a finger was.
  const at = (cell: number, action: Action) => {
    act({ type: 'move', cell });
    act(action);
  };

  // On a phone playing comes before painting.
  const isNarrow = useNarrow();
  const palette = (
    <Palette paint={paint} hasMarks={!isSwap} words={words} onChoose={(paint) => act({ type: 'paint', paint })} />
  );

  return (
    <Shell
      table={table}
      look="orbs"
      board={
        <Board
          board={frame?.board ?? shown}
          marks={marks}
          path={frame?.path ?? state.path}
          swaps={shownSwaps}
          picked={picked}
          held={drag.at(-1)}
          focus={state.focus}
          matched={frame?.matched ?? []}
          gesture={paint !== null ? 'paint' : mode}
          words={words}
          onCell={(cell) => at(cell, { type: 'tap', cell, seed: randomSeed() })}
          onReach={(cell) => act({ type: 'move', cell })}
          onPress={(cell) => at(cell, { type: 'press', seed: randomSeed() })}
          onGrab={(cell) => at(cell, { type: 'grab', cell })}
          onDrag={(cell) => act({ type: 'drag', cell })}
          onRelease={() => act({ type: 'release' })}
          onSwipe={(from, to) => act({ type: 'swipe', from, to, seed: randomSeed() })}
        />
      }
      tools={
        <>
          {isNarrow ? null : palette}
          <div class="kit-row">
            <HistoryButtons history={historyOf(state)} words={words} act={act} />
          </div>
        </>
      }
      controls={
        <>
          <Setup table={table} />
          {isSwap ? <SwapControls table={table} count={swaps.length} /> : <DragSearches table={table} />}
        </>
      }
      help={isSwap ? words.swapKeys : words.dragKeys}
      onKey={(event) => commandsOf(table).onKey(event)}
      more={isSwap ? null : <FoundPaths table={table} />}
      foot={
        <>
          {isNarrow ? palette : null}
          <Code board={board} words={words} act={act} />
        </>
      }
    />
  );
}

/** What is played, and on what. */
function Setup({ table }: { readonly table: Table }) {
  const { state, act, words } = table;
  return (
    <div class="kit-row">
      <ModeChoice table={table} />
      <Choice
        label={words.size}
        value={state.size}
        options={sizes}
        onChoose={(size) => act({ type: 'size', size, seed: randomSeed() })}
      />
      <Choice
        label={words.deal}
        value={state.deal}
        options={words.deals}
        onChoose={(deal) => act({ type: 'deal', deal, seed: randomSeed() })}
      />
      <Button action="random" text={words.random} onPress={() => act({ type: 'random', seed: randomSeed() })} />
    </div>
  );
}
