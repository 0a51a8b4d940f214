/** Digits and pencil marks in their cells, and the marks of a step on them, told apart by colour and by shape. */
import type { Cell, SvgColour, SvgPicture } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import type { Candidate, Digit, DrawnStep, Position } from '../types.js';
import type { Frame } from './frame.js';
import { type Mark, type Marks, markKey } from './marks-of-step.js';

type Look = {
  readonly ink: SvgColour;
  readonly fill?: SvgColour;
  readonly rim?: SvgColour;
  readonly shape: 'circle' | 'square' | 'diamond';
};

const looks: Readonly<Record<Mark, Look>> = {
  key: { ink: 'good', fill: 'good-fill', rim: 'good', shape: 'circle' },
  support: { ink: 'accent', fill: 'accent-fill', shape: 'square' },
  fin: { ink: 'fin', fill: 'fin-fill', rim: 'fin', shape: 'diamond' },
  alternative: { ink: 'other', fill: 'other-fill', rim: 'other', shape: 'square' },
  target: { ink: 'accent', fill: 'paper', rim: 'accent', shape: 'circle' },
  struck: { ink: 'bad', fill: 'bad-fill', shape: 'circle' },
  set: { ink: 'paper', fill: 'good', shape: 'circle' },
};

/** Where a digit stands, and how large it and its mark are. */
type Spot = { readonly x: number; readonly y: number; readonly font: number; readonly radius: number };

/** What is drawn in cells. */
export type Digits = {
  readonly position: Position;
  readonly step: DrawnStep;
  readonly marks: Marks;
  readonly frame: Frame;
  readonly notes: boolean;
  readonly nameOf: (digit: Digit) => string;
};

/** Draws what stands in a cell. */
export function drawDigits(picture: SvgPicture, { size }: Tables, cell: Cell, digits: Digits): void {
  const { position, step, marks, frame, notes, nameOf } = digits;
  const { side, left, top, place } = frame;
  const value = position.values[cell];
  const marked: Candidate[] = [];
  const plain: Candidate[] = [];
  for (let digit = 1; digit <= size; digit++) {
    if (marks.has(markKey({ cell, digit }))) marked.push({ cell, digit });
    else if (notes && (position.candidates[cell] >> (digit - 1)) & 1) plain.push({ cell, digit });
  }
  // A digit that is set stands large where nothing else needs the cell.
  const isAlone = marked.length + plain.length === 1 && step.pattern.links.length === 0;
  const spotOf = (digit: Digit): Spot => {
    const isLarge = digit === value || (isAlone && marks.get(markKey({ cell, digit })) === 'set');
    if (isLarge) return { x: left(cell) + side / 2, y: top(cell) + side / 2, font: 0.55 * side, radius: 0.38 * side };
    const [x, y] = place(cell, digit);
    return { x, y, font: 11, radius: 6.2 };
  };
  const write = (digit: Digit, ink: SvgColour, isBold: boolean): void => {
    const { x, y, font, radius } = spotOf(digit);
    const name = nameOf(digit);
    const fitting = Math.min(font, (3.3 * radius) / Math.max(1, [...name].length));
    picture.text(x, y, fitting, name, { fill: ink, more: isBold ? 'font-weight="700"' : undefined });
  };
  for (const { digit } of plain) write(digit, 'soft', false);
  for (const candidate of marked) {
    const mark = marks.get(markKey(candidate)) as Mark;
    const spot = spotOf(candidate.digit);
    drawLook(picture, spot, looks[mark]);
    write(candidate.digit, looks[mark].ink, true);
    if (mark === 'struck') strike(picture, spot);
  }
  if (value === 0 || marks.has(markKey({ cell, digit: value }))) return;
  write(value, position.givens[cell] === 0 ? 'accent' : 'ink', position.givens[cell] !== 0);
}

function drawLook(picture: SvgPicture, { x, y, radius }: Spot, { fill, rim, shape }: Look): void {
  const style = { fill, stroke: rim, width: rim === undefined ? undefined : 1 };
  const reach = 1.3 * radius;
  if (shape === 'circle') picture.circle(x, y, radius, style);
  else if (shape === 'square') picture.rect(x - radius, y - radius, 2 * radius, 2 * radius, style, 2);
  else picture.path(`M${x - reach} ${y}l${reach} ${-reach} ${reach} ${reach} ${-reach} ${reach}z`, style);
}

function strike(picture: SvgPicture, { x, y, radius }: Spot): void {
  picture.line([x - radius, y + radius / 2, x + radius, y - radius / 2], { stroke: 'bad', width: 1.4 });
}
