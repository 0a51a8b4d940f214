/** Plays the falls of a step one by one, as an animation would, and says what is wrong with them. */
import type { PieceFall, SwapGame, SwapStep } from '../../src/index.js';

/** The pieces after a step, put together from what it tells; throws where a fall does not find its way free. */
export function playFalls(before: readonly number[], step: SwapStep, game: SwapGame): number[] {
  const pieces = [...before];
  for (const { cell, piece } of step.turned) pieces[cell] = piece;
  for (const cell of step.cleared) pieces[cell] = -1;
  for (const { cell, piece } of step.made) pieces[cell] = piece;
  for (const fall of step.falls) {
    const { from, to, piece, isNew, path } = fall;
    const fault = (what: string) => new Error(`${JSON.stringify(fall)} ${what}`);
    if (path.at(-1) !== to) throw fault('ends elsewhere than its path');
    if (!isNew && pieces[from] !== piece) throw fault(`starts where ${pieces[from]} is`);
    if (!isNew) pieces[from] = -1;
    for (const cell of wayOf(fall, step, game)) if (pieces[cell] !== -1) throw fault(`meets a piece at ${cell}`);
    pieces[to] = piece;
  }
  return pieces;
}

/** Throws if the steps in time are no steps: out of order, with gaps, or with two falls in each other's way. */
export function checkTimes(step: SwapStep, game: SwapGame): void {
  let now = 0;
  let users = new Map<number, { fall: PieceFall; isStraight: boolean }>();
  for (const fall of step.falls) {
    if (fall.at !== now) {
      if (fall.at !== now + 1 || users.size === 0) throw new Error(`${JSON.stringify(fall)} is not at ${now + 1}`);
      now = fall.at;
      users = new Map();
    }
    const cells = [fall.from, ...wayOf(fall, step, game)];
    const isStraight = cells.every((cell) => (cell - fall.from) % game.cols === 0);
    for (const cell of cells) {
      const other = users.get(cell);
      if (!other || (isStraight && other.isStraight)) continue;
      throw new Error(`${JSON.stringify(fall)} crosses ${JSON.stringify(other.fall)}`);
    }
    for (const cell of cells) users.set(cell, { fall, isStraight });
  }
}

/** The cells that a fall enters, in order; throws if it goes through what holds it, or turns where it does not say. */
function wayOf({ from, to, isNew, path }: PieceFall, step: SwapStep, { cols, rules = {} }: SwapGame): number[] {
  const { cells, blockers } = step.board;
  const entered: number[] = isNew ? [from] : [];
  let at = from;
  let wasDown = false;
  for (const [i, end] of path.entries()) {
    const isDown = end % cols === at % cols;
    if (isDown && wasDown) throw new Error(`${from}-${to} has two ways down that are one: ${path}`);
    if (
      !isDown &&
      (Math.abs((end % cols) - (at % cols)) !== 1 || Math.floor(end / cols) !== Math.floor(at / cols) + 1)
    ) {
      throw new Error(`${from}-${to} makes a leap: ${path}`);
    }
    if (end === at && !(isNew && i === 0)) throw new Error(`${from}-${to} stays where it is: ${path}`);
    for (let cell = isDown ? at + cols : end; cell <= end; cell += cols) entered.push(cell);
    at = end;
    wasDown = isDown;
  }
  return entered.filter((cell) => {
    const isHole = cells[cell] === -1;
    if (blockers[cell] !== 0) throw new Error(`${from}-${to} goes through a blocker at ${cell}`);
    if (isHole && (rules.holes === 'hold' || cell === to))
      throw new Error(`${from}-${to} goes through a hole at ${cell}`);
    return !isHole;
  });
}
