import type { Catalogue } from '../types.js';

/**
 * The texts in German.
 *
 * @example
 * ```ts
 * import { de } from '@kit/mines-inference';
 *
 * de.locale; // => 'de'
 * ```
 */
export const de: Catalogue = {
  locale: 'de',
  deductions: {
    'number-safe':
      'Die {number} in {from} hat schon alle ihre Minen, also {n, plural, one {ist} other {sind}} {cells} sicher.',
    'number-mine':
      'Die {number} in {from} braucht alle verdeckten Felder um sich herum, also {n, plural, one {ist {cells} eine Mine} other {sind {cells} Minen}}.',
    'pair-safe':
      'Die Zahlen in {from} haben gemeinsame Felder: wie auch immer deren Minen liegen, {n, plural, one {ist} other {sind}} {cells} sicher.',
    'pair-mine':
      'Die Zahlen in {from} haben gemeinsame Felder: wie auch immer deren Minen liegen, {n, plural, one {ist {cells} eine Mine} other {sind {cells} Minen}}.',
    'region-safe':
      'Mit einer Mine in {cells} ließen sich die Zahlen in {from} nicht zusammen erfüllen, also {n, plural, one {ist das Feld} other {sind die Felder}} sicher.',
    'region-mine':
      'Ohne Mine in {cells} ließen sich die Zahlen in {from} nicht zusammen erfüllen, also {n, plural, one {liegt dort eine} other {liegen dort Minen}}.',
    'total-safe':
      'Bei {mines} Minen auf dem Brett{from, some,  und den Zahlen in {from}} {n, plural, one {kann} other {können}} {cells} keine Mine sein.',
    'total-mine':
      'Bei {mines} Minen auf dem Brett{from, some,  und den Zahlen in {from}} {n, plural, one {muss {cells} eine Mine} other {müssen {cells} Minen}} sein.',
    finished: 'Es gibt nichts mehr zu öffnen.',
  },
  moves: {
    safe: '{cells} ist nachweislich sicher.',
    endgame: 'Nichts ist sicher. Bis zum Ende gerechnet gewinnt {cells} am häufigsten: {percent}.',
    forced:
      'Nichts ist sicher. {cells} ist eines von zwei Feldern, die keine Zahl je unterscheiden wird: lieber jetzt raten, mit {percent}.',
    lookahead: 'Nichts ist sicher. {cells} geht mit {percent} gut und lässt den besten nächsten Zug.',
    odds: 'Nichts ist sicher. {cells} geht mit {percent} gut: kein Feld ist sicherer.',
    none: 'Es gibt nichts mehr zu öffnen.',
    limit: 'Die Zeit reichte nicht, um ein Feld zu finden.',
  },
  cell: 'Zeile {row} Spalte {col}',
  list: { between: ', ', last: ' und ' },
};
