import type { Catalogue } from '../types.js';

/**
 * The texts in English.
 *
 * @example
 * ```ts
 * import { en } from '@kit/link-path';
 *
 * en.locale; // => 'en'
 * ```
 */
export const en: Catalogue = {
  locale: 'en',
  tiles: {
    empty: '{cell} is empty.',
    stone: '{cell}: a stone.',
    frozen: '{cell}: {kind}, frozen.',
    tied: '{cell}: {kind}, tied to {cells}, can be linked with nothing now.',
    alone: '{cell}: {kind}, can be linked with nothing now.',
    linked: '{cell}: {kind}, can be linked with {cells}.',
  },
  links: { straight: 'straight from {from} to {to}.', turning: 'from {from} over {corners} to {to}.' },
  kind: 'kind {kind}',
  cell: 'row {row}, column {col}',
  list: { between: '; ', last: ' and ' },
};
