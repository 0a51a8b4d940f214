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
