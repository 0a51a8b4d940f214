/**
 * Sudoku Explainer's nets a second time, as they are told: from one candidate on or off, ons before offs, first in first
 * out, and what several of them lead to. Nothing is shared with the package.
 */

import { type Marks, type Node, nameOf, offsFrom, onsFrom, type Unit, unitsOf } from './plain-chains.js';

/** A start. */
export type Start = Pick<Node, 'candidate' | 'isOn'>;

/** All that follows from a start, in order; a contradiction ends it. */
export type PlainNet = {
  readonly ons: readonly Node[];
  readonly offs: readonly Node[];
  readonly clash: readonly Node[];
};

/** What a net has when nothing is pending: the marks at its start, those left, and what went off. */
export type Pause = { readonly before: Marks; readonly now: Marks; readonly offs: ReadonlyMap<string, Node> };

/** Whether only places count, whether offs leave the marks, and what else goes off when nothing is pending. */
export type Rules = {
  readonly placesOnly?: boolean;
  readonly dynamic?: boolean;
  readonly ask?: (pause: Pause) => Node[];
};

export function plainNet(before: Marks, start: Start, { placesOnly = false, dynamic = false, ask }: Rules): PlainNet {
  const now = new Set(before);
  const [ons, offs] = [new Map<string, Node>(), new Map<string, Node>()];
  const pending: { on: Node[]; off: Node[] } = { on: [], off: [] };
  const keep = (node: Node) => {
    (node.isOn ? ons : offs).set(nameOf(node), node);
    (node.isOn ? pending.on : pending.off).push(node);
  };
  keep({ ...start, parents: [] });
  const net = (clash: readonly Node[] = []) => ({ ons: [...ons.values()], offs: [...offs.values()], clash });
  for (;;) {
    const node = pending.on.shift() ?? pending.off.shift();
    if (node === undefined) {
      const further = (ask?.({ before, now, offs }) ?? []).filter((off) => !offs.has(nameOf(off)));
      for (const off of further) if (!offs.has(nameOf(off))) keep(off);
      if (further.length === 0) return net();
      continue;
    }
    const next = node.isOn
      ? offsFrom(before, node, placesOnly)
      : onsFrom(now, node, placesOnly ? [1, 2, 3] : [0, 1, 2, 3]);
    // What made the pair counts, and not what leaves it by this step.
    const whole = next.map((one) => (one.isOn ? { ...one, parents: [node, ...goneFrom(one.unit as Unit)] } : one));
    if (!node.isOn && dynamic) now.delete(node.candidate);
    for (const one of whole) {
      const opposite = (one.isOn ? offs : ons).get(nameOf({ ...one, isOn: !one.isOn }));
      if (opposite !== undefined) return net([opposite, one]);
      if (!(one.isOn ? ons : offs).has(nameOf(one))) keep(one);
    }
  }

  function goneFrom(unit: Unit): Node[] {
    const gone = unit.filter((candidate) => before.has(candidate) && !now.has(candidate));
    return gone.map((candidate) => offs.get(nameOf({ candidate, isOn: false })) as Node);
  }
}

/** A conclusion: the opposite of a start, or what several starts have in common. */
export type PlainConclusion = {
  readonly form: 'contradiction' | 'double' | 'house' | 'cell';
  readonly complexity: number;
  readonly starts: readonly Start[];
  readonly target: Start;
  /** The ends of the branches. */
  readonly ends: readonly Node[];
  /** What the starts are. */
  readonly unit?: Unit;
};

/** In what order conclusions of the same length are chosen. */
export const keys = { double: 1, cell: 5, house: 6, contradiction: 7 };

/** All conclusions in the order of finding: of multiple chains, of Nishio, of dynamic nets. */
export function plainConclusions(
  marks: Marks,
  kind: 'multiple' | 'nishio' | 'dynamic',
  make: (start: Start) => PlainNet,
): PlainConclusion[] {
  const nets = new Map<string, PlainNet>();
  const netOf = (start: Start) => {
    const net = nets.get(nameOf(start)) ?? make(start);
    nets.set(nameOf(start), net);
    return net;
  };
  const found: PlainConclusion[] = [];
  const add = (
    form: PlainConclusion['form'],
    starts: readonly Start[],
    target: Start,
    ends: readonly Node[],
    unit?: Unit,
  ) => found.push({ form, complexity: complexityOf(ends), starts, target, ends, ...(unit ? { unit } : {}) });
  const inCommon = (form: 'double' | 'house' | 'cell', starts: readonly Start[], unit?: Unit) => {
    const all = starts
      .map(netOf)
      .map(({ ons, offs }) => new Map([...ons, ...offs].map((node) => [nameOf(node), node])));
    for (const [name, { candidate, isOn }] of all[0]) {
      if (!all.every((net) => net.has(name))) continue;
      const ends = all.map((net) => net.get(name) as Node);
      add(form, starts, { candidate, isOn }, ends, unit);
    }
  };
  const ofUnit = (form: 'house' | 'cell', unit: Unit) => {
    const left = unit.filter((candidate) => marks.has(candidate));
    const starts = left.map((candidate) => ({ candidate, isOn: true }));
    inCommon(form, starts, unit);
  };
  for (let cell = 0; cell < 81; cell++) {
    const [inCell] = unitsOf[cell * 9];
    const left = inCell.filter((candidate) => marks.has(candidate));
    if (left.length < (kind === 'multiple' ? 3 : 2)) continue;
    for (const candidate of left) {
      const both = [true, false].map((isOn) => ({ candidate, isOn }));
      for (const start of kind === 'multiple' ? [] : both) {
        const { clash } = netOf(start);
        if (clash.length > 0) add('contradiction', [start], { candidate, isOn: !start.isOn }, clash);
      }
      if (kind === 'nishio') continue;
      if (kind === 'dynamic' && left.length >= 3) inCommon('double', both);
      for (const house of unitsOf[candidate].slice(1)) {
        const places = house.filter((other) => marks.has(other));
        if (places.length >= 2 && places[0] === candidate) ofUnit('house', house);
      }
    }
    if (kind !== 'nishio') ofUnit('cell', inCell);
  }
  return found;
}

/** A node and its ancestors, each once, level by level. */
export function withAncestors(end: Node): Node[] {
  const met = new Map([[nameOf(end), end]]);
  for (const { parents } of met.values()) {
    for (const parent of parents) if (!met.has(nameOf(parent))) met.set(nameOf(parent), parent);
  }
  return [...met.values()];
}

/** The nodes of each branch, and what the different nested chains have. */
function complexityOf(ends: readonly Node[]): number {
  const nodes = ends.flatMap(withAncestors);
  const nested = new Map(
    nodes.flatMap((node) => (node.nested ? [[node.nested.identity, node.nested.complexity]] : [])),
  );
  return [...nested.values()].reduce((sum, complexity) => sum + complexity, nodes.length);
}
