/** What the orb page says, in German. */
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import { level } from './level/words.de.js';
import type { Words } from './words.js';

const { count, number } = numbersOf('de');
const combosOf = (combos: number) => count(combos, 'Combo', 'Combos');
const inMoves = (moves: number) => `in ${count(moves, 'Zug', 'Zügen')}`;

const types = ['Rot', 'Blau', 'Grün', 'Licht', 'Dunkel', 'Herz', 'Störer', 'Gift'];

export const words: Words & FrameWords = {
  ...frame,
  title: 'Kugeln',
  about:
    'Zieh eine Kugel durch die anderen, so dass Reihen aus drei oder mehr verschwinden, tausche zwei Nachbarn, oder spiele ein Level mit besonderen Steinen und einem Ziel. Alles läuft auf dieser Seite, in einem Worker, mit [@kit/orb-search].',
  board: 'Kugeln',
  types,
  orb: (row, col, type) => `Zeile ${row} Spalte ${col}: ${type}`,
  empty: 'leer',
  mode: 'Spiel',
  modes: { drag: 'Eine Kugel ziehen', swap: 'Zwei tauschen', level: 'Match-3-Level' },
  size: 'Größe',
  deal: 'Farben',
  deals: { three: '3 Farben', 'three-heal': '3 + Herz', five: '5 Farben', 'five-heal': '5 + Herz', all: 'alle' },
  random: 'Neues Feld',
  paint: 'Wähle eine Farbe und male sie mit Tippen oder Ziehen auf das Feld:',
  code: 'Das Feld als Text (R B G L D H J P oder Ziffern; Zeile für Zeile)',
  load: 'Laden',
  noSize: (sizes) => `Diese Seite hat Felder von ${sizes} mit ihren acht Farben.`,
  goal: 'Ziel',
  goals: {
    'max-combos': 'die meisten Combos',
    'at-least': 'so viele Combos',
    damage: 'der größte Schaden',
    row: 'eine ganze Zeile',
    column: 'eine ganze Spalte',
    plus: 'ein Plus',
    L: 'ein L',
    box: 'ein Kasten von 3×3',
    connected: 'so viele in einer Gruppe',
    colours: 'jede Farbe',
    'orbs-left': 'wenige Kugeln übrig',
  },
  goalCount: 'Wie viele',
  goalMet: 'Ziel erreicht',
  marks: { locked: 'verschlossen', blocked: 'gesperrt', free: 'frei' },
  worth: (score) => `Schaden ${number(score, 2)}`,
  reached: (combos, moves, proven) =>
    `Ziel erreicht: ${combosOf(combos)} ${inMoves(moves)}${proven ? ', nachweislich am kürzesten' : ''}.`,
  unreachable: (most, combos, moves) =>
    `Bewiesen: Kein Weg von höchstens ${count(most, 'Zug', 'Zügen')} erreicht das Ziel. Der beste bringt ${combosOf(combos)} ${inMoves(moves)}.`,
  notReached: (combos, moves) =>
    `Kein Weg zum Ziel wurde gefunden. Der beste bringt ${combosOf(combos)} ${inMoves(moves)}.`,
  damage: (score, combos, moves) => `Schaden ${number(score, 2)}: ${combosOf(combos)} ${inMoves(moves)}.`,
  draggedGoal: (reached, combos, moves) =>
    `Dein Zug: ${combosOf(combos)} ${inMoves(moves)}; das Ziel ist ${reached ? '' : 'nicht '}erreicht.`,
  draggedDamage: (score, combos, moves, best) =>
    `Dein Zug: Schaden ${number(score, 2)}, ${combosOf(combos)} ${inMoves(moves)}${best === null ? '' : `; der beste gefundene bringt ${number(best, 2)}`}.`,
  diagonal: 'Diagonal',
  moves: 'Züge, höchstens',
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
  dragKeys:
    'Zieh eine Kugel mit Maus oder Finger durch die anderen; lass los, und du siehst, was verschwindet. Mit Tasten: Pfeiltasten wählen eine Kugel, Enter nimmt sie, Pfeiltasten ziehen sie (diagonal auch 7, 9, 1 und 3), Enter lässt sie los, Escape legt sie zurück.',
  held: (type) => `Du hältst: ${types[type] ?? 'Kugel'}. Pfeiltasten ziehen, Enter lässt los, Escape legt zurück.`,
  carried: (row, col, moves) => `Zeile ${row} Spalte ${col}, ${count(moves, 'Zug', 'Züge')}.`,
  noWay: 'Dorthin kann die Kugel nicht.',
  notHeld: 'Diese Kugel lässt sich nicht bewegen.',
  putBack: 'Zurückgelegt.',
  better: (combos, moves) => `Bisher ${combosOf(combos)} ${inMoves(moves)} …`,
  list: 'Lösungen',
  solution: (combos, moves) => `${combosOf(combos)}, ${count(moves, 'Zug', 'Züge')}`,
  starts: (done, total) => `${done} von ${total} Starts …`,
  swaps: (swaps) => `${count(swaps, 'Tauschzug passt', 'Tauschzüge passen')}.`,
  deadlock: 'Nichts geht mehr: Kein Tauschzug passt. Neu mischen.',
  noShuffle: 'Diese Kugeln lassen sich nicht so legen, dass ein Tauschzug passt.',
  swapKeys:
    'Die Striche zeigen, welche Tauschzüge passen. Wisch eine Kugel zu ihrer Nachbarin, oder wähle zwei benachbarte: mit Klicks, oder mit Pfeiltasten und Enter.',
  reshuffle: 'Neu mischen',
  best: 'Bester Tauschzug',
  autoplay: 'Von selbst spielen',
  stop: 'Anhalten',
  score: (cleared) => `${count(cleared, 'Kugel', 'Kugeln')} abgeräumt.`,
  level,
  levelWon: (left) => `Gewonnen, ${count(left, 'Zug bleibt', 'Züge bleiben')} übrig.`,
  levelLost: 'Kein Zug ist übrig. Nimm zurück, oder beginne ein neues Spiel.',
  levelStuck: 'Kein Zug ist möglich. Neu mischen.',
};
