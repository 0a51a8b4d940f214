/** How tables are packed: by the bytes that `exportTables` gives for values of any kind. */
import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { exportTables, importTables, isInvalidInputError, type ShortTables } from '../../src/index.js';
import { signed } from '../signed.js';

/** Bytes of the header and of the checksum. */
const header = 7;
const frame = header + 4;

/** Sizes with the bytes that their values take. */
const sizes = [
  { rows: 2, cols: 3, bytes: 522 },
  { rows: 3, cols: 3, bytes: 2211 },
] as const;

/** Tables that hold some bytes, and zeros behind them. */
function tablesOf(bytes: Uint8Array, { rows, cols, bytes: length }: (typeof sizes)[number]): ShortTables {
  const values = new Uint8Array(length);
  values.set(bytes.subarray(0, length));
  return { rows, cols, values };
}

/** The values in bytes that have been changed; undefined if they are refused. */
function valuesOf(changed: Uint8Array): Uint8Array | undefined {
  try {
    return importTables(signed(changed), 'short').values;
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
    expect(error.code).toBe('bad-tables');
    return undefined;
  }
}

/** Bytes that repeat themselves here and there, at all distances. */
const repetitive = fc
  .array(
    fc.oneof(
      fc.record({ piece: fc.uint8Array({ maxLength: 40 }), times: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ piece: fc.uint8Array({ max: 1, maxLength: 300 }), times: fc.constant(1) }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) =>
    Uint8Array.from(
      pieces.flatMap(({ piece, times }) =>
        Array(times)
          .fill([...piece])
          .flat(),
      ),
    ),
  );

const size = fc.constantFrom(...sizes);

prop([repetitive, size])('what is packed comes back, and never takes much more room', (bytes, some) => {
  const tables = tablesOf(bytes, some);
  const packed = exportTables(tables);
  expect(importTables(packed, 'short')).toEqual(tables);
  expect(packed.length).toBeLessThanOrEqual(some.bytes + (some.bytes >> 3) + 64 + frame);
  // Fewer bytes are never taken for more, nor more for fewer.
  expect(valuesOf(packed.subarray(0, packed.length - 1))).toBeUndefined();
  expect(valuesOf(Uint8Array.of(...packed, 0))).toBeUndefined();
});

prop([fc.uint8Array({ maxLength: 60 }), size])('bytes of any kind are unpacked or refused', (bytes, some) => {
  const head = exportTables(tablesOf(new Uint8Array(0), some)).subarray(0, header);
  const values = valuesOf(Uint8Array.of(...head, ...bytes, 0, 0, 0, 0));
  expect(values === undefined || values.length === some.bytes).toBe(true);
});

prop([repetitive, size, fc.nat(), fc.nat(255)])(
  'one wrong byte is refused, or makes other bytes of the same length',
  (bytes, some, at, byte) => {
    const packed = exportTables(tablesOf(bytes, some));
    packed[header + (at % (packed.length - frame))] = byte;
    const values = valuesOf(packed);
    expect(values === undefined || values.length === some.bytes).toBe(true);
  },
);

test('a long run is a few bytes, and a piece far behind is found again', () => {
  const values = new Uint8Array(2_695_356);
  expect(exportTables({ rows: 6, cols: 6, values }).length).toBeLessThan(20 + frame);
  const piece = Uint8Array.from({ length: 5000 }, (_, at) => (at * at * 31 + (at >> 3)) & 255);
  values.set(piece);
  values.set(piece, 1_290_000);
  const packed = exportTables({ rows: 6, cols: 6, values });
  expect(packed.length).toBeLessThan(5600 + frame);
  expect(Buffer.compare(importTables(packed, 'short').values, values)).toBe(0);
});

test('bytes that nothing foretells take little more room than they are', () => {
  const random = createRandom(5);
  const values = Uint8Array.from({ length: 13_068 }, () => random.int(256));
  const packed = exportTables({ rows: 3, cols: 4, values });
  expect(packed.length).toBeLessThan(values.length * 1.12);
  expect(importTables(packed, 'short').values).toEqual(values);
});
