/** Colours in a terminal: the escape codes that switch a style on and off. */
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

/**
 * The name of a style.
 *
 * @internal
 */
export type AnsiStyle = keyof typeof codes;

/**
 * What gives a text its styles in a terminal.
 *
 * @param isOn - whether colours are wanted; without them each text stays as it is
 * @returns a function of a text and its styles, the outermost last
 * @internal
 *
 * @example
 * ```ts
 * import { ansiPaint } from '@kit/grid';
 *
 * ansiPaint(true)('8', 'bold'); // => '\u001b[1m8\u001b[22m'
 * ansiPaint(false)('8', 'bold'); // => '8'
 * ```
 */
export function ansiPaint(isOn: boolean): (text: string, ...styles: readonly AnsiStyle[]) => string {
  if (!isOn) return (text) => text;
  return (text, ...styles) =>
    styles.reduce((inner, style) => `\u001b[${codes[style][0]}m${inner}\u001b[${codes[style][1]}m`, text);
}
