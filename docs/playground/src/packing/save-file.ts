import { strToU8, zipSync } from 'fflate';
import type { AtlasText } from './formats.js';

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

/** An archive of an atlas and its pages. */
export async function zipOf(texts: readonly AtlasText[], pages: readonly Blob[]): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  for (const { name, text } of texts) files[name] = strToU8(text);
  for (const [index, page] of pages.entries()) files[`page-${index}.png`] = new Uint8Array(await page.arrayBuffer());
  // A time of its own would make other bytes of the same files.
  return new Blob([zipSync(files, { mtime: new Date(1980, 0, 1) })], { type: 'application/zip' });
}
