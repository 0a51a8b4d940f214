const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The UTF-8 text of a base64 text; undefined if it is none. */
export function fromBase64(text: string): string | undefined {
  const plain = text.replace(/={1,2}$/, '');
  if (plain.length % 4 === 1 || !/^[A-Za-z0-9+/]+$/.test(plain)) return undefined;
  let escaped = '';
  let bits = 0;
  let held = 0;
  for (const sign of plain) {
    held = ((held << 6) | digits.indexOf(sign)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    escaped += `%${((held >> bits) & 255).toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}
