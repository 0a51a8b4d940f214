/** What the Sudoku page says, in German. */
import { de, explainerDe } from '@kit/sudoku-human';
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import { digitsOf, placesOf, starsOf, tellingOf } from './telling.js';
import type { Words } from './words.js';

const levels = { easy: 'leicht', medium: 'mittel', hard: 'schwer', unfair: 'unfair', extreme: 'extrem' };
const numbers = numbersOf('de');
const { count, number } = numbers;
const telling = tellingOf({ steps: de, explainer: explainerDe, numbers, levels });

export const words: Words & FrameWords = {
  ...frame,
  board: 'Sudoku-Feld',
  cell: (row, col) => `Zeile ${row} Spalte ${col}`,
  empty: 'leer',
  given: 'vorgegeben',
  marks: (digits) => (digits === '' ? 'keine Kandidaten' : `Kandidaten ${digits}`),
  pencil: 'Bleistift',
  showMarks: 'Automatische Kandidaten',
  enter: 'Rätsel eingeben',
  play: 'Spielen',
  hint: 'Tipp',
  deeper: 'Mehr dazu',
  doIt: 'Ausführen',
  solve: 'Lösen',
  check: 'Prüfen',
  share: 'Link kopieren',
  shared: 'Der Link ist in der Zwischenablage.',
  address: 'Der Link ist die Adresse dieser Seite.',
  fresh: 'Neues Rätsel',
  stars: starsOf,
  difficulty: 'Schwierigkeit',
  paste: 'Ein Rätsel in beliebiger Form einfügen',
  load: 'Laden',
  unique: 'Genau eine Lösung.',
  none: 'Keine Lösung.',
  several: 'Mehr als eine Lösung.',
  conflict: 'Gleiche Ziffern sehen einander.',
  rated: (stars, level, score) => `Genau eine Lösung. ${starsOf(stars)}  ${levels[level]} (${number(score)})`,
  right: 'Bisher stimmt alles.',
  wrong: (values, marks) =>
    `${count(values, 'falsche Ziffer', 'falsche Ziffern')}, ${count(marks, 'Kandidat', 'Kandidaten')} zu Unrecht gestrichen.`,
  wrongAt: (cells) => `Schau auf ${placesOf(cells)}.`,
  belongs: (right) => `Richtig wäre: ${digitsOf(right)}.`,
  done: 'Gelöst!',
  stuck: 'Keine Technik hilft weiter.',
  way: 'Weg',
  ways: { short: 'der kürzeste bekannte', hodoku: 'der von HoDoKu', explainer: 'der des Sudoku Explainers' },
  needs: 'Mit',
  anyTechnique: 'beliebig',
  solved: (steps, grade) => `In ${count(steps, 'Schritt', 'Schritten')} gelöst.${telling.grade(grade)}`,
  stepName: telling.stepName,
  look: (house) => `Schau auf ${telling.house(house)}.`,
  technique: telling.technique,
  which: (id, cells) => `„${telling.technique(id)}“ steckt in ${placesOf(cells)}.`,
  why: (id) => `Das ist „${telling.technique(id)}“: Was folgt daraus?`,
  explained: telling.explained,
  limit: 'Die Grenze war erreicht, bevor etwas feststand.',
  step: (at, total) => `Schritt ${at} von ${total}`,
  previous: 'Voriger Schritt',
  following: 'Nächster Schritt',
  last: 'Lösung',
  noPuzzle: 'Die Grenze war erreicht, ohne dass sich so ein Rätsel fand.',
  pad: 'Ziffern',
  erase: 'Löschen',
  keys: 'Pfeiltasten bewegen, 1–9 schreiben, P schaltet den Bleistift um, die Rücktaste löscht, Strg+Z macht rückgängig, H gibt einen Tipp.',
};
