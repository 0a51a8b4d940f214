import { textWidth } from './text-width.js';

/** Breaks a text between its words, so that no line is wider than so many columns. */
export function wrapText(text: string, columns: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && textWidth(`${line} ${word}`) > columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].flatMap((each) => breakWide(each, columns)).join('\n');
}

/** What has no spaces breaks anywhere, but never before a closing sign. */
function breakWide(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const sign of text) {
    if (textWidth(line + sign) > columns && !/[，。、：；！？）」]/.test(sign)) {
      lines.push(line);
      line = '';
    }
    line += sign;
  }
  return [...lines, line];
}
