/**
 * Steps of the path in the public shape: their patterns by roles, houses and links, and their messages.
 *
 * The patterns are those of the package's own techniques, so that what draws, explains and checks these does the same for
 * the steps of this path.
 */

import { cellOf } from '../../kernel/candidates.js';
import { cellsIn } from '../../kernel/cell-sets.js';
import { houseCells } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import {
  candidatesIn,
  cellsParam,
  colorRoles,
  digitsOf,
  digitsParam,
  housesAs,
  housesParam,
  inCells,
  withRole,
} from '../../techniques/shared/parts.js';
import type { Candidate, House, Step } from '../../types.js';
import { type Parts, withParts } from '../parts.js';
import { describeChain, describeLoop, describeRemotePair, describeSets, describeTurbot } from './describe-links.js';
import type { Found } from './found.js';
import type { Shape, Shapes } from './shapes.js';

/** The candidates of a list of numbers, each once. */
export function publicCandidates(effects: readonly number[]): Candidate[] {
  return [...new Set(effects)].map((effect) => ({ cell: cellOf(effect), digit: (effect % 9) + 1 }));
}

/** The step of a find. */
export function stepOf({ technique: name, placed, effects }: Found, parts: Parts): Step {
  const { technique = name, key = technique } = parts;
  const placements = placed < 0 ? [] : publicCandidates([placed]);
  return { technique, ...withParts(parts, key, placements, publicCandidates(effects)) };
}

type Describe<Form extends keyof Shapes> = (state: State, shape: Shapes[Form], found: Found) => Parts;

/** By form, how it is described; forcing chains and nets are proved in `describe-forcing.ts`. */
const describers: { readonly [Form in Exclude<keyof Shapes, 'forcing'>]: Describe<Form> } = {
  single: describeSingle,
  locked: describeLocked,
  naked: describeNaked,
  hidden: describeHidden,
  fish: describeFish,
  turbot: describeTurbot,
  rectangle: describeRectangle,
  wing: describeWing,
  'w-wing': describeWWing,
  bug: describeBug,
  deadly: describeDeadly,
  avoidable: describeAvoidable,
  'sue-de-coq': describeSueDeCoq,
  colors: describeColors,
  'remote-pair': describeRemotePair,
  chain: describeChain,
  sets: describeSets,
  loop: describeLoop,
  guess: (state, _, found) => describeSingle(state, { house: -1 }, found),
};

/** What a shape says of its step. */
export function describe(state: State, found: Found, shape: Exclude<Shape, { form: 'forcing' }>): Parts {
  return (describers[shape.form] as Describe<keyof Shapes>)(state, shape, found);
}

function cellsOf(house: House): number[] {
  return [...houseCells.subarray(house * 9, house * 9 + 9)];
}

/** Places of a house for a digit. */
function placesIn({ masks }: State, house: House, digit: number): number[] {
  return cellsOf(house).filter((cell) => masks[cell] & (1 << digit));
}

function describeSingle(_: State, { house }: Shapes['single'], { placed }: Found): Parts {
  const houses = house < 0 ? [] : [house];
  const [{ cell, digit }] = publicCandidates([placed]);
  return {
    candidates: withRole('single', [{ cell, digit }]),
    houses: housesAs('house', houses),
    params: {
      cell: cellsParam([cell]),
      digit: digitsParam([digit]),
      ...(house < 0 ? {} : { house: housesParam(houses) }),
    },
  };
}

function describeLocked(state: State, { digit, base, cover }: Shapes['locked']): Parts {
  return {
    candidates: withRole('locked', inCells(placesIn(state, base, digit), digit)),
    houses: [...housesAs('base', [base]), ...housesAs('cover', [cover])],
    params: { digit: digitsParam([digit + 1]), base: housesParam([base]), cover: housesParam([cover]) },
  };
}

function describeNaked(state: State, { cells, houses, digits }: Shapes['naked'], found: Found): Parts {
  const role = found.technique.startsWith('locked') ? 'locked' : 'subset';
  return {
    candidates: withRole(role, candidatesIn(state, cells)),
    houses: housesAs('house', houses),
    params: { cells: cellsParam(cells), digits: digitsParam(digitsOf(digits)), houses: housesParam(houses) },
  };
}

function describeHidden(state: State, { cells, house, digits }: Shapes['hidden']): Parts {
  return {
    candidates: withRole('subset', candidatesIn(state, cells, digits)),
    houses: housesAs('house', [house]),
    params: { cells: cellsParam(cells), digits: digitsParam(digitsOf(digits)), house: housesParam([house]) },
  };
}

function describeFish(state: State, { digit, bases, covers }: Shapes['fish']): Parts {
  const count = (houses: readonly number[], cell: number): number =>
    houses.filter((house) => cellsOf(house).includes(cell)).length;
  const places = [...new Set(bases.flatMap((house) => placesIn(state, house, digit)))].sort((a, b) => a - b);
  const isFin = (cell: number): boolean => count(covers, cell) === 0 || count(bases, cell) > 1;
  const fins = places.filter(isFin);
  const body = places.filter((cell) => !isFin(cell));
  return {
    candidates: [...withRole('base', inCells(body, digit)), ...withRole('fin', inCells(fins, digit))],
    houses: [...housesAs('base', bases), ...housesAs('cover', covers)],
    params: {
      digit: digitsParam([digit + 1]),
      base: housesParam(bases),
      cover: housesParam(covers),
      ...(fins.length === 0 ? {} : { fins: cellsParam(fins) }),
    },
  };
}

function describeRectangle(state: State, { digit, box, line }: Shapes['rectangle']): Parts {
  const inBox = placesIn(state, box, digit);
  const link = placesIn(state, line, digit);
  return {
    candidates: [...withRole('box', inCells(inBox, digit)), ...withRole('link', inCells(link, digit))],
    houses: housesAs('house', [box, line]),
    params: {
      digit: digitsParam([digit + 1]),
      box: housesParam([box]),
      lines: housesParam([line]),
      cells: cellsParam(inBox),
      link: cellsParam(link),
    },
  };
}

function describeWing(state: State, { pivot, wings, struck }: Shapes['wing']): Parts {
  return {
    candidates: [...withRole('pivot', candidatesIn(state, [pivot])), ...withRole('wing', candidatesIn(state, wings))],
    params: { pivot: cellsParam([pivot]), wings: cellsParam(wings), digit: digitsParam([struck + 1]) },
  };
}

function describeWWing(state: State, shape: Shapes['w-wing']): Parts {
  const { wings, bridge, house, struck, other } = shape;
  return {
    candidates: [...withRole('wing', candidatesIn(state, wings)), ...withRole('bridge', inCells(bridge, other))],
    houses: housesAs('house', [house]),
    params: {
      wings: cellsParam(wings),
      bridge: cellsParam(bridge),
      house: housesParam([house]),
      digit: digitsParam([struck + 1]),
      link: digitsParam([other + 1]),
    },
  };
}

function describeBug(_: State, { cell, extra }: Shapes['bug']): Parts {
  return {
    candidates: withRole('extra', inCells([cell], extra)),
    params: { extra: cellsParam([cell]), extras: digitsParam([extra + 1]) },
  };
}

function describeDeadly(state: State, shape: Shapes['deadly']): Parts {
  const { corners, pair, extra, subset, houses } = shape;
  const both = (1 << pair[0]) | (1 << pair[1]);
  const further = [...extra, ...subset].reduce((mask, cell) => mask | state.masks[cell], 0) & ~both;
  return {
    candidates: [
      ...withRole('deadly', candidatesIn(state, corners, both)),
      ...withRole('extra', candidatesIn(state, extra, ~both & 0x1ff)),
      ...withRole('subset', candidatesIn(state, subset)),
    ],
    houses: housesAs('house', houses),
    params: {
      cells: cellsParam(corners),
      digits: digitsParam(digitsOf(both)),
      extra: cellsParam(extra),
      extraDigits: digitsParam(digitsOf(further)),
      houses: housesParam(houses),
      subset: cellsParam(subset),
    },
  };
}

function describeAvoidable(state: State, { corners, open }: Shapes['avoidable']): Parts {
  const cells = open.map(cellOf);
  const deadly = publicCandidates(open);
  const extra = candidatesIn(state, cells).filter(
    ({ cell, digit }) => !deadly.some((one) => one.cell === cell && one.digit === digit),
  );
  const [first, , , last] = corners;
  const digits = [...corners.map((cell) => state.values[cell]), ...deadly.map(({ digit }) => digit)];
  return {
    candidates: [...withRole('deadly', deadly), ...withRole('extra', extra)],
    houses: housesAs('house', [Math.floor(first / 9), Math.floor(last / 9), 9 + (first % 9), 9 + (last % 9)]),
    params: {
      cells: cellsParam(corners),
      digits: digitsParam([...new Set(digits.filter((digit) => digit > 0))].sort((a, b) => a - b)),
      extra: cellsParam(cells),
      extraDigits: digitsParam([...new Set(extra.map(({ digit }) => digit))]),
    },
  };
}

function describeSueDeCoq(state: State, shape: Shapes['sue-de-coq']): Parts {
  const { line, box, crossing, lineSet, boxSet } = shape;
  const all = [...crossing, ...lineSet, ...boxSet];
  const maskOf = (cells: readonly number[]) => cells.reduce((mask, cell) => mask | state.masks[cell], 0);
  const shared = maskOf(lineSet) & maskOf(boxSet);
  return {
    ...(shared === 0 ? {} : { key: 'sue-de-coq-shared' as const }),
    candidates: [
      ...withRole('crossing', candidatesIn(state, crossing)),
      ...withRole('line', candidatesIn(state, lineSet)),
      ...withRole('box', candidatesIn(state, boxSet)),
    ],
    houses: housesAs('house', [line, box]),
    params: {
      crossing: cellsParam(crossing),
      lineCells: cellsParam(lineSet),
      boxCells: cellsParam(boxSet),
      line: housesParam([line]),
      box: housesParam([box]),
      digits: digitsParam(digitsOf(maskOf(all))),
      shared: digitsParam(digitsOf(shared)),
      count: { type: 'count', count: all.length },
    },
  };
}

function describeColors(_: State, { digit, colors }: Shapes['colors']): Parts {
  const lists = colors.map((color) => cellsIn(color));
  return {
    candidates: lists.flatMap((cells, i) => withRole(colorRoles[i], inCells(cells, digit))),
    params: {
      digit: digitsParam([digit + 1]),
      ...Object.fromEntries(lists.map((cells, i) => ['abcd'[i], cellsParam(cells)])),
    },
  };
}
