/** What the pictures of orbs and of games share. */
import { checkObject, checkText, type SvgColour, type SvgPicture } from '@kit/grid';
import { orbLetters } from '../text/orb-letters.js';

/** A cell, in pixels. */
export const side = 36;

/** The middle of a cell. */
export function middleOf(cell: number, cols: number): [x: number, y: number] {
  return [((cell % cols) + 0.5) * side, (Math.trunc(cell / cols) + 0.5) * side];
}

/** What stands on each type. */
export function typeNames(given: Readonly<Record<number, string>> | undefined): (type: number) => string {
  const names = given === undefined ? {} : checkObject(given, 'options.names');
  return (type) =>
    Object.hasOwn(names, type) ? checkText(names[type], `options.names[${type}]`, 20) : orbLetters[type];
}

/** An orb about a point. Types from 8 up have the colours of the first ones, with a rim. */
export function drawOrb(picture: SvgPicture, x: number, y: number, type: number, name: string, more?: string): void {
  const rim = type > 7 ? ({ stroke: 'ink', width: 1.5 } as const) : {};
  picture.circle(x, y, 15, { fill: `type-${type % 8}` as SvgColour, ...rim, more });
  picture.text(x, y, Math.min(13, 24 / Math.max(1, [...name].length)), name, { fill: 'on-type', more });
}
