/** What the Sudoku page says, in German. */
import { de, explainerDe } from '@kit/sudoku-human';
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import { starsOf, tellingOf } from './telling.js';
import type { Words } from './words.js';

const levels = { easy: 'leicht', medium: 'mittel', hard: 'schwer', unfair: 'unfair', extreme: 'extrem' };
const numbers = numbersOf('de');
const { count, number } = numbers;
const telling = tellingOf({ steps: de, explainer: explainerDe, numbers, levels });

/** What is wrong, without a full stop. */
const mistakes = (values: number, marks: number) =>
  [
    ...(values > 0 ? [count(values, 'falsche Ziffer', 'falsche Ziffern')] : []),
    ...(marks > 0 ? [`${count(marks, 'Kandidat', 'Kandidaten')} zu Unrecht gestrichen`] : []),
  ].join(', ');

export const words: Words & FrameWords = {
  ...frame,
  title: 'Sudoku',
  about:
    'Alles läuft auf dieser Seite, in einem Worker, mit [@kit/sudoku-human]. `?s=1&p=` und 81 Ziffern hinter der Adresse dieser Seite öffnen ein Rätsel mit seiner Lösung.',
  board: 'Sudoku-Feld',
  cell: (row, col) => `Zeile ${row} Spalte ${col}`,
  empty: 'leer',
  given: 'vorgegeben',
  marks: (digits) => (digits === '' ? 'keine Kandidaten' : `Kandidaten ${digits}`),
  writes: 'Was Ziffern schreiben',
  modes: { digit: 'Ziffer', corner: 'Ecke', centre: 'Mitte', color: 'Farbe' },
  marksMode: 'Kandidaten',
  colored: (color) => `Farbe ${color}`,
  highlight: 'Hervorheben',
  colorsDigit: (digit) => `Farben gelten den Kandidaten ${digit}.`,
  fill: 'Notizen ausfüllen',
  pause: 'Pause',
  goOn: 'Weiter',
  paused: 'Pause',
  cage: (sum) => `Käfig mit Summe ${number(sum)}`,
  starred: (stars) => `Genau eine Lösung. ${starsOf(stars)}`,
  allSteps: 'Alle Schritte',
  links: 'Kanten',
  link: (at, total) => `Kante ${at} von ${total}`,
  previousLink: 'Vorige Kante',
  followingLink: 'Nächste Kante',
  kind: 'Art',
  kinds: {
    classic: 'Klassisch',
    size4: '4×4',
    size6: '6×6',
    size8: '8×8',
    size12: '12×12',
    size16: '16×16',
    jigsaw: 'Jigsaw',
    diagonals: 'X',
    windows: 'Windoku',
    diagonalWindows: 'X und Windoku',
    disjointGroups: 'Gleiche Plätze',
    antiKnight: 'Springer',
    antiKing: 'König',
    nonConsecutive: 'Ohne Nachbarzahlen',
    killer: 'Killer',
  },
  rules: {
    regions: 'Jedes Gebiet hat jede Ziffer einmal.',
    diagonals: 'Beide Diagonalen haben jede Ziffer einmal.',
    windows: 'Die getönten Fenster haben jede Ziffer einmal.',
    disjointGroups: 'Zellen am selben Platz aller Blöcke sind verschieden.',
    extraHouses: 'Die getönten Zellen haben jede Ziffer einmal.',
    antiKnight: 'Zellen im Abstand eines Springerzugs sind verschieden.',
    antiKing: 'Zellen, die sich an einer Ecke berühren, sind verschieden.',
    nonConsecutive: 'Ziffern nebeneinander unterscheiden sich um mindestens zwei.',
    cages: 'Die Ziffern eines Käfigs sind verschieden und ergeben seine Summe.',
  },
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
  wrong: (values, marks) => `${mistakes(values, marks)}.`,
  correctFirst: (values, marks) =>
    `Von hier aus keine Lösung: ${mistakes(values, marks)}, rot markiert. Berichtige das zuerst, oder nimm es zurück.`,
  deadEnd: 'Von hier aus gibt es keine Lösung mehr. Mach etwas rückgängig.',
  done: 'Gelöst!',
  stuck: 'Keine Technik hilft weiter.',
  way: 'Weg',
  ways: { short: 'der kürzeste bekannte', hodoku: 'der von HoDoKu', explainer: 'der des Sudoku Explainers' },
  needs: 'Mit',
  anyTechnique: 'beliebig',
  solved: (steps, grade) => `In ${count(steps, 'Schritt', 'Schritten')} gelöst.${telling.grade(grade)}`,
  stepName: telling.stepName,
  technique: telling.technique,
  hinted: telling.hinted,
  explained: telling.explained,
  limit: 'Die Grenze war erreicht, bevor etwas feststand.',
  step: (at, total) => `Schritt ${at} von ${total}`,
  previous: 'Voriger Schritt',
  following: 'Nächster Schritt',
  last: 'Lösung',
  noPuzzle: 'Die Grenze war erreicht, ohne dass sich so ein Rätsel fand.',
  pad: 'Ziffern',
  erase: 'Löschen',
  keys: 'Pfeiltasten bewegen, mit Umschalt wählen sie weitere Zellen; 1–9 schreiben, mit Umschalt heben sie eine Ziffer hervor. Z, X, C, V bestimmen, was Ziffern schreiben: sich selbst, Notizen in der Ecke oder Mitte, Farben (der Kandidaten einer hervorgehobenen Ziffer). Die Rücktaste löscht, Strg+Z macht rückgängig, H gibt einen Tipp. Ziehen oder langes Drücken wählt mehrere Zellen.',
};
