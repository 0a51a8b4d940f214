/**
 * Boards and steps as text.
 *
 * A board has nine lines of nine words: `*` any digit, `12` only 1 and 2, `!12` all but 1 and 2, `=5` a 5 stands here.
 * A line of one word means that word nine times. Cells are written `r12c34` (all crossings), candidates `12 r1c1 r2c2`
 * (those digits in each of the cells) with `;` between several, houses `r1 c2 b3`, and chains
 * `5 r1c2 = 5 r1c7 - 5 r3c9 = 5 r8c9` with `=` strong and `-` weak.
 */

import type * as kit from '@kit/sudoku-human';

/** The text of a board of these rows, with any digit in the others. */
export function rows(drawn: Readonly<Record<number, string>>): string {
  return Array.from({ length: 9 }, (_, at) => drawn[at + 1] ?? '*').join('\n');
}

export function board(text: string): kit.Position {
  const lines = text.trim().split('\n');
  const words = lines.flatMap((line) => {
    const found = line.trim().split(/\s+/);
    return found.length === 1 ? Array.from({ length: 9 }, () => found[0]) : found;
  });
  if (words.length !== 81) throw new Error(`${words.length} cells drawn`);
  return {
    givens: words.map(() => 0),
    values: words.map((word) => (word.startsWith('=') ? Number(word[1]) : 0)),
    candidates: words.map(maskOf),
  };
}

function maskOf(word: string): number {
  if (word.startsWith('=')) return 0;
  if (word === '*') return 511;
  const listed = [...word.replace('!', '')].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
  return word.startsWith('!') ? 511 & ~listed : listed;
}

export function cells(text: string): kit.Cell[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [, rows, cols] = /^r(\d+)c(\d+)$/.exec(word) as RegExpExecArray;
      return [...rows].flatMap((row) => [...cols].map((col) => 9 * (Number(row) - 1) + Number(col) - 1));
    });
}

export function candidates(text: string): kit.Candidate[] {
  return text.split(';').flatMap((part) => {
    const [digits, ...rest] = part.trim().split(/\s+/);
    return cells(rest.join(' ')).flatMap((cell) => [...digits].map((digit) => ({ cell, digit: Number(digit) })));
  });
}

export function houses(text: string): kit.House[] {
  return text.split(/\s+/).map((word) => 'rcb'.indexOf(word[0]) * 9 + Number(word[1]) - 1);
}

function node(text: string): kit.ChainNode {
  const list = candidates(text);
  return { cells: list.map(({ cell }) => cell), digit: list[0].digit };
}

export function chain(text: string): kit.Link[] {
  const nodes = text.split(/[=-]/).map(node);
  return [...text.matchAll(/[=-]/g)].map(([sign], index) => ({
    from: nodes[index],
    to: nodes[index + 1],
    type: sign === '=' ? 'strong' : 'weak',
  }));
}

export type Drawing = {
  sets?: string | undefined;
  strikes?: string | undefined;
  candidates?: Record<string, string> | undefined;
  houses?: Partial<Record<kit.PatternHouse['role'], string>> | undefined;
  chain?: string | undefined;
};

/** The step of a drawing, with the message that the technique's finder would give it. */
export function drawStep(technique: kit.TechniqueId, drawing: Drawing): kit.Step {
  const placements = drawing.sets === undefined ? [] : candidates(drawing.sets);
  const eliminations = drawing.strikes === undefined ? [] : candidates(drawing.strikes);
  const links = drawing.chain === undefined ? [] : chain(drawing.chain);
  const nodes = links.length === 0 ? [] : [links[0].from, ...links.map(({ to }) => to)];
  const patternCandidates: kit.PatternCandidate[] = [
    ...Object.entries(drawing.candidates ?? {}).flatMap(([role, text]) =>
      candidates(text).map((candidate) => ({ ...candidate, role: role as kit.Role })),
    ),
    ...nodes.flatMap(({ cells: at, digit }, index) =>
      at.map((cell): kit.PatternCandidate => ({ cell, digit, role: index % 2 === 0 ? 'off' : 'on' })),
    ),
  ];
  const patternHouses: kit.PatternHouse[] = Object.entries(drawing.houses ?? {}).flatMap(([role, text]) =>
    houses(text).map((house) => ({ house, role: role as kit.PatternHouse['role'] })),
  );
  const pattern = { candidates: patternCandidates, houses: patternHouses, links };
  const params = {
    ...paramsOf(technique, placements, eliminations, pattern),
    chain: { type: 'links', links } as const,
  };
  return { technique, placements, eliminations, pattern, message: { key: technique, params } };
}

/** All that the texts of drawn steps name; what a technique's text doesn't name is left over. */
function paramsOf(
  technique: kit.TechniqueId,
  placements: readonly kit.Candidate[],
  struck: readonly kit.Candidate[],
  pattern: kit.Step['pattern'],
): Record<string, kit.MessageParam> {
  const unique = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);
  const cellsOf = (list: readonly kit.Candidate[]) =>
    ({ type: 'cells', cells: unique(list.map(({ cell }) => cell)) }) as const;
  const digitsOf = (list: readonly kit.Candidate[]) =>
    ({ type: 'digits', digits: unique(list.map(({ digit }) => digit)) }) as const;
  const housesOf = (list: readonly kit.PatternHouse[]) =>
    ({ type: 'houses', houses: list.map(({ house }) => house) }) as const;
  const inRole = (role: string) => pattern.candidates.filter((candidate) => candidate.role === role);
  const ofRole = (role: string) => housesOf(pattern.houses.filter((entry) => entry.role === role));
  return {
    cell: cellsOf(placements),
    digit: digitsOf([...placements, ...struck]),
    cells: cellsOf(pattern.candidates.filter(({ role }) => role === 'subset' || role.startsWith('set-'))),
    digits: digitsOf(technique === 'aligned-pair-exclusion' ? struck : pattern.candidates),
    house: ofRole('house'),
    houses: ofRole('house'),
    base: ofRole('base'),
    cover: ofRole('cover'),
    fins: cellsOf(inRole('fin')),
    pivot: cellsOf(inRole('pivot')),
    wings: cellsOf(inRole('wing')),
    bridge: cellsOf(inRole('bridge')),
    link: digitsOf(inRole('bridge')),
    pair: cellsOf(inRole('pair')),
    crossing: cellsOf(inRole('crossing')),
    lineCells: cellsOf(inRole('line')),
    boxCells: cellsOf(inRole('box')),
    line: housesOf(pattern.houses.slice(0, 1)),
    box: housesOf(pattern.houses.slice(1, 2)),
    count: { type: 'count', count: unique(pattern.candidates.map(({ cell }) => cell)).length },
    eliminations: { type: 'candidates', candidates: struck },
  };
}
