import type { Candidate, ChainNode, Layout, Link, PatternCandidate, Position, Role, Step } from '@kit/sudoku-human';

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
