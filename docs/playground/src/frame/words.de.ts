/** What several pages say, in German. */
import { refusedIn } from './refusal.js';
import type { FrameWords } from './words.js';

export const words: FrameWords = {
  working: 'Es wird gerechnet …',
  finish: 'Genug',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen.',
  failed: (message) => message,
  refused: refusedIn({
    codes: {
      'bad-text': 'Das lässt sich nicht lesen',
      'bad-length': 'Die Zahl der Felder stimmt nicht',
      'bad-digit': 'Hier gehört genau eine Ziffer hin',
      'bad-candidates': 'Die Kandidaten sind nicht richtig geschrieben',
      'bad-grid': 'Das ist kein Spielfeld',
      'bad-size': 'Das Spielfeld ist zu groß oder hat eine unpassende Größe',
      'bad-value': 'Diese Zahl kann hier nicht stehen',
      'bad-mines': 'Die Zahl der Minen passt nicht zum Spielfeld',
      'bad-cell': 'Dieses Feld gibt es nicht',
      'ragged-rows': 'Die Zeilen sind nicht gleich lang',
      'no-blank': 'Die Lücke fehlt',
      'two-blanks': 'Es gibt mehr als eine Lücke',
      'duplicate-tile': 'Ein Stein steht zweimal da',
      'turned-frame': 'Dieses Format kann keine gedrehten Bilder',
    },
    cell: (row, col) => `Zeile ${row}, Spalte ${col}`,
    row: (row) => `Zeile ${row}`,
    offset: (offset) => `Zeichen ${offset}`,
    sentence: (what, sign, place) => `${what}${sign && `: „${sign}“`}${place && ` (${place})`}.`,
  }),
  seconds: (count) => `${count} s`,
  progress: 'Fortschritt',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  guide: 'Anleitung',
  allFunctions: (name) => `Alle Funktionen von ${name}`,
  leaveGame: 'Dieses Spiel ist noch nicht zu Ende. Ein anderes beginnen? „Rückgängig“ holt es zurück.',
  leave: 'Anderes beginnen',
  stay: 'Weiterspielen',
};
