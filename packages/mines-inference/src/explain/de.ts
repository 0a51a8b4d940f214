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
      '{from, plural, one {Die Zahl in {from} hat} other {Die Zahlen in {from} haben}} gemeinsame Felder: wie auch immer deren Minen liegen, {n, plural, one {ist} other {sind}} {cells} sicher.',
    'pair-mine':
      '{from, plural, one {Die Zahl in {from} hat} other {Die Zahlen in {from} haben}} gemeinsame Felder: wie auch immer deren Minen liegen, {n, plural, one {ist {cells} eine Mine} other {sind {cells} Minen}}.',
    'region-safe':
      'Mit einer Mine in {n, plural, one {{cells}} other {einem der Felder {cells}}} {from, plural, one {ließe sich die Zahl in {from} nicht} other {ließen sich die Zahlen in {from} nicht zusammen}} erfüllen, also {n, plural, one {ist das Feld} other {sind die Felder}} sicher.',
    'region-mine':
      'Ohne Mine in {n, plural, one {{cells}} other {jedem der Felder {cells}}} {from, plural, one {ließe sich die Zahl in {from} nicht} other {ließen sich die Zahlen in {from} nicht zusammen}} erfüllen, also liegt {n, plural, one {dort} other {in jedem}} eine.',
    'total-safe':
      'Auf dem Brett {mines, plural, one {liegt {mines} Mine} other {liegen {mines} Minen}}. {from, plural, zero {Damit} one {Mit der Zahl in {from}} other {Mit den Zahlen in {from}}} {n, plural, one {kann {cells} keine Mine} other {können {cells} keine Minen}} sein.',
    'total-mine':
      'Auf dem Brett {mines, plural, one {liegt {mines} Mine} other {liegen {mines} Minen}}. {from, plural, zero {Damit} one {Mit der Zahl in {from}} other {Mit den Zahlen in {from}}} {n, plural, one {muss {cells} eine Mine} other {müssen {cells} Minen}} sein.',
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
  reviews: {
    start: '{cells} war das erste geöffnete Feld: man wusste noch nichts.',
    safe: '{cells} war nachweislich sicher.',
    'perfect-guess':
      'Nichts war sicher, und nichts war besser geraten als {cells}; das Risiko war {risk}.{lucky, some,  Es ging gut.}{unlucky, some,  Es war eine Mine.}',
    'inferior-guess':
      'Nichts war sicher, aber {better} wäre besser geraten gewesen als {cells}; das kostete {cost} der Gewinnchance.{lucky, some,  Es ging gut.}{unlucky, some,  Es war eine Mine.}',
    'missed-safe':
      'Ohne Not geraten: {better} war nachweislich sicher, und das Risiko in {cells} war {risk}.{lucky, some,  Es ging gut.}{unlucky, some,  Es war eine Mine.}',
    'certain-mine': '{cells} konnte nur eine Mine auslösen{better, some, ; {better} wäre besser gewesen}.',
    unknown: 'Wie gut {cells} war, ist nicht bekannt: die Grenze war erreicht.',
    'flag-proven': 'Die Fahne in {cells} steht auf einer bewiesenen Mine.',
    'flag-unproven': 'Die Fahne in {cells} war geraten: die Chance einer Mine war dort {risk}.',
    'flag-false': 'Die Fahne in {cells} ist falsch: das Feld war nachweislich sicher.',
    'flag-removed': 'Die Fahne in {cells} wurde entfernt.',
    useless: 'Der Klick auf {cells} bewirkte nichts.',
    over: 'Vor dem Klick auf {cells} war das Spiel schon zu Ende.',
  },
  summaries: {
    won: 'Gewonnen, {guesses}-mal geraten, {mistakes} Fehler. Dass all das gut geht, hatte die Chance {percent}; {cost} der Gewinnchance wurde vergeben.',
    lost: 'Verloren, {guesses}-mal geraten, {mistakes} Fehler. Dass all das gut geht, hatte die Chance {percent}; {cost} der Gewinnchance wurde vergeben.',
    playing:
      'Nicht zu Ende gespielt, bisher {guesses}-mal geraten, {mistakes} Fehler. Dass all das gut geht, hatte die Chance {percent}; {cost} der Gewinnchance wurde vergeben.',
    limit: 'Die Durchsicht wurde angehalten; bis dahin {guesses}-mal geraten, {mistakes} Fehler.',
  },
  hints: {
    mistake:
      'Erst in Ordnung bringen: {n, plural, one {die Fahne in {cells} ist} other {die Fahnen in {cells} sind}} falsch.',
    inconsistent: 'Zu diesem Brett passt keine Verteilung der Minen.',
    given: 'Nichts ist sicher. Am besten geraten ist {cells}.',
    'given-safe': 'Nichts ist sicher, darum die Hilfe: {cells} ist sicher.',
    'given-mine': 'Nichts ist sicher, darum die Hilfe: {cells} ist eine Mine.',
    limit: 'Die Zeit reichte nicht für einen Hinweis.',
  },
  ratings: {
    'one-number': 'Leicht: es genügt, eine Zahl nach der anderen anzusehen.',
    'two-numbers': 'Mittel: {times, plural, one {einmal} other {{times}-mal}} braucht es zwei Zahlen zusammen.',
    'more-numbers':
      'Schwer: {times, plural, one {einmal} other {{times}-mal}} braucht es mehr als zwei Zahlen zusammen, bis zu {numbers}.',
    counter: 'Sehr schwer: {times, plural, one {einmal} other {{times}-mal}} braucht es die Zahl der Minen.',
    guess: 'Glück: {times, plural, one {einmal} other {{times}-mal}} muss man raten.',
    limit: 'Die Zeit reichte nicht, um zu sagen, wie schwer dieses Feld ist.',
  },
  cell: 'r{row}c{col}',
  list: { between: ', ', last: ' und ' },
};
