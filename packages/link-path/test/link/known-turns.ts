import type { Grid } from '@kit/grid';
import { checkLink, findAllLinks, findLink } from '@kit/link-path';
import { expect } from 'vitest';
import { boardFrom, readTable } from '../read-table.js';

/** Checks every so-manieth pair of the collection of known turns; how many answers were compared. */
export function checkKnownTurns(every: number): number {
  const rows = readTable('turns.tsv').filter((_, index) => index % every === 0);
  const boards = new Map<string, Grid>();
  let checked = 0;
  for (const row of rows) {
    const board = boards.get(row['board']) ?? boardFrom(row['board']);
    boards.set(row['board'], board);
    const a = Number(row['i']);
    const b = Number(row['j']);
    for (const margin of [true, false]) {
      const turns = Number(row[margin ? 'turns_border' : 'turns_noborder']);
      for (let maxTurns = 0; maxTurns <= 8; maxTurns++) {
        const link = findLink(board, a, b, { margin, maxTurns });
        expect(link?.turns ?? -1).toBe(turns <= maxTurns ? turns : -1);
        checked++;
      }
      const all = findAllLinks(board, a, b, { margin, maxTurns: 8 });
      const best = findLink(board, a, b, { margin, maxTurns: 8 });
      expect(all.length > 0).toBe(turns >= 0);
      if (best) expect(all).toContainEqual(best);
      for (const link of all) expect([link.turns, link.length]).toEqual([turns, best?.length]);
      const check = checkLink(board, a, b, { margin });
      if (check.linked) expect(check.link.turns).toBe(turns);
      else if (turns > 0) expect(check.turnsNeeded).toBe(turns);
    }
  }
  return checked;
}
