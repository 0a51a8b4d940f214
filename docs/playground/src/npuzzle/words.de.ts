/** What the sliding puzzle's page says, in German. */
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import type { Words } from './words.js';

const { count, number } = numbersOf('de');

const statuses = {
  optimal: 'nachweislich am kürzesten',
  bounded: 'innerhalb der Schranke',
  found: 'vielleicht nicht am kürzesten',
  unsolvable: 'unlösbar',
  limit: 'bisher am kürzesten',
};

export const words: Words & FrameWords = {
  ...frame,
  title: 'Schiebepuzzle',
  about:
    'Jede Mischung wird gleichmäßig aus den lösbaren Stellungen gezogen. Alles läuft auf dieser Seite, in einem Worker, mit [@kit/npuzzle].',
  board: 'Steine',
  tile: (tile, row, col) => `Stein ${tile}, Zeile ${row} Spalte ${col}`,
  rows: 'Zeilen',
  cols: 'Spalten',
  depth: 'Züge entfernt (0: egal)',
  noSuchDepth: (depth) => `Keine Stellung dieser Größe ist ${count(depth, 'Zug', 'Züge')} entfernt.`,
  depthUnknown: (depth) => `Es fand sich keine Stellung, die ${count(depth, 'Zug', 'Züge')} entfernt ist.`,
  shuffle: 'Mischen',
  link: 'Link zu dieser Stellung',
  own: 'Eigene Stellung',
  ownHelp: 'Steine Zeile für Zeile, 0 oder _ für die Lücke',
  load: 'Laden',
  badSize: (min, max) => `Die Stellung braucht ${min} bis ${max} Zeilen und Spalten.`,
  unsolvable: 'Diese Stellung ist unlösbar, wie die Hälfte aller Stellungen.',
  quality: 'Lösung',
  qualities: { optimal: 'kürzeste', bounded: 'fast kürzeste', short: 'kurze', fast: 'sofort' },
  solve: 'Lösen',
  next: 'Nächster Zug',
  play: 'Abspielen',
  pause: 'Anhalten',
  picture: 'Eigenes Bild',
  noPicture: 'Diese Datei lässt sich nicht als Bild lesen.',
  shortened: (lengths) => `Gefunden: ${lengths} Züge`,
  searched: (nodes) => `Es wird gerechnet … ${count(nodes, 'Stellung', 'Stellungen')}`,
  made: (moves) => count(moves, 'Zug gemacht', 'Züge gemacht'),
  left: (bound) => `noch mindestens ${number(bound)}`,
  solved: 'Gelöst!',
  answer: (status, length) => `${count(length, 'Zug', 'Züge')}, ${statuses[status]}.`,
  keys: 'Tippe einen Stein in der Zeile oder Spalte der Lücke an, zieh ihn, oder nimm die Pfeiltasten; ganze Reihen gleiten mit.',
};
