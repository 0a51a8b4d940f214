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
  limit: 'Grenze erreicht',
};

export const words: Words & FrameWords = {
  ...frame,
  board: 'Steine',
  tile: (tile, row, col) => `Stein ${tile}, Zeile ${row} Spalte ${col}`,
  size: 'Größe',
  shuffle: 'Mischen',
  quality: 'Lösung',
  qualities: { optimal: 'kürzeste', bounded: 'fast kürzeste', short: 'kurze', fast: 'sofort' },
  solve: 'Lösen',
  next: 'Nächster Zug',
  play: 'Abspielen',
  pause: 'Anhalten',
  picture: 'Eigenes Bild',
  noPicture: 'Diese Datei lässt sich nicht als Bild lesen.',
  searched: (nodes) => `Es wird gerechnet … ${count(nodes, 'Stellung', 'Stellungen')}`,
  made: (moves) => count(moves, 'Zug gemacht', 'Züge gemacht'),
  left: (bound) => `noch mindestens ${number(bound)}`,
  solved: 'Gelöst!',
  answer: (status, length) => `${count(length, 'Zug', 'Züge')}, ${statuses[status]}.`,
  keys: 'Tippe einen Stein in der Zeile oder Spalte der Lücke an, zieh ihn, oder nimm die Pfeiltasten; ganze Reihen gleiten mit.',
};
