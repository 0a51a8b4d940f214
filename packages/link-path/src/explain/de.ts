import type { Catalogue } from '../types.js';

/**
 * The texts in German.
 *
 * @example
 * ```ts
 * import { de } from '@kit/link-path';
 *
 * de.locale; // => 'de'
 * ```
 */
export const de: Catalogue = {
  locale: 'de',
  tiles: {
    empty: '{cell} ist leer.',
    stone: '{cell}: ein Stein.',
    frozen: '{cell}: {kind}, eingefroren.',
    tied: '{cell}: {kind}, gehört zu {cells}, lässt sich gerade mit nichts verbinden.',
    alone: '{cell}: {kind}, lässt sich gerade mit nichts verbinden.',
    linked: '{cell}: {kind}, lässt sich verbinden mit {cells}.',
  },
  links: { straight: 'gerade von {from} nach {to}.', turning: 'von {from} über {corners} nach {to}.' },
  kind: 'Sorte {kind}',
  cell: 'Zeile {row}, Spalte {col}',
  list: { between: '; ', last: ' und ' },
};
