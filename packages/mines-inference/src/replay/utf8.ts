/** UTF-8 by its definition (RFC 3629): no stray bytes, nothing longer than it has to be, no surrogates. */

/** The text; undefined if the bytes are not UTF-8. */
export function textOfUtf8(bytes: Uint8Array): string | undefined {
  const parts: string[] = [];
  let codes: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++];
    const more = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
    if (more < 0 || at + more > bytes.length) return undefined;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let left = more; left > 0; left--) {
      const next = bytes[at++];
      if ((next & 0xc0) !== 0x80) return undefined;
      code = code * 64 + (next & 0x3f);
    }
    if (code < leastOf[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
    codes.push(code);
    if (codes.length < chunk) continue;
    parts.push(String.fromCodePoint(...codes));
    codes = [];
  }
  parts.push(String.fromCodePoint(...codes));
  return parts.join('');
}

/** How many characters are put together at a time: one by one takes several times as long. */
const chunk = 4096;

/** The least character that needs so many bytes after the first. */
const leastOf: readonly number[] = [0, 0x80, 0x800, 0x10000];
