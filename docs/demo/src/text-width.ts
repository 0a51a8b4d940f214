/** The columns that a text takes: the scripts of East Asia are two wide. */
export function textWidth(text: string): number {
  return [...text].reduce(
    (sum, sign) => sum + (/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(sign) ? 2 : 1),
    0,
  );
}

/** The text with spaces behind it, up to so many columns. */
export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)));
}
