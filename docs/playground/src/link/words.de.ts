/** What the linking page says, in German. */
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import type { Words } from './words.js';

const { count } = numbersOf('de');

export const words: Words & FrameWords = {
  ...frame,
  title: 'Steine verbinden',
  about:
    'Zwei gleiche Steine verschwinden, wenn eine Linie mit höchstens zwei Knicken sie verbindet; die Linie darf um das Feld herum laufen. Alles läuft auf dieser Seite, in einem Worker, mit [@kit/link-path].',
  board: 'Steine',
  tile: (row, col, kind) => `Zeile ${row} Spalte ${col}: Sorte ${kind}`,
  free: (row, col) => `Zeile ${row} Spalte ${col}: frei`,
  stone: (row, col) => `Zeile ${row} Spalte ${col}: Sperrstein`,
  deal: 'Neu geben',
  size: 'Größe',
  sizes: { small: '8×6, je zwei gleiche', middle: '10×8, je vier gleiche', large: '18×8, je vier gleiche' },
  gravity: 'Schwerkraft',
  modes: {
    none: 'keine',
    down: 'nach unten',
    up: 'nach oben',
    left: 'nach links',
    right: 'nach rechts',
    'center-cols': 'seitlich zur Mitte',
    'center-rows': 'senkrecht zur Mitte',
  },
  shape: 'Form',
  shapes: {
    full: 'voll',
    stones: 'mit Sperrsteinen',
    diamond: 'Raute',
    ring: 'Ring',
    cross: 'Kreuz',
    hourglass: 'Sanduhr',
  },
  difficulty: 'Schwierigkeit',
  difficulties: {
    any: 'wie es kommt',
    easy: 'leicht: kaum Sackgassen',
    hard: 'schwer: voller Sackgassen',
  },
  pictures: 'Bilder',
  hint: 'Tipp',
  clearable: 'Geht es noch ganz auf?',
  reshuffle: 'Neu mischen',
  searching: (nodes) => `Suche … ${count(nodes, 'Stellung', 'Stellungen')}`,
  goodPair: 'Mit diesem Paar beginnt ein Weg, der alles abräumt.',
  lastPair: 'Ein Paar; aber ganz geht es nicht mehr auf. Rückgängig oder neu mischen.',
  anyPair: 'Ein Paar. Ob es noch ganz aufgeht, ist so schnell nicht zu sagen.',
  pairs: (pairs, tiles) => `${count(tiles, 'Stein', 'Steine')}, ${count(pairs, 'Paar', 'Paare')} möglich.`,
  different: 'Zwei verschiedene Steine.',
  unlinked: 'Keine Linie mit höchstens zwei Ecken verbindet sie.',
  deadlock: 'Kein Paar geht mehr: neu mischen oder rückgängig.',
  cleared: 'Abgeräumt!',
  yes: (moves) => `Ja, mit ${count(moves, 'Paar', 'Paaren')}.`,
  no: 'Nein, auf keinem Weg. Rückgängig oder neu mischen.',
  unknown: 'Die Grenze ist erreicht: Das weiß noch niemand.',
  guaranteed: 'Dieses Spiel geht auf.',
  mixed: 'Die Steine sind so gemischt, dass es aufgeht.',
  impossible: 'Diese Steine lassen sich nicht so legen, dass es aufgeht.',
  keys: 'Klicke zwei gleiche Steine an, oder bewege dich mit den Pfeiltasten und drücke Enter; H gibt einen Tipp.',
};
