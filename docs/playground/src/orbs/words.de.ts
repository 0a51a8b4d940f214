/** What the orb page says, in German. */
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import type { Words } from './words.js';

const { count } = numbersOf('de');
const combosOf = (combos: number) => count(combos, 'Combo', 'Combos');
const inMoves = (moves: number) => `in ${count(moves, 'Zug', 'Zügen')}`;

export const words: Words & FrameWords = {
  ...frame,
  title: 'Kugeln',
  about:
    'Zieh eine Kugel durch die anderen, so dass Reihen aus drei oder mehr verschwinden, oder tausche zwei Nachbarn. Alles läuft auf dieser Seite, in einem Worker, mit [@kit/orb-search].',
  board: 'Kugeln',
  types: ['Rot', 'Blau', 'Grün', 'Licht', 'Dunkel', 'Herz', 'Störer', 'Gift'],
  orb: (row, col, type) => `Zeile ${row} Spalte ${col}: ${type}`,
  empty: 'leer',
  mode: 'Spiel',
  modes: { drag: 'Eine Kugel ziehen', swap: 'Zwei tauschen' },
  size: 'Größe',
  deal: 'Farben',
  deals: { three: '3 Farben', 'three-heal': '3 + Herz', five: '5 Farben', 'five-heal': '5 + Herz', all: 'alle' },
  random: 'Neues Feld',
  paint: 'Wähle eine Farbe und male sie mit Tippen oder Ziehen auf das Feld:',
  code: 'Das Feld als Text (R B G L D H J P oder Ziffern; Zeile für Zeile)',
  load: 'Laden',
  noSize: (sizes) => `Diese Seite hat Felder von ${sizes} mit ihren acht Farben.`,
  diagonal: 'Diagonal',
  moves: 'Höchstens Züge',
  solve: 'Lösen',
  byStart: 'Beste je Start',
  playPath: 'Abspielen',
  drop: 'Fall zeigen',
  restore: 'Zurücklegen',
  found: (combos, moves, proven) =>
    `${combosOf(combos)} ${inMoves(moves)}${proven ? ', nachweislich am kürzesten' : ''}.`,
  dragged: (combos, moves) => `Dein Zug: ${combosOf(combos)} ${inMoves(moves)}. „Lösen“ zeigt den besten.`,
  draggedOf: (combos, moves, best) =>
    combos >= best
      ? `Dein Zug: ${combosOf(combos)} ${inMoves(moves)}, so viele wie der beste gefundene.`
      : `Dein Zug: ${combosOf(combos)} ${inMoves(moves)}; der beste gefundene bringt ${best}.`,
  dragKeys: 'Zieh eine Kugel mit Maus oder Finger durch die anderen; lass los, und du siehst, was verschwindet.',
  better: (combos, moves) => `Bisher ${combosOf(combos)} ${inMoves(moves)} …`,
  list: 'Lösungen',
  solution: (combos, moves) => `${combosOf(combos)}, ${count(moves, 'Zug', 'Züge')}`,
  starts: (done, total) => `${done} von ${total} Starts …`,
  swaps: (swaps) => `${count(swaps, 'Tauschzug passt', 'Tauschzüge passen')}.`,
  deadlock: 'Nichts geht mehr: Kein Tauschzug passt. Neu mischen.',
  noShuffle: 'Diese Kugeln lassen sich nicht so legen, dass ein Tauschzug passt.',
  swapKeys:
    'Die Striche zeigen, welche Tauschzüge passen. Wisch eine Kugel zu ihrer Nachbarin, oder wähle zwei benachbarte.',
  reshuffle: 'Neu mischen',
  best: 'Bester Tauschzug',
  autoplay: 'Von selbst spielen',
  stop: 'Anhalten',
  score: (cleared) => `${count(cleared, 'Kugel', 'Kugeln')} abgeräumt.`,
};
