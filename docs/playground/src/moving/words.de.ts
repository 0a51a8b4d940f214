/** What the page of the moving boxes says, in German. */
import { numbersOf } from '../frame/numbers.js';
import { words as frame } from '../frame/words.de.js';
import type { FrameWords } from '../frame/words.js';
import type { Words } from './words.js';

const { count, number } = numbersOf('de');

export const words: Words & FrameWords = {
  ...frame,
  title: 'Bewegte Kästchen',
  about:
    'Jedes Kästchen bewegt sich in jedem Bild, und was sich berührt, ist rot. Alles läuft auf dieser Seite, mit [@kit/spatial-index]; der Vergleich mit rbush läuft in einem Worker.',
  board: 'Bewegte Kästchen: Was sich berührt, ist rot; was der Zeiger findet, ist grün',
  count: 'Kästchen',
  layout: 'Orte',
  layouts: { even: 'Gleichmäßig', crowded: 'In Haufen' },
  way: 'Paare mit',
  tool: 'Zeiger',
  tools: { window: 'Fenster durchsuchen', nearest: 'Die 10 nächsten', ray: 'Strahl werfen' },
  pause: 'Pause',
  deal: 'Neue Kästchen',
  compare: 'Mit rbush vergleichen',
  help: 'Zieh ein Fenster auf, oder zeig auf einen Ort. Tasten auf dem Bild: Pfeile bewegen das Fenster oder den Zeiger, mit Umschalt ändern sie die Größe des Fensters.',
  pairs: (pairs) => count(pairs, 'Paar berührt sich', 'Paare berühren sich'),
  ms: (ms) => `${number(ms, 1)} ms je Bild, um sie zu finden`,
  perSecond: (frames) => `${number(frames)} Bilder je Sekunde`,
  found: {
    window: (boxes) => `${number(boxes)} Kästchen im Fenster`,
    nearest: (boxes) => `${number(boxes)} Kästchen am nächsten beim Zeiger`,
    ray: (boxes) => (boxes > 0 ? 'Der Strahl trifft ein Kästchen' : 'Der Strahl trifft nichts'),
  },
  comparing: 'Beide finden abwechselnd die Paare von 30 Bildern …',
  compared: (boxes, kit, rbush) =>
    `${number(boxes)} Kästchen: ${number(kit, 1)} ms je Bild mit @kit/spatial-index, ${number(rbush, 1)} ms mit rbush (${number(rbush / kit, 1)}-mal so lang).`,
};
