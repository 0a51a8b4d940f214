import { describe, expect, test } from 'vitest';
import { hasCorpora } from '../../../../config/corpora.js';
import { applyPath, certify, findPath, parseOrbs, resolve } from '../../src/index.js';
import { readTable } from '../corpus.js';

describe.runIf(hasCorpora)('boards of others', () => {
  test.each(['boards-6x5-6c', 'boards-6x5-5c', 'boards-6x5-3c', 'boards-5x4-6c'])(
    'every board of %s reaches its maximum',
    (name) => {
      let moves = 0;
      let known = 0;
      for (const {
        board = '',
        floor_sum: most,
        anchor_len: length = '',
        certified_shortest: shortest = '',
      } of readTable(name)) {
        const orbs = parseOrbs(board);
        const { status, combos, path } = findPath(orbs);
        expect(status).toBe('reached');
        expect(combos).toBe(Number(most));
        expect(resolve(applyPath(orbs, path)).combos).toBe(combos);
        if (shortest) expect(path.moves.length).toBeGreaterThanOrEqual(Number(shortest));
        if (length === '') continue;
        moves += path.moves.length;
        known += Number(length);
      }
      console.log(`${name}: ${moves} moves, ${known} by the known routes`);
    },
  );

  test('at least 95 % of boards-7x6-6c reach their maximum', () => {
    const boards = readTable('boards-7x6-6c');
    const reached = boards.filter(({ board = '', floor_sum: most }) => {
      const orbs = parseOrbs(board);
      const { combos, path } = findPath(orbs);
      expect(resolve(applyPath(orbs, path)).combos).toBe(combos);
      expect(combos).toBeLessThanOrEqual(Number(most));
      return combos === Number(most);
    });
    expect(reached.length).toBeGreaterThanOrEqual(boards.length * 0.95);
  });

  test.each(hasCorpora ? readTable('boards-6x5-6c').filter((row) => row['certified_shortest']) : [])(
    'board $index is proved shortest at $certified_shortest moves',
    ({ board = '', certified_shortest: shortest = '' }) => {
      const length = Number(shortest);
      expect(certify(parseOrbs(board), length)).toEqual({ provenShortest: true, lowerBound: length });
      expect(certify(parseOrbs(board), length + 1)).toMatchObject({ provenShortest: false, lowerBound: length });
    },
  );

  test.each(['4', '8'])('prize boards and the best lengths found, %s directions', (directions) => {
    for (const { board = '', combo, best_known_len: record } of readTable('prize-boards')) {
      const rules = { directions: directions === '8' ? 8 : 4 } as const;
      const { combos, path } = findPath(parseOrbs(board), {
        rules,
        beam: 400_000,
        maxEvaluations: 200_000_000,
        maxMoves: 150,
      });
      console.log(
        `${board}: ${combos} of ${combo} combos in ${path.moves.length} moves (record in four directions: ${record})`,
      );
      expect(combos).toBeLessThanOrEqual(Number(combo));
    }
  });
});
