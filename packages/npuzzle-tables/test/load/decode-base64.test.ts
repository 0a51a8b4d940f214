import { expect, test } from 'vitest';
import { decodeBase64 } from '../../src/load/decode-base64.js';

test('bytes come back as they were, whatever their number', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * at * 37 + length * 101) & 255);
    expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  }
});
