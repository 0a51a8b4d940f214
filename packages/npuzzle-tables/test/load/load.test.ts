/** The data are what the script writes: their digests stand here, and a part of each table is built again. */
import { createHash } from 'node:crypto';
import { createPace, runSlices } from '@kit/grid';
import { importTables } from '@kit/npuzzle';
import { expect, test } from 'vitest';
import { buildPiece } from '../../../npuzzle/src/pieces/build-piece.js';
import { layPieces } from '../../../npuzzle/src/pieces/lay-pieces.js';
import { load5x5, load6x6, load7x7 } from '../../src/index.js';

const sizes = [
  { side: 5, load: load5x5, digest: '57e6aab69df23ee687a1a3041dd5daee169c12c5af493d907459b56f2da1ef2b' },
  { side: 6, load: load6x6, digest: 'db49f822b74448f3cf4862591624068b15311fa355cdc061f8013d80789f472e' },
  { side: 7, load: load7x7, digest: '4e316e2f4181c16ed268ccb82e83c42c88bb4c8aa5af93428bcb71dcfebe2fa4' },
];

for (const { side, load, digest } of sizes) {
  test(`the tables of ${side}×${side} have the digest of what was built`, async () => {
    const bytes = await load();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
    const { rows, cols, values } = importTables(bytes, 'short');
    expect([rows, cols, values.length]).toEqual([side, side, layPieces(side, side).bytes]);
  });

  test(`tables of ${side}×${side} that are built again are the same`, async () => {
    const { values } = importTables(await load(), 'short');
    const small = layPieces(side, side).pieces.filter(({ kind }) => kind.homes.length < 4);
    const four = layPieces(side, side).pieces.filter(({ kind }) => side === 5 && kind.homes.length === 4);
    const pieces = [...small.filter((_, at) => at % 4 === 0), ...four.filter((_, at) => at % 9 === 4)];
    expect(pieces.length).toBeGreaterThan(3);
    for (const { kind, offset, end } of pieces) {
      const built = new Uint8Array(end - offset);
      runSlices(buildPiece({ rows: side, cols: side }, kind, built, { nodes: 0 }, createPace()));
      expect(Buffer.compare(built, values.subarray(offset, end))).toBe(0);
    }
  });
}

test('each call gives bytes of its own', async () => {
  const [one, other] = [await load6x6(), await load6x6()];
  one.fill(0);
  expect(other[0]).toBe(0x6b);
});
