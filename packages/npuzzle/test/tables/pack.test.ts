import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { pack, unpack } from '../../src/tables/pack.js';

/** Unpacks into so many bytes; undefined if that is refused. */
function unpacked(packed: Uint8Array, length: number): Uint8Array | undefined {
  const bytes = new Uint8Array(length);
  return unpack(packed, bytes) ? bytes : undefined;
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

prop([repetitive])('what is packed comes back, and never takes much more room', (bytes) => {
  const packed = pack(bytes);
  expect(unpacked(packed, bytes.length)).toEqual(bytes);
  expect(packed.length).toBeLessThanOrEqual(bytes.length + (bytes.length >> 3) + 64);
  // Fewer bytes are never taken for more.
  expect(unpacked(packed.subarray(0, packed.length - 1), bytes.length)).toBeUndefined();
});

prop([fc.uint8Array({ maxLength: 60 }), fc.nat(200)])('bytes of any kind are unpacked or refused', (packed, length) => {
  const bytes = unpacked(packed, length);
  expect(bytes === undefined || bytes.length === length).toBe(true);
});

prop([repetitive, fc.nat(), fc.nat(255)])(
  'one wrong byte is refused, or makes other bytes of the same length',
  (bytes, at, byte) => {
    const packed = pack(bytes);
    packed[at % packed.length] = byte;
    const back = unpacked(packed, bytes.length);
    expect(back === undefined || back.length === bytes.length).toBe(true);
  },
);

test('a long run is a few bytes, and a piece far behind is found again', () => {
  expect(pack(new Uint8Array(1_000_000)).length).toBeLessThan(20);
  const piece = Uint8Array.from({ length: 5000 }, (_, at) => (at * at * 31 + (at >> 3)) & 255);
  const bytes = new Uint8Array(300_000);
  bytes.set(piece);
  bytes.set(piece, 290_000);
  const packed = pack(bytes);
  expect(packed.length).toBeLessThan(5600);
  expect(unpacked(packed, bytes.length)).toEqual(bytes);
});

test('bytes that nothing foretells take little more room than they are', () => {
  const random = createRandom(5);
  const bytes = Uint8Array.from({ length: 50_000 }, () => random.int(256));
  const packed = pack(bytes);
  expect(packed.length).toBeLessThan(bytes.length * 1.12);
  expect(unpacked(packed, bytes.length)).toEqual(bytes);
});

test('a repeat of more bytes than there are is refused', () => {
  const packed = pack(new Uint8Array(1000));
  expect(unpacked(packed, 1000)).toEqual(new Uint8Array(1000));
  expect(unpacked(packed, 999)).toBeUndefined();
  expect(unpacked(new Uint8Array(20).fill(255), 100)).toBeUndefined();
});
