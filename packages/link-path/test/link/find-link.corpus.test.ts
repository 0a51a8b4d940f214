import { checkLink, findAllLinks, findLink } from '@kit/link-path';
import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { boardFrom, readTable } from '../read-table.js';

test('every pair of the corpus needs the known number of turns, with and without the margin', () => {
  const boards = new Map<string, ReturnType<typeof boardFrom>>();
  let checked = 0;
  for (const row of readTable('turns.tsv')) {
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
  reportCases('link-path', 'turns.tsv', checked);
});
