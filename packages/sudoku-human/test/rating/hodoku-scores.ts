import { parsePuzzle, rate } from '../../src/index.js';
import { fixture } from '../techniques/positions.js';

/** How our ratings compare with those that HoDoKu gives. */
export type Comparison = { puzzles: number; solved: number; sameLevel: number; sameScore: number };

/** Rates the puzzles of the table, all or the first so many, by HoDoKu's level. */
export function compareScores(most = Number.POSITIVE_INFINITY): Record<string, Comparison> {
  const byLevel: Record<string, Comparison> = {};
  for (const row of fixture('hodoku220-scores-odd.tsv').slice(0, most)) {
    const [puzzle, level, score] = row.split('\t');
    const rating = rate(parsePuzzle(puzzle));
    const name = level.toLowerCase();
    byLevel[name] ??= { puzzles: 0, solved: 0, sameLevel: 0, sameScore: 0 };
    byLevel[name].puzzles++;
    byLevel[name].solved += Number(rating.status === 'solved');
    byLevel[name].sameLevel += Number(rating.level === name);
    byLevel[name].sameScore += Number(rating.status === 'solved' && rating.score === Number(score));
  }
  return byLevel;
}
