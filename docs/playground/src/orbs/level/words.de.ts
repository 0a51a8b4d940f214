/** What the page of a level says, in German. */
import { numbersOf } from '../../frame/numbers.js';
import type { LevelWords } from './words.js';

const { count, number } = numbersOf('de');
const layers = (many: number) => count(many, 'Lage', 'Lagen');

export const level: LevelWords = {
  level: 'Level',
  levels: { collect: 'Sammeln', ice: 'Eis', crates: 'Kisten', chains: 'Ketten' },
  pieces: 'Besondere Steine',
  rules: { plain: 'keine', striped: 'gestreift, verpackt, Bombe', rockets: 'Raketen, TNT, Propeller' },
  newGame: 'Neues Spiel',
  hint: 'Tipp',
  player: 'Spieler',
  players: { random: 'zufällig', greedy: 'gierig', planner: 'vorausschauend' },
  left: (moves) => `noch ${count(moves, 'Zug', 'Züge')}`,
  points: (points) => count(points, 'Punkt', 'Punkte'),
  goal: (what, done, all) => `${what}: ${number(done)} von ${number(all)}`,
  specials: {
    'striped-row': 'quer gestreift',
    'striped-col': 'längs gestreift',
    wrapped: 'verpackt',
    'wrapped-lit': 'gezündet',
    bomb: 'Farbbombe',
    'rocket-row': 'Rakete quer',
    'rocket-col': 'Rakete längs',
    tnt: 'TNT',
    propeller: 'Propeller',
    'light-ball': 'Lichtkugel',
  },
  crates: (many) => `Kiste, ${layers(many)}`,
  chains: (many) => `angekettet, ${layers(many)}`,
  ices: (many) => `auf Eis, ${layers(many)}`,
  stone: 'Stein',
  keys: 'Wisch einen Stein zu seinem Nachbarn, oder wähle zwei benachbarte, mit Klicks oder mit Pfeiltasten und Enter; Raketen, TNT und dergleichen zünden auch durch Antippen.',
};
