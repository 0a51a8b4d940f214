import type {
  Candidate,
  ChainNode,
  Layout,
  Link,
  PatternCandidate,
  PatternHouse,
  Position,
  Role,
  Step,
} from '@kit/sudoku-human';

/**
 * A board as people write it down, a word a cell: its marks, or `=` and the value. Rows may be parted by bars; nothing says
 * that it has a solution.
 */
export function drawn(layout: Layout, text: string): Position {
  const words = text.split(/[\s|]+/).filter((word) => word !== '');
  const values = words.map((word) => (word.startsWith('=') ? Number(word.slice(1)) : 0));
  const candidates = words.map((word) =>
    word.startsWith('=') ? 0 : [...word].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0),
  );
  return { givens: values.map(() => 0), values, candidates, layout };
}

/** Candidates, cell by cell: `0:12 5:3`; none of no text. */
export function marks(text: string): Candidate[] {
  if (text === '') return [];
  return text.split(' ').flatMap((word) => {
    const [cell, digits] = word.split(':');
    return [...digits].map((digit) => ({ cell: Number(cell), digit: Number(digit) }));
  });
}

/** Candidates with a role. */
export function as(role: Role, text: string): PatternCandidate[] {
  return marks(text).map((candidate) => ({ ...candidate, role }));
}

/** Links between candidates: `0:1-1:1` is weak, `0:1=1:2` strong. */
export function links(text: string): Link[] {
  const node = (name: string): ChainNode => {
    const [{ cell, digit }] = marks(name);
    return { cells: [cell], digit };
  };
  return text.split(' ').map((word) => {
    const [from, to] = word.split(/[-=]/);
    return { from: node(from), to: node(to), type: word.includes('=') ? 'strong' : 'weak' };
  });
}

/** What of a step can be given anew, the pattern's parts beside the conclusions. */
export type StepParts = Partial<Pick<Step, 'technique' | 'placements' | 'eliminations'> & Step['pattern']>;

/** A step of these parts; the others are empty. */
export function stepOf({
  technique = 'naked-single',
  placements = [],
  eliminations = [],
  ...pattern
}: StepParts): Step {
  return {
    technique,
    placements,
    eliminations,
    pattern: { candidates: [], houses: [], links: [], ...pattern },
    message: { key: technique as Step['message']['key'], params: {} },
  };
}

/**
 * Parts of a step as text: its technique, and what it `sets` and `strikes`, its candidates `as` what they are, the houses that it is
 * `in`, or `base` and `cover`: `claiming; strikes 4:1 5:1; as locked 0:1 1:1; base 0; cover 8`. What is not named is not given.
 */
export function readParts(text: string): StepParts {
  const candidates: PatternCandidate[] = [];
  const houses: PatternHouse[] = [];
  const parts: { -readonly [Part in keyof StepParts]: StepParts[Part] } = {};
  for (const part of text.split('; ')) {
    const [word, ...rest] = part.split(' ');
    const isNone = rest[0] === 'nothing';
    if (rest.length === 0) parts.technique = word as Step['technique'];
    else if (word === 'sets') parts.placements = marks(rest.join(' '));
    else if (word === 'strikes') parts.eliminations = isNone ? [] : marks(rest.join(' '));
    else if (word === 'as') {
      parts.candidates = candidates;
      candidates.push(...(isNone ? [] : as(rest[0] as Role, rest.slice(1).join(' '))));
    } else {
      parts.houses = houses;
      const role = word === 'in' ? 'house' : (word as PatternHouse['role']);
      houses.push(...(isNone ? [] : rest.map((house) => ({ house: Number(house), role }))));
    }
  }
  return parts;
}
