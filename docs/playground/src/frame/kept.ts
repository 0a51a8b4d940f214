/**
 * A game as a short text: JSON, deflated, in base64url, after the version of the form. It stands in the fragment of the
 * page's address, which no server ever sees, and in the browser's store.
 */

const version = '1.';

/** The text of plain data. */
export async function encode(kept: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(kept)), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return version + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The data of a text; undefined for a text that is none, such as the name of a place on the page. */
export async function decode(text: string): Promise<unknown> {
  if (!text.startsWith(version)) return undefined;
  try {
    const binary = atob(text.slice(version.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
}

/** No game takes more: a text that swells beyond it isn't ours. */
const mostBytes = 1 << 20;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: { readable: ReadableStream<Uint8Array>; writable: WritableStream<BufferSource> },
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // What is wrong with the bytes shows where they are read.
  Promise.all([writer.write(bytes), writer.close()]).catch(() => {});
  const parts: number[] = [];
  const reader = readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > mostBytes) throw new RangeError('too long');
    for (const byte of part.value) parts.push(byte);
  }
  return Uint8Array.from(parts);
}

/** A count that was kept; nought for anything else. */
export function countOf(kept: unknown): number {
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
}
