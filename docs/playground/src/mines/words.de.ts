/** What the mines page says, in German. */
import { de } from '@kit/mines-inference';
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import { partsOf, tellingOf } from './telling.js';
import type { Words } from './words.js';

const { count, number } = numbersOf('de');
const telling = tellingOf(de);

export const words: Words & FrameWords = {
  ...frame,
  title: 'Minen',
  about:
    'Ein Tipp sucht zuerst nach Fehlern und sagt dann, ob er überhaupt nötig war: mit den Zahlen, die es beweisen (blau), und dem, was daraus folgt (grün). Alles läuft auf dieser Seite, in einem Worker, mit [@kit/mines-inference].',
  board: 'Minenfeld',
  cell: (row, col, what) => `Zeile ${row} Spalte ${col}: ${what}`,
  hidden: 'verdeckt',
  flag: 'Fahne',
  mine: 'Mine',
  level: 'Feld',
  levels: {
    beginner: '9×9, 10 Minen',
    intermediate: '16×16, 40 Minen',
    expert: '30×16, 99 Minen',
    custom: 'Eigene Größe',
  },
  rows: 'Zeilen',
  cols: 'Spalten',
  rule: 'Minen',
  rules: {
    noGuess: 'ohne Raten lösbar',
    luck: 'wie sie fallen',
    fair: 'fair: Wer raten muss, überlebt',
  },
  edit: 'Stellung eingeben',
  editHelp:
    'Ein Tipp auf ein Feld schreibt 0, 1, 2 … (Tasten 0 bis 8; Rechtsklick oder langes Drücken geht zurück). Die Chancen folgen.',
  review: 'Spiel auswerten',
  reviewed: (review) => `3BV ${number(review.threeBv)}. ${telling.reviewed(review)}`,
  judged: telling.judged,
  fresh: 'Neues Spiel',
  chances: 'Chancen zeigen (%)',
  flagging: 'Fahne',
  hint: 'Tipp',
  tellChosen: 'Ist das gewählte Feld sicher?',
  best: 'Bester Zug',
  paste: 'Eine Stellung einfügen (0–8 offen, # verdeckt, F Fahne; Zeile für Zeile), dazu ihre Minenzahl',
  mines: 'Minen',
  load: 'Laden',
  allFound: (mines) => (mines === 1 ? 'Die Mine ist gefunden.' : `Alle ${number(mines)} Minen gefunden.`),
  left: (mines) => `Noch ${count(mines, 'Mine', 'Minen')}.`,
  hints: ({ given, unneeded, mistakes }) =>
    partsOf([
      [given + unneeded, count(given + unneeded, 'Tipp', 'Tipps')],
      [unneeded, given === 0 ? 'unnötig' : `${number(unneeded)} unnötig`],
      [mistakes, `${number(mistakes)} Fehler`],
    ]),
  marks: { safe: 'sicher', mine: 'Mine', wrong: 'falsch', guess: 'am besten geraten: kann eine Mine sein' },
  from: 'die Zahlen, die es beweisen',
  chooseHidden: 'Wähle zuerst ein verdecktes Feld ohne Fahne (Pfeiltasten, oder „Fahne“ und klicken).',
  noDeal: 'Die Grenze war erreicht, ohne dass sich so ein Feld fand: versuch es noch einmal.',
  won: 'Gewonnen!',
  lost: 'Bumm. Mach den Zug rückgängig und sieh noch einmal hin.',
  mistake: 'Schau zuerst hierher: Das kann nicht stimmen.',
  otherFirst: (cell, cols, deduction) =>
    `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1} bleibt verdeckt: Anderes lässt sich beweisen. ${telling.deduction(deduction)}`,
  firstIsFree: 'Öffne irgendein Feld: Auf dem ersten und um es herum liegt nie eine Mine.',
  wrongFlags: (flags) =>
    flags === 1
      ? 'Eine Fahne kann nicht stimmen; die Chancen lassen alle Fahnen außer Acht.'
      : `${number(flags)} Fahnen können nicht stimmen; die Chancen lassen alle Fahnen außer Acht.`,
  notNeeded: (deduction) => `Es ging ohne Tipp. ${telling.deduction(deduction)}`,
  move: telling.move,
  given: 'Hier ist nichts sicher, also gibt es Hilfe.',
  givenMine: 'Hier ist nichts sicher, also gibt es Hilfe. Dieses Feld ist eine Mine.',
  givenSafe: 'Hier ist nichts sicher, also gibt es Hilfe. Dieses Feld ist sicher.',
  inconsistent: 'Keine Verteilung der Minen passt zu diesem Feld.',
  limit: 'Zu groß, um ganz durchgerechnet zu werden; was markiert ist, ist bewiesen.',
  keys: 'Öffne irgendein Feld: Um das erste liegt nie eine Mine. Ein Klick öffnet, auch rund um eine Zahl; Rechtsklick oder F setzt Fahnen; Pfeiltasten bewegen, Enter öffnet, H gibt einen Tipp.',
};
