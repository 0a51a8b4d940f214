/** What each letter stands for. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes from base64, without which no module can hold them. */
export function decodeBase64(text: string): Uint8Array {
  const meaning = new Uint8Array(128);
  for (let value = 0; value < 64; value++) meaning[letters.charCodeAt(value)] = value;
  const length = (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  const bytes = new Uint8Array(length);
  for (let at = 0, byte = 0; byte < length; at += 4, byte += 3) {
    let four = 0;
    for (let letter = 0; letter < 4; letter++) four = (four << 6) | meaning[text.charCodeAt(at + letter)];
    bytes[byte] = four >> 16;
    bytes[byte + 1] = four >> 8;
    bytes[byte + 2] = four;
  }
  return bytes;
}
