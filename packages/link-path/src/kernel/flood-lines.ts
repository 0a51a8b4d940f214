/**
 * Lines of more than two turns: breadth first by whole free runs, yes or no.
 *
 * As `link/turn-levels.ts`, but for many questions on a board that changes: the memory is kept between questions, a run is
 * marked with the number of the question, and nothing is traced. Two turns are asked first. O(cells) a question.
 */
import type { Pace } from '@kit/grid';
import type { LinkRules } from '../rules/link-rules.js';
import { fieldPlace, filledField } from './field.js';
import type { Lines } from './lines.js';

/** Adds longer lines to those of at most two turns; see `lines.ts`. */
export function floodLines(
  rows: number,
  cols: number,
  { margin, maxTurns }: LinkRules,
  straight: Lines,
  pace: Pace,
): Lines {
  const { width, free } = filledField(rows, cols, margin);
  const steps = [1, width] as const;
  // The question at which the run of a place was entered, for each axis, and the places entered, level by level.
  const entered = [new Int32Array(free.length), new Int32Array(free.length)] as const;
  const queue = [new Int32Array(free.length), new Int32Array(free.length)] as const;
  const begin = Int32Array.of(0, 0);
  const end = Int32Array.of(0, 0);
  let question = 0;

  const flood = (from: number, to: number): boolean => {
    question += 1;
    begin.fill(0);
    end.fill(0);
    /** Enters the run through a place, or beside it where it is held by a tile; does it touch the goal? */
    const enter = (axis: 0 | 1, place: number): boolean => {
      let touches = false;
      for (const step of [-steps[axis], steps[axis]]) {
        let at = place + step;
        for (; free[at] === 1; at += step) {
          entered[axis][at] = question;
          queue[axis][end[axis]++] = at;
        }
        if (at === to) touches = true;
      }
      return touches;
    };
    // Straight lines have been asked for already.
    enter(0, from);
    enter(1, from);
    for (let turns = 1; turns <= maxTurns; turns++) {
      const [ends0, ends1] = end;
      if (begin[0] === ends0 && begin[1] === ends1) return false;
      for (const axis of [0, 1] as const) {
        const source = axis === 0 ? 1 : 0;
        const last = source === 0 ? ends0 : ends1;
        for (let i = begin[source]; i < last; i++) {
          const place = queue[source][i];
          if (entered[axis][place] === question) continue;
          entered[axis][place] = question;
          queue[axis][end[axis]++] = place;
          if (enter(axis, place)) return true;
        }
      }
      begin[0] = ends0;
      begin[1] = ends1;
    }
    return false;
  };

  return {
    clear: (cell) => {
      straight.clear(cell);
      free[fieldPlace(cols, cell)] = 1;
    },
    fill: (cell) => {
      straight.fill(cell);
      free[fieldPlace(cols, cell)] = 0;
    },
    isOpen: straight.isOpen,
    testsAtATime: 1,
    isLinked: (a, b) => {
      if (straight.isLinked(a, b)) return true;
      // Ends are tiles to the search, even where nothing stands any more.
      const from = fieldPlace(cols, a);
      const to = fieldPlace(cols, b);
      const [heldFrom, heldTo] = [free[from], free[to]];
      free[from] = free[to] = 0;
      const found = flood(from, to);
      pace.work += 4 * (end[0] + end[1]);
      free[from] = heldFrom;
      free[to] = heldTo;
      return found;
    },
  };
}
