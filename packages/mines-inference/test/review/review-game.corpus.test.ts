/** Recorded games of others, reviewed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { corporaFolder } from '../../../../config/corpora-folder.mjs';
import { en, explainReview, explainReviewedMove, gameMetrics, parseReplay, reviewGame } from '../../src/index.js';

const folder = join(corporaFolder, 'mines-inference', 'replays');
const files = readdirSync(folder).filter((name) => /\.(avf|rmv|mvf|evf)$/.test(name) && !name.includes('invalid'));
reportCases('mines-inference', 'replays', files.length);

test('every click has a class, a reason and a sentence, and the counts are those of the game', () => {
  for (const file of files) {
    const replay = parseReplay(new Uint8Array(readFileSync(join(folder, file))));
    const { status, moves, luck, summary } = reviewGame(replay, { maxLayouts: 200 });
    expect([file, status]).toEqual([file, replay.status]);
    expect(moves.length).toBe(replay.moves.length);
    const { counts } = summary;
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(moves.length);
    expect(counts.unknown).toBe(0);
    if (status === 'won') expect(moves.some(({ risk, kind }) => risk === 1 && kind !== 'flag')).toBe(false);
    const opening = moves.filter(({ kind, class: judged }) => kind !== 'flag' && judged !== 'useless').length;
    const { effective } = gameMetrics(replay);
    expect(opening).toBe(effective.open + effective.chord + (status === 'lost' ? 1 : 0));
    for (const move of moves) expect(explainReviewedMove(move, en)).not.toMatch(/[{}]|undefined/);
    expect(explainReview({ status, moves, luck, summary }, en)).toMatch(/^(Won|Lost)/);
  }
});
