/** The same bytes with the right checksum, so that a test can change what they hold. */
export function signed(bytes: Uint8Array): Uint8Array {
  const end = bytes.length - 4;
  const sum = bytes.subarray(0, end).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(end, sum >>> 0);
  return copy;
}
