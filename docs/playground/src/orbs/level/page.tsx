/** The page of a level: a game by swaps with special pieces, blockers, a goal and moves, for people and for players. */
import type { FullSwapGame, SwapGoal } from '@kit/orb-search';
import { useEffect } from 'preact/hooks';
import { Button } from '../../frame/button.js';
import { Choice } from '../../frame/choice.js';
import { HistoryButtons } from '../../frame/history-buttons.js';
import { randomSeed } from '../../frame/seed.js';
import { Shell } from '../../frame/shell.js';
import { commandsOf, type Table } from '../commands.js';
import { historyOf } from '../game.js';
import { ModeChoice } from '../mode-choice.js';
import type { Words } from '../words.js';
import { LevelBoard } from './board.js';
import type { Level, LevelAction } from './level.js';
import './level.css';
import { isHole } from './signs.js';

/** Between two turns of a game that plays by itself, in milliseconds. */
const breath = 250;

export function LevelPage({ table, level }: { readonly table: Table; readonly level: Level }) {
  const { state, call, words } = table;
  const { games, picked, hint, film, player, isAuto } = level;
  const game = games.present;
  const act = (action: LevelAction) => table.act({ type: 'level', action });
  const turn = () => ({ seed: randomSeed(), isStill: matchMedia('(prefers-reduced-motion: reduce)').matches });
  const tap = (cell: number) => {
    table.act({ type: 'move', cell });
    act({ type: 'tap', cell, ...turn() });
  };
  const [frame] = film;
  const isOver = state.said?.[0] === 'levelWon' || state.said?.[0] === 'levelLost';

  useEffect(() => {
    if (!frame) return;
    const timer = setTimeout(() => act({ type: 'tick' }), frame.ms);
    return () => clearTimeout(timer);
  }, [frame]);
  useEffect(() => {
    if (!isAuto || film.length > 0) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const move = await call('choose', [game, { player, seed: randomSeed() }], { signal: stop.signal });
        if (stop.signal.aborted) return;
        act(move ? { type: 'swap', a: move.a, b: move.b, ...turn() } : { type: 'shuffle', seed: randomSeed() });
      } catch {
        // Ended before it had chosen: somebody else goes on.
      }
    }, breath);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAuto, film.length > 0, game, player]);

  return (
    <Shell
      table={table}
      look="orbs"
      board={
        <LevelBoard
          game={game}
          frame={frame}
          picked={picked}
          focus={state.focus}
          hint={hint}
          words={words}
          onCell={tap}
          onReach={(cell) => table.act({ type: 'move', cell })}
          onSwipe={(a, b) => act({ type: 'swap', a, b, ...turn() })}
        />
      }
      tools={
        <div class="kit-row">
          <HistoryButtons history={historyOf(state)} words={words} act={(travel) => table.act(travel)} />
          <Button action="level-hint" text={words.level.hint} disabled={isOver} onPress={() => act({ type: 'hint' })} />
        </div>
      }
      controls={
        <>
          <Progress game={game} words={words} />
          <LevelSetup table={table} level={level} act={act} />
          <div class="kit-row">
            <Choice
              label={words.level.player}
              value={player}
              options={words.level.players}
              onChoose={(player) => act({ type: 'player', player })}
            />
            <Button
              action="level-auto"
              text={isAuto ? words.stop : words.autoplay}
              pressed={isAuto}
              disabled={isOver}
              onPress={() => act({ type: 'auto' })}
            />
            <Button
              action="level-shuffle"
              text={words.reshuffle}
              disabled={isOver}
              onPress={() => act({ type: 'shuffle', seed: randomSeed() })}
            />
          </div>
        </>
      }
      help={words.level.keys}
      onKey={(event) => {
        const ground = { rows: game.rows, cols: game.cols, isHole: (cell: number) => isHole(game, cell) };
        commandsOf(table).onKey(event, ground, () => tap(state.focus));
      }}
    />
  );
}

/** What is played, and with which pieces. */
function LevelSetup({
  table,
  level: { name, pieces },
  act,
}: {
  readonly table: Table;
  readonly level: Level;
  readonly act: (action: LevelAction) => void;
}) {
  const { words } = table;
  const begin = (next: Partial<Pick<Level, 'name' | 'pieces'>>) =>
    act({ type: 'new', name, pieces, ...next, seed: randomSeed() });
  return (
    <div class="kit-row">
      <ModeChoice table={table} />
      <Choice
        label={words.level.level}
        value={name}
        options={words.level.levels}
        onChoose={(name) => begin({ name })}
      />
      <Choice
        label={words.level.pieces}
        value={pieces}
        options={words.level.rules}
        onChoose={(pieces) => begin({ pieces })}
      />
      <Button action="level-new" text={words.level.newGame} onPress={() => begin({})} />
    </div>
  );
}

/** The moves that are left, the points, and each goal with how far it is. */
function Progress({ game, words }: { readonly game: FullSwapGame; readonly words: Words }) {
  return (
    <p class="kit-status level-progress" data-show="level">
      <strong data-show="moves-left">{words.level.left(game.movesLeft ?? 0)}</strong>
      {game.goals?.map((goal) => (
        <span key={`${goal.kind}${'type' in goal ? goal.type : ''}`} data-show="level-goal">
          {goalText(goal, words)}
        </span>
      ))}
      <span data-show="points">{words.level.points(game.score)}</span>
    </p>
  );
}

function goalText(goal: SwapGoal, { types, level }: Words): string {
  const { done = 0, count = 0 } = goal;
  const what =
    goal.kind === 'collect' ? (types[goal.type] ?? '') : level.levels[goal.kind as 'ice' | 'crates' | 'chains'];
  return level.goal(what, Math.min(done, count), count);
}
