/**
 * A swap game by its rules alone, slowly: sets, lists and trials, and no code of the kernels. What a turn does is derived here a
 * second time, from the documentation of the types; chance is asked in the order that it promises.
 */
import type { Random } from '@kit/grid';
import type { MatchKind, SwapEffect, SwapGame, SwapRules } from '../../src/index.js';

/** What the model says of a wave. */
export type ModelWave = {
  matches: { type: number; cells: number[]; lines: number[][]; kind: MatchKind }[];
  fired: { cell: number; name: string; hits: number[] }[];
  cleared: number[];
  layers: { cell: number; layer: 'cells' | 'blockers'; left: number }[];
  made: { cell: number; piece: number }[];
  points: number;
  board: { cells: number[]; pieces: number[]; blockers: number[] };
};

const order: MatchKind[] = ['line-6', 'line-5', 'plus', 'T', 'L', 'line-4', 'square', 'line-3'];

/** A position that the model plays on. */
export class Model {
  readonly rows: number;
  readonly cols: number;
  readonly rules: SwapRules;
  readonly cells: number[];
  readonly pieces: number[];
  readonly blockers: number[];
  readonly all: number[];
  /** What was counted since the start, by a name for each. */
  readonly counted = new Map<string, number>();
  readonly goals: NonNullable<SwapGame['goals']>;
  /** The pieces that come in before chance decides. */
  readonly queue: number[];

  constructor(game: SwapGame) {
    this.rows = game.rows;
    this.cols = game.cols;
    this.rules = game.rules ?? {};
    this.all = [...game.pieces.keys()];
    this.cells = [...(game.cells ?? this.all.map(() => 0))];
    this.pieces = [...game.pieces];
    this.blockers = [...(game.blockers ?? this.all.map(() => 0))];
    this.goals = game.goals ?? [];
    this.queue = (this.rules.queue ?? []).slice(game.queueAt ?? 0);
  }

  row = (cell: number) => Math.floor(cell / this.cols);
  col = (cell: number) => cell % this.cols;
  count(what: string, by = 1) {
    this.counted.set(what, (this.counted.get(what) ?? 0) + by);
  }

  colour(cell: number): number | undefined {
    const piece = this.pieces[cell];
    return piece < 0 || piece % 16 === 15 ? undefined : piece % 16;
  }
  special(cell: number) {
    return this.pieces[cell] < 16 ? undefined : this.rules.specials![Math.floor(this.pieces[cell] / 16) - 1];
  }
  pieceNamed(name: string, colour: number): number {
    const index = this.rules.specials!.findIndex((special) => special.name === name);
    return 16 * (index + 1) + (this.rules.specials![index].coloured === false ? 15 : colour);
  }
  isLoose = (cell: number) => this.pieces[cell] >= 0 && this.blockers[cell] === 0;
  at = (row: number, col: number) =>
    row < 0 || col < 0 || row >= this.rows || col >= this.cols ? undefined : row * this.cols + col;
  neighbours = (cell: number) =>
    [
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, 0],
    ].flatMap(([down, right]) => this.at(this.row(cell) + down, this.col(cell) + right) ?? []);

  /** All lines of three or more: along rows first. */
  lines(): number[][] {
    const found: number[][] = [];
    const walk = (lines: (number | undefined)[][]) => {
      for (const line of lines) {
        let run: number[] = [];
        for (const cell of [...line, undefined]) {
          const goesOn =
            cell !== undefined &&
            run.length > 0 &&
            this.colour(cell) !== undefined &&
            this.colour(cell) === this.colour(run[0]);
          if (goesOn) {
            run.push(cell);
            continue;
          }
          if (run.length >= 3) found.push(run);
          run = cell !== undefined && this.colour(cell) !== undefined ? [cell] : [];
        }
      }
    };
    walk(
      Array.from({ length: this.rows }, (_, row) => Array.from({ length: this.cols }, (_, col) => this.at(row, col))),
    );
    const before = found.length;
    walk(
      Array.from({ length: this.cols }, (_, col) => Array.from({ length: this.rows }, (_, row) => this.at(row, col))),
    );
    return [...found.slice(0, before), ...found.slice(before).sort((a, b) => a[0] - b[0])];
  }

  squares(): number[][] {
    if (!this.rules.squares) return [];
    return this.all.flatMap((cell) => {
      if (this.row(cell) === this.rows - 1 || this.col(cell) === this.cols - 1) return [];
      const square = [cell, cell + 1, cell + this.cols, cell + this.cols + 1];
      const colours = new Set(square.map((each) => this.colour(each)));
      return colours.size === 1 && !colours.has(undefined) ? [square] : [];
    });
  }

  /** What counts as a match. */
  matches() {
    return this.groups().flatMap((group) =>
      this.rules.matches !== 'lines' || group.lines.length === 0
        ? [group]
        : group.lines.map((line) => ({ ...group, cells: line, lines: [line], contained: this.contained([line], []) })),
    );
  }

  /** What clears together. */
  groups() {
    const lines = this.lines();
    const squares = this.squares();
    const clearing = new Set([...lines, ...squares].flat());
    const groups: number[][] = [];
    for (const first of this.all) {
      if (!clearing.has(first) || groups.some((group) => group.includes(first))) continue;
      const group = [first];
      for (const cell of group) {
        for (const next of this.neighbours(cell)) {
          if (clearing.has(next) && this.colour(next) === this.colour(first) && !group.includes(next)) group.push(next);
        }
      }
      groups.push(group.sort((a, b) => a - b));
    }
    return groups.map((cells) => {
      const own = lines.filter((line) => cells.includes(line[0]));
      const square = squares.filter((each) => cells.includes(each[0]));
      return { type: this.colour(cells[0])!, cells, lines: own, contained: this.contained(own, square) };
    });
  }

  /** Each kind that a match contains, with the cell where its special appears by itself. */
  contained(lines: number[][], squares: number[][]) {
    const found: { kind: MatchKind; axis?: 'row' | 'col'; cell: number }[] = [];
    const axisOf = (line: number[]) => (this.row(line[0]) === this.row(line[1]) ? 'row' : 'col');
    for (const line of lines) {
      for (const [length, kind] of [
        [3, 'line-3'],
        [4, 'line-4'],
        [5, 'line-5'],
        [6, 'line-6'],
      ] as const) {
        const cell = line[Math.ceil(line.length / 2) - 1];
        if (line.length >= length) found.push({ kind, axis: axisOf(line), cell });
      }
      for (const other of lines) {
        if (axisOf(line) !== 'row' || axisOf(other) !== 'col') continue;
        const [cell] = line.filter((each) => other.includes(each));
        if (cell === undefined) continue;
        const ends = [line[0], line.at(-1), other[0], other.at(-1)].filter((end) => end === cell).length;
        found.push({ kind: ends === 2 ? 'L' : ends === 1 ? 'T' : 'plus', cell });
      }
    }
    for (const [first] of squares) found.push({ kind: 'square', cell: first });
    return found;
  }

  pairOf(a: number, b: number) {
    const fits = (name: string, cell: number) =>
      name === 'any' || (name === 'plain' ? !this.special(cell) : this.special(cell)?.name === name);
    if (!this.special(a) && !this.special(b)) return undefined;
    return this.rules.pairs?.find(
      ({ pieces: [one, other] }) => (fits(one, a) && fits(other, b)) || (fits(one, b) && fits(other, a)),
    );
  }

  exchange(a: number, b: number) {
    [this.pieces[a], this.pieces[b]] = [this.pieces[b], this.pieces[a]];
  }

  isLegal(a: number, b: number): boolean {
    if (!this.isLoose(a) || !this.isLoose(b)) return false;
    if (a === b) return this.special(a)?.fires?.includes('tap') ?? false;
    if (!this.neighbours(a).includes(b)) return false;
    if (this.pairOf(a, b)) return true;
    if ([a, b].some((cell) => this.special(cell)?.fires?.includes('swap'))) return true;
    if (this.colour(a) === this.colour(b)) return false;
    this.exchange(a, b);
    const isMatch = this.groups().some(({ cells }) => cells.includes(a) || cells.includes(b));
    this.exchange(a, b);
    return isMatch;
  }

  /** The cells that an effect without chance reaches, in their order. */
  area(effect: SwapEffect, from: number, colour: number | undefined): number[] {
    const down = (cell: number) => Math.abs(this.row(cell) - this.row(from));
    const right = (cell: number) => Math.abs(this.col(cell) - this.col(from));
    switch (effect.kind) {
      case 'row':
        return this.all.filter((cell) => 2 * down(cell) < (effect.width ?? 1));
      case 'col':
        return this.all.filter((cell) => 2 * right(cell) < (effect.width ?? 1));
      case 'diagonals':
        return this.all.filter((cell) => down(cell) === right(cell));
      case 'square':
        return this.all.filter((cell) => Math.max(down(cell), right(cell)) <= effect.radius);
      case 'plus':
        return this.all.filter(
          (cell) =>
            down(cell) + right(cell) === Math.max(down(cell), right(cell)) && down(cell) + right(cell) <= effect.radius,
        );
      case 'board':
        return this.all;
      default:
        return this.all.filter((cell) => colour !== undefined && this.colour(cell) === colour);
    }
  }

  /** Plays a turn; the swap is legal. */
  play(a: number, b: number, random: Random | undefined, maxWaves = 200): ModelWave[] {
    const waves: ModelWave[] = [];
    this.exchange(a, b);
    while (waves.length < maxWaves) {
      const wave = this.wave(waves.length === 0 ? [a, b] : undefined, waves.length, random);
      if (!wave) break;
      this.fall(random);
      waves.push({
        ...wave,
        board: { cells: [...this.cells], pieces: [...this.pieces], blockers: [...this.blockers] },
      });
    }
    return waves;
  }

  wave(
    swap: [number, number] | undefined,
    number: number,
    random: Random | undefined,
  ): Omit<ModelWave, 'board'> | undefined {
    const start = { goals: this.openGoals() };
    const matches = this.matches();
    const hit = new Set<number>();
    const queue: { cell: number; name: string; clears: readonly SwapEffect[]; colour: number | undefined }[] = [];
    const used = new Set<number>();
    const consumed = new Set<number>();
    const light = (cell: number, colour?: number) => {
      const special = this.special(cell)!;
      used.add(cell);
      hit.add(cell);
      queue.push({ cell, name: special.name, clears: special.clears, colour: this.colour(cell) ?? colour });
    };
    if (swap) {
      const [a, b] = swap;
      const pair = a === b ? undefined : this.pairOf(a, b);
      if (a === b) light(a);
      else if (pair) {
        for (const cell of swap) for (const set of [used, hit, consumed]) set.add(cell);
        queue.push({
          cell: b,
          name: pair.pieces.join('+'),
          clears: pair.clears,
          colour: this.colour(b) ?? this.colour(a),
        });
      } else {
        if (this.special(a)?.fires?.includes('swap')) light(a, this.colour(b));
        if (this.special(b)?.fires?.includes('swap')) light(b, this.colour(a));
      }
    }
    const made: { cell: number; piece: number }[] = [];
    for (const { cells } of this.groups()) {
      for (const cell of cells) {
        hit.add(cell);
        for (const next of this.neighbours(cell))
          if (this.blockers[next] >= 1 && this.blockers[next] <= 9) hit.add(next);
      }
    }
    for (const { cells, type, contained } of matches) {
      const rule = this.rules.shapes?.find(({ kind, axis }) =>
        contained.some((each) => each.kind === kind && (axis === undefined || axis === each.axis)),
      );
      const free = cells.filter((cell) => this.blockers[cell] === 0 && made.every((each) => each.cell !== cell));
      if (!rule || free.length === 0) continue;
      const { kind, axis } = rule;
      const own = contained.find((each) => each.kind === kind && (axis === undefined || axis === each.axis))!.cell;
      const swapped = [swap?.[1], swap?.[0]].find((cell) => cell !== undefined && free.includes(cell));
      made.push({ cell: swapped ?? (free.includes(own) ? own : free[0]), piece: this.pieceNamed(rule.makes, type) });
    }
    for (const cell of this.all) {
      if (!this.isLoose(cell) || !this.special(cell) || used.has(cell)) continue;
      if (hit.has(cell) || this.special(cell)!.fires?.includes('itself')) light(cell);
    }
    if (matches.length === 0 && queue.length === 0) return undefined;

    const fired: ModelWave['fired'] = [];
    for (const { cell, name, clears, colour } of queue) {
      const hits: number[] = [];
      fired.push({ cell, name, hits });
      const strike = (target: number) => {
        if (hit.has(target) || this.cells[target] === -1) return;
        hit.add(target);
        hits.push(target);
        if (this.special(target) && this.blockers[target] === 0) light(target);
      };
      const apply = (effect: SwapEffect, from: number, own: number | undefined) => {
        const meant = effect.kind === 'colour' || effect.kind === 'turn' ? (own ?? this.commonest(hit)) : undefined;
        if (effect.kind === 'fly') {
          for (let flown = 0; flown < (effect.count ?? 1); flown++) {
            const target = this.target(hit, start.goals, random);
            if (target === undefined) return;
            strike(target);
            for (const carried of effect.carries ?? []) apply(carried, target, undefined);
          }
          return;
        }
        const reached = this.area(effect, from, meant);
        if (effect.kind === 'turn') {
          const turning = reached.filter((each) => !hit.has(each) && !this.special(each) && this.blockers[each] === 0);
          for (const [i, each] of turning.entries()) {
            this.pieces[each] = this.pieceNamed(effect.into[i % effect.into.length], meant!);
            strike(each);
          }
        }
        for (const each of reached) strike(each);
      };
      for (const effect of clears) apply(effect, cell, colour);
    }

    const layers: ModelWave['layers'] = [];
    const cleared: number[] = [];
    const left: { cell: number; piece: number }[] = [];
    for (const cell of this.all) {
      if (!hit.has(cell) || this.blockers[cell] === 10) continue;
      if (this.blockers[cell] > 0) {
        this.count(this.blockers[cell] < 10 ? 'crates' : 'chains');
        this.blockers[cell] = [0, 10].includes(this.blockers[cell] - 1) ? 0 : this.blockers[cell] - 1;
        layers.push({ cell, layer: 'blockers', left: this.blockers[cell] });
        continue;
      }
      if (this.pieces[cell] >= 0) {
        const special = this.special(cell);
        if (special) this.count(`fire ${special.name}`);
        if (special?.leaves !== undefined && used.has(cell) && !consumed.has(cell)) {
          left.push({ cell, piece: this.pieceNamed(special.leaves, this.colour(cell) ?? 15) });
          this.pieces[cell] = left.at(-1)!.piece;
        } else {
          this.count(`type ${this.colour(cell)}`);
          cleared.push(cell);
          this.pieces[cell] = -1;
        }
      }
      if (this.cells[cell] > 0) {
        this.cells[cell] -= 1;
        this.count('ice');
        layers.push({ cell, layer: 'cells', left: this.cells[cell] });
      }
    }
    for (const { cell, piece } of made) {
      this.pieces[cell] = piece;
      this.count(`make ${this.special(cell)!.name}`);
    }
    const { piece = 10, layer = 10, special = 0, match = 0, cascade = 0 } = this.rules.points ?? {};
    const sum = piece * cleared.length + layer * layers.length + match * matches.length;
    const points = sum * (1 + cascade * number) + special * made.length;
    this.count('score', points);
    const appear = new Map([...left, ...made].map((each) => [each.cell, each.piece]));
    return {
      matches: matches.map(({ type, cells, lines, contained }) => ({
        type,
        cells,
        lines,
        kind: order.find((kind) => contained.some((each) => each.kind === kind))!,
      })),
      fired,
      cleared,
      layers,
      made: [...appear].map(([cell, appeared]) => ({ cell, piece: appeared })).sort((a, b) => a.cell - b.cell),
      points,
    };
  }

  commonest(hit: Set<number>): number | undefined {
    const colours = this.all.filter((cell) => !hit.has(cell)).flatMap((cell) => this.colour(cell) ?? []);
    const often = (type: number) => colours.filter((each) => each === type).length;
    return [...new Set(colours)].sort((a, b) => often(b) - often(a) || a - b)[0];
  }

  openGoals() {
    return this.goals.filter((goal) => {
      const counted = (what: string) => (goal.done ?? 0) + (this.counted.get(what) ?? 0);
      const name =
        goal.kind === 'collect'
          ? `type ${goal.type}`
          : goal.kind === 'fire' || goal.kind === 'make'
            ? `${goal.kind} ${goal.special}`
            : goal.kind;
      return counted(name) < (goal.count ?? 0);
    });
  }

  target(hit: Set<number>, open: NonNullable<SwapGame['goals']>, random: Random | undefined): number | undefined {
    const free = this.all.filter((cell) => !hit.has(cell));
    const needed = free.filter((cell) =>
      open.some((goal) => {
        const blocker = this.blockers[cell];
        if (goal.kind === 'ice') return this.cells[cell] > 0 && blocker !== 10;
        if (goal.kind === 'crates') return blocker >= 1 && blocker <= 9;
        if (goal.kind === 'chains') return blocker >= 11;
        return goal.kind === 'collect' && this.colour(cell) === goal.type;
      }),
    );
    const held = free.filter((cell) => this.pieces[cell] >= 0);
    const choice = needed.length > 0 ? needed : held;
    return choice.length === 0 ? undefined : choice[random ? random.int(choice.length) : 0];
  }

  /** The cell into which a piece of a cell may fall, if it is empty. */
  below(cell: number): number | undefined {
    let next = cell + this.cols;
    while (next < this.all.length && this.cells[next] === -1) {
      if (this.rules.holes === 'hold') return undefined;
      next += this.cols;
    }
    return next < this.all.length && this.pieces[next] === -1 && this.blockers[next] === 0 ? next : undefined;
  }

  /** Lets a piece fall one place after the other. */
  sink(cell: number) {
    for (let next = this.below(cell); next !== undefined; next = this.below(cell)) {
      this.exchange(cell, next);
      cell = next;
    }
  }

  fall(random: Random | undefined) {
    for (;;) {
      for (const cell of [...this.all].reverse()) if (this.isLoose(cell)) this.sink(cell);
      if (random) {
        for (const source of this.sources()) {
          while (this.pieces[source] === -1 && this.blockers[source] === 0) {
            const types = this.rules.types ?? 6;
            const bag = typeof types === 'number' ? [...Array(types).keys()] : types;
            this.pieces[source] = this.queue.shift() ?? bag[random.int(bag.length)];
            this.sink(source);
          }
        }
      }
      if (!this.rules.diagonals || !this.slip()) return;
    }
  }

  sources(): number[] {
    const open = this.all.filter((cell) => this.cells[cell] !== -1);
    if (this.rules.sources) return open.filter((cell) => this.rules.sources!.includes(cell));
    return open.filter((cell) => !open.some((other) => this.col(other) === this.col(cell) && other < cell));
  }

  slip(): boolean {
    for (let row = this.rows - 1; row > 0; row--) {
      for (let col = 0; col < this.cols; col++) {
        const cell = this.at(row, col)!;
        if (this.pieces[cell] !== -1 || this.blockers[cell] !== 0 || this.cells[cell] === -1) continue;
        for (const aside of [-1, 1]) {
          const from = this.at(row - 1, col + aside);
          if (from === undefined || !this.isLoose(from)) continue;
          this.exchange(from, cell);
          return true;
        }
      }
    }
    return false;
  }
}
