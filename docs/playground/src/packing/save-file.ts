import { strToU8, zipSync } from 'fflate';

/** Gives the user a file to keep. */
export function saveFile(content: string | Blob, name: string, type: string): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file of an archive. */
export type ZipEntry = { readonly name: string; readonly content: string | Blob };

/** An archive. */
export async function zipOf(entries: readonly ZipEntry[]): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  for (const { name, content } of entries) {
    files[name] = typeof content === 'string' ? strToU8(content) : new Uint8Array(await content.arrayBuffer());
  }
  // A time of its own would make other bytes of the same files.
  return new Blob([zipSync(files, { mtime: new Date(1980, 0, 1) })], { type: 'application/zip' });
}
