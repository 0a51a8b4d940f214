/**
 * From options to a layout: every choice made and every number checked, so that whatever comes later may trust it.
 *
 * A layout is itself options, and reading it again gives an equal one. That is how a layout out of a position is
 * checked: it may come from a file.
 */

import { checkFlag, checkInteger, checkList, checkOptions, checkText, InvalidInputError } from '@kit/grid';
import type { Layout, LayoutOptions } from '../types.js';
import { boxOfRegions, boxRegions, normalForm, outsideBox } from './normal-form.js';
import { cellPlace, readCells, refuse } from './places.js';
import { readCages } from './read-cages.js';

const flags = ['diagonals', 'windows', 'disjointGroups', 'antiKnight', 'antiKing', 'nonConsecutive'] as const;

const names = /* @__PURE__ */ (() =>
  ['size', 'boxRows', 'boxCols', 'regions', ...flags, 'extraHouses', 'cages', 'rules'] as const)();

/** The tables of a layout grow with the square of its houses. */
const maxExtraHouses = 256;

/** The layouts that were read: they are frozen, so they can be trusted when they come back. */
const known = /* @__PURE__ */ new WeakSet<Layout>();

/** The layout of these options; `name` is what the caller calls them. */
export function readLayout(options: LayoutOptions, name = 'options'): Layout {
  if (known.has(options as Layout)) return options as Layout;
  checkOptions(options, names, name);
  const { size: given = 9, extraHouses = [], cages = [], rules } = options;
  const size = checkInteger(given, `${name}.size`, 4, 16, 'bad-size');
  const asked = readBox(options, size, name);
  const boxes = asked && boxRegions(size, asked.boxRows, asked.boxCols);
  const regions = options.regions === undefined ? (boxes as number[]) : readRegions(options.regions, size, name);
  if (boxes !== undefined && options.regions !== undefined) requireBoxes(regions, boxes, size, name);
  const box = asked ?? boxOfRegions(size, regions);
  const switches = Object.fromEntries(
    flags.map((flag) => {
      const { [flag]: value = false } = options;
      return [flag, checkFlag(value, `${name}.${flag}`)];
    }),
  ) as Record<(typeof flags)[number], boolean>;
  for (const flag of ['windows', 'disjointGroups'] as const) {
    if (switches[flag] && box === undefined) {
      throw new InvalidInputError('contradictory-options', `${name} contradict each other: ${flag} need boxes`, {
        name: `${name}.${flag}`,
      });
    }
  }
  const layout: Layout = normalForm({
    size,
    ...box,
    regions: Object.freeze(regions),
    ...switches,
    extraHouses: Object.freeze(
      Array.from(checkList(extraHouses, `${name}.extraHouses`, 0, maxExtraHouses), (house, index) =>
        Object.freeze(readCells(house, `${name}.extraHouses[${index}]`, size, size, size)),
      ),
    ),
    cages: readCages(cages, `${name}.cages`, size),
    ...(rules === undefined ? {} : { rules: checkText(rules, `${name}.rules`) }),
  });
  known.add(Object.freeze(layout));
  return layout;
}

type Box = { readonly boxRows: number; readonly boxCols: number };

/** The shape of a box; undefined if there are regions and none is asked for. */
function readBox({ boxRows, boxCols, regions }: LayoutOptions, size: number, name: string): Box | undefined {
  if (boxRows === undefined && boxCols === undefined) {
    if (regions !== undefined) return undefined;
    const rows = greatestDivisor(size);
    if (rows > 1) return { boxRows: rows, boxCols: size / rows };
    throw new InvalidInputError('bad-box', `${name}.size is ${size}: expected regions, or a size that boxes can have`, {
      name: `${name}.size`,
    });
  }
  const rows = boxRows ?? size / checkInteger(boxCols, `${name}.boxCols`, 1, size, 'bad-box');
  const cols = boxCols ?? size / checkInteger(boxRows, `${name}.boxRows`, 1, size, 'bad-box');
  checkInteger(rows, `${name}.boxRows`, 1, size, 'bad-box');
  checkInteger(cols, `${name}.boxCols`, 1, size, 'bad-box');
  if (rows * cols === size) return { boxRows: rows, boxCols: cols };
  throw new InvalidInputError(
    'bad-box',
    `${name}.boxRows is ${rows}: expected boxes of ${size} cells, not ${rows * cols}`,
    {
      name: `${name}.boxRows`,
    },
  );
}

/** The greatest divisor up to the root. */
export function greatestDivisor(size: number): number {
  let rows = 1;
  for (let divisor = 2; divisor * divisor <= size; divisor++) if (size % divisor === 0) rows = divisor;
  return rows;
}

function readRegions(regions: readonly number[], size: number, name: string): number[] {
  const list = checkList(regions, `${name}.regions`, size * size, size * size);
  const counts = new Array<number>(size).fill(0);
  return Array.from({ length: size * size }, (_, cell) => {
    const place = cellPlace(`${name}.regions`, cell, size);
    const region = list[cell];
    if (!Number.isInteger(region) || region < 0 || region >= size) {
      refuse('bad-regions', place, region, `a region, an integer from 0 to ${size - 1}`);
    }
    if (++counts[region] > size) refuse('bad-regions', place, region, `no region with more than ${size} cells`);
    // No -0.
    return region + 0;
  });
}

/** Throws unless the regions are the boxes, whatever their numbers. */
function requireBoxes(regions: readonly number[], boxes: readonly number[], size: number, name: string): void {
  const outside = outsideBox(regions, boxes);
  if (outside === undefined) return;
  const { cell, expected } = outside;
  const place = cellPlace(`${name}.regions`, cell, size);
  refuse('contradictory-options', place, regions[cell], `the box of ${name}.boxRows and ${name}.boxCols, ${expected}`);
}
