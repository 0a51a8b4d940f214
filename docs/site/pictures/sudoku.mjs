// Steps of a real solution, drawn as the playground draws them.
import { applyStep, parsePuzzle, solve } from '@kit/sudoku-human';
import { at, colour, picture, tag, text } from './canvas.mjs';

const puzzle = '....1.3..1..9.2.5.95.64...2..6.....4.2.8.4.7.8.....5..6...89.35.9.4.5..1..5.6....';
const side = 40;
const rowOf = (cell) => Math.floor(cell / 9);
const colOf = (cell) => cell % 9;

export const sudokuPictures = {
  'sudoku-fish.svg': () => draw(stepBy('finned-swordfish')),
  'sudoku-chain.svg': () => draw(stepBy('continuous-nice-loop')),
};

/** The first step by a technique in the solution of the puzzle, with the position before it. */
function stepBy(technique) {
  let position = parsePuzzle(puzzle);
  for (const step of solve(position).steps) {
    if (step.technique === technique) return { position, step };
    position = applyStep(position, step);
  }
  throw new Error(`no step of the solution is a ${technique}`);
}

function draw({ position, step }) {
  const parts = [tag('rect', { width: 9 * side, height: 9 * side, fill: colour('paper') })];
  for (const [house, role] of step.pattern.houses.map(({ house, role }) => [house, role])) {
    for (const cell of cellsOf(house)) {
      const fill = colour(role === 'cover' ? 'cover' : 'house');
      parts.push(
        tag('rect', { x: colOf(cell) * side, y: rowOf(cell) * side, width: side, height: side, fill, opacity: 0.75 }),
      );
    }
  }
  const marks = new Map();
  for (const { cell, digit, role } of step.pattern.candidates) {
    marks.set(cell * 10 + digit, role.includes('fin') ? 'fin' : 'good');
  }
  for (const { cell, digit } of step.eliminations) marks.set(cell * 10 + digit, 'bad');
  for (let cell = 0; cell < 81; cell++)
    parts.push(at(colOf(cell) * side, rowOf(cell) * side, drawCell(position, cell, marks)));
  for (let line = 0; line <= 9; line++) {
    const style = { stroke: colour(line % 3 === 0 ? 'strong' : 'line'), 'stroke-width': line % 3 === 0 ? 2 : 1 };
    parts.push(
      tag('path', { d: `M0 ${line * side}H${9 * side}M${line * side} 0V${9 * side}`, fill: 'none', ...style }),
    );
  }
  parts.push(...step.pattern.links.map(drawLink));
  return picture(9 * side + 4, 9 * side + 4, at(2, 2, parts.join('')));
}

function drawCell(position, cell, marks) {
  const value = position.values[cell];
  if (value) return text(side / 2, side / 2, 22, value, { 'font-weight': position.givens[cell] ? 650 : 400 });
  const parts = [];
  for (let digit = 1; digit <= 9; digit++) {
    if (!((position.candidates[cell] >> (digit - 1)) & 1)) continue;
    const [x, y] = placeOf(digit);
    const mark = marks.get(cell * 10 + digit);
    if (mark) parts.push(tag('circle', { cx: x, cy: y, r: 6.5, fill: colour(`${mark}-fill`) }));
    const style = mark ? { fill: colour(mark), 'font-weight': 700 } : { fill: colour('soft') };
    parts.push(text(x, y, 10, digit, style));
    if (mark === 'bad')
      parts.push(tag('path', { d: `M${x - 5} ${y}H${x + 5}`, stroke: colour('bad'), 'stroke-width': 1.2 }));
  }
  return parts.join('');
}

/** The place of a pencil mark in its cell. */
const placeOf = (digit) => [((digit - 1) % 3) * 13 + 7, Math.floor((digit - 1) / 3) * 13 + 7];

/** A link from candidate to candidate: strong ones whole, weak ones dashed, bent a little, with an arrow's head. */
function drawLink({ from, to, type }) {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const bend = Math.min(14, length * 0.15);
  const gap = Math.min(8, length / 4);
  const [startX, startY, endX, endY] = [ax + ux * gap, ay + uy * gap, bx - ux * gap, by - uy * gap];
  const [mx, my] = [(ax + bx) / 2 - uy * bend, (ay + by) / 2 + ux * bend];
  // The head points the way the curve ends.
  const turn = (Math.atan2(endY - my, endX - mx) * 180) / Math.PI;
  const style = {
    fill: 'none',
    stroke: colour('accent'),
    'stroke-width': 2,
    'stroke-dasharray': type === 'weak' ? '5 3' : undefined,
  };
  const r = (value) => Math.round(value * 10) / 10;
  return (
    tag('path', { d: `M${r(startX)} ${r(startY)}Q${r(mx)} ${r(my)} ${r(endX)} ${r(endY)}`, ...style }) +
    tag('path', {
      d: 'M1 0-7-4-7 4z',
      fill: colour('accent'),
      transform: `translate(${r(endX)} ${r(endY)}) rotate(${r(turn)})`,
    })
  );
}

function centre({ cells, digit }) {
  const [x, y] = placeOf(digit);
  const mean = (of) => cells.reduce((sum, cell) => sum + of(cell) * side, 0) / cells.length;
  return [mean(colOf) + x, mean(rowOf) + y];
}

/** The cells of a house: rows 0–8, columns 9–17, boxes 18–26. */
function cellsOf(house) {
  const boxOf = (cell) => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(colOf(cell) / 3);
  const lineOf = house < 9 ? rowOf : house < 18 ? colOf : boxOf;
  return Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => lineOf(cell) === house % 9);
}
