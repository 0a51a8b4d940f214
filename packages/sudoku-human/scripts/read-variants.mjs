// The puzzles on layouts of the collections (variants.jsonl, see config/corpora.ts), without those whose rules layouts lack.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporaFolder } from '../../../config/corpora-folder.mjs';

/** By kind: the puzzles whose kind or name is wanted, all if none is named. */
export function readVariants(kit, wanted) {
  const kinds = new Map();
  for (const line of readFileSync(join(corporaFolder, 'sudoku-human', 'variants.jsonl'), 'utf8')
    .trim()
    .split('\n')) {
    const { id, origin: _, givens, solution, thermometers, arrows, ...rules } = JSON.parse(line);
    const kind = id.replace(/-\d+$/, '');
    const cells = (rules.cages ?? []).flatMap(({ cells }) => cells);
    if (thermometers || arrows || new Set(cells).size < cells.length) continue;
    if (wanted.length > 0 && !wanted.some((name) => name === kind || name === id)) continue;
    if (!kinds.has(kind)) kinds.set(kind, []);
    kinds
      .get(kind)
      .push({ id, position: kit.positionFromValues(givens, givens, { layout: kit.createLayout(rules) }), solution });
  }
  return kinds;
}
