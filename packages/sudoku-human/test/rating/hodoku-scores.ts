import { readCorpus } from '../../../../config/corpora.js';
import { type Level, parsePuzzle, rate } from '../../src/index.js';
import { contentLines } from '../techniques/positions.js';

const levels: readonly string[] = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

/** How our ratings compare with those that HoDoKu gives; `within10`: scores that differ by at most 10 %. */
export type Comparison = { puzzles: number; solved: number; sameLevel: number; sameScore: number; within10: number };

/** Puzzle, level and score, as HoDoKu 2.2.0 gives them. */
export function scoreRows(): string[][] {
  return contentLines(readCorpus('sudoku-human', 'hodoku220-scores-odd.tsv')).map((line) => line.split('\t'));
}

/** Rates the puzzles of the table up to a level, all or the first so many, and sums up by HoDoKu's level. */
export function compareScores(hardest: Level, most = Number.POSITIVE_INFINITY): Record<string, Comparison> {
  const wanted = levels.slice(0, levels.indexOf(hardest) + 1);
  const rows = scoreRows();
  const byLevel: Record<string, Comparison> = {};
  for (const [puzzle, level, score] of rows.filter(([, name]) => wanted.includes(name.toLowerCase())).slice(0, most)) {
    const rating = rate(parsePuzzle(puzzle));
    const name = level.toLowerCase();
    byLevel[name] ??= { puzzles: 0, solved: 0, sameLevel: 0, sameScore: 0, within10: 0 };
    byLevel[name].puzzles++;
    byLevel[name].solved += Number(rating.status === 'solved');
    byLevel[name].sameLevel += Number(rating.level === name);
    const off = Math.abs((rating.score ?? 0) - Number(score));
    byLevel[name].within10 += Number(off <= 0.1 * Number(score));
    byLevel[name].sameScore += Number(rating.status === 'solved' && rating.score === Number(score));
  }
  return byLevel;
}
