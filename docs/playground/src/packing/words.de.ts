/** What the packing page says, in German. */
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import type { Words } from './words.js';

const { count, number, percent } = numbersOf('de');

const ways = {
  'fixed-split': 'Artikel: feste Teilung',
  'larger-leftover': 'Artikel: größerer Rest',
  'max-rects': 'MaxRects',
  skyline: 'Skyline',
  best: 'Kleinste Seite, gründlich gesucht',
};

export const words: Words & FrameWords = {
  ...frame,
  title: 'Packen',
  about:
    'Bilder, die du hier ablegst, bleiben auf deinem Rechner. Alles läuft auf dieser Seite, in einem Worker, mit [@kit/rect-pack].',
  random: 'Zufällig',
  count: 'Wie viele',
  own: 'Eigene Maße: je Zeile „Breite Höhe“ oder „Breite×Höhe“',
  use: 'Diese nehmen',
  drop: 'Bilder hierher ziehen oder auswählen:',
  side: 'Seitenlänge',
  rotate: 'Drehen erlaubt',
  padding: 'Abstand',
  powerOfTwo: 'Zweierpotenz',
  ways,
  filled: (share) => `${percent(share)} gefüllt`,
  time: (ms) => `in ${number(ms, ms < 10 ? 1 : 0)} ms`,
  pages: (pages, width, height) => `${count(pages, 'Seite', 'Seiten')} von ${width}×${height}.`,
  unplaced: (rects) => `${number(rects)} ohne Platz.`,
  proven: 'Nachweislich optimal.',
  gap: (gap) => `Höchstens ${percent(gap)} vom Optimum entfernt.`,
  trim: 'Zuschneiden',
  extrude: 'Rand wiederholen',
  scales: 'Maßstäbe',
  format: 'Format',
  zip: 'Zip',
  atlas: 'Atlas',
  svg: 'SVG',
  png: 'PNG',
  live: 'Atlas im Betrieb: Zeichen kommen und gehen',
  liveHelp:
    'Die Seite eines Zeichenspeichers: Buchstaben werden so oft verlangt wie in Texten, und die am längsten unbenutzten weichen.',
  step: '100 Zeichen',
  defragment: 'Aufräumen',
  liveFigures: (asked, evicted, moved) =>
    `${number(asked)} verlangt, ${number(evicted)} gewichen, ${number(moved)} verschoben.`,
  livePage: 'Seite des Atlas im Betrieb',
  packing: (way) => `Es wird gepackt: ${ways[way]} …`,
  noImage: (names) => `Nicht als Bilder lesbar: ${names}`,
  done: (rects) => `${count(rects, 'Rechteck', 'Rechtecke')} gepackt.`,
  doneWithAliases: (rects, aliases) =>
    `${count(rects, 'Bild', 'Bilder')} gepackt; ${number(aliases)} weitere gleichen ihnen.`,
  tooLarge: (rects) =>
    `${count(rects, 'Rechteck ist', 'Rechtecke sind')} größer als die Seite: Wähle eine größere Seitenlänge.`,
  nothing: 'Nichts passt.',
  bad: (line, text) => `Zeile ${line} ist kein Maß: ${text}`,
};
