/** The controls of the game in which one orb is dragged: searches above what is said, the found paths below. */
import { Button } from '../frame/button.js';
import { Choice } from '../frame/choice.js';
import { NumberField } from '../frame/number-field.js';
import { commandsOf, type Table } from './commands.js';
import { counted, goalNames, isCounted } from './goals.js';
import { Solutions } from './solutions.js';

export function DragSearches({ table }: { readonly table: Table }) {
  const { state, act, task, words } = table;
  const { solve, solveByStart } = commandsOf(table);
  return (
    <>
      <GoalChoice table={table} />
      <div class="kit-row">
        <Button action="solve" text={words.solve} isMain disabled={task.busy} onPress={solve} />
        <Button action="by-start" text={words.byStart} disabled={task.busy} onPress={solveByStart} />
        <Button text={words.diagonal} pressed={state.diagonal} onPress={() => act({ type: 'diagonal' })} />
        <NumberField
          label={words.moves}
          value={state.maxMoves}
          min={1}
          max={100}
          usual={1}
          onChange={(maxMoves) => act({ type: 'max moves', maxMoves })}
        />
      </div>
    </>
  );
}

/** What the drag is for, with a number where the goal has one. */
function GoalChoice({ table: { state, act, words } }: { readonly table: Table }) {
  const { name, count } = state.aim;
  const options = Object.fromEntries(goalNames.map((goal) => [goal, words.goals[goal]])) as typeof words.goals;
  return (
    <div class="kit-row" data-show="goal">
      <Choice label={words.goal} value={name} options={options} onChoose={(name) => act({ type: 'goal', name })} />
      {isCounted(name) ? (
        <NumberField
          label={words.goalCount}
          value={count}
          {...counted[name]}
          onChange={(count) => act({ type: 'goal count', count })}
        />
      ) : null}
    </div>
  );
}

export function FoundPaths({ table: { state, act, task, words } }: { readonly table: Table }) {
  const { chosen, isDropped, results, aim } = state;
  const isBlocked = !chosen || task.busy;
  return (
    <>
      <div class="kit-row">
        <Button action="animate" text={words.playPath} disabled={isBlocked} onPress={() => act({ type: 'animate' })} />
        <Button
          action="drop"
          text={isDropped ? words.restore : words.drop}
          pressed={isDropped}
          disabled={isBlocked}
          onPress={() => act({ type: 'drop' })}
        />
      </div>
      <Solutions
        results={results}
        chosen={chosen}
        goal={aim.name}
        words={words}
        onChoose={(result) => act({ type: 'choose', result })}
      />
    </>
  );
}
