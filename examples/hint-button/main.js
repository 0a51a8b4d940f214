// A hint button: each press says a little more about the same step, then plays it. Press Enter; `q` ends.
import { createInterface } from 'node:readline';
import { applyStep, en, explainStep, formatCell, hint, houseName, parsePuzzle, techniqueName } from '@kit/sudoku-human';

const levels = ['where', 'which', 'why', 'full'];
let position = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
let pressed = 0;

console.log('Enter: hint');
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'q') break;
  console.log(press());
}

function press() {
  const help = hint(position, { level: levels[pressed] });
  if (help.kind === 'mistake') return `Look again at ${help.cells.map((cell) => formatCell(cell)).join(', ')}.`;
  if (help.kind !== 'step') return `No hint: ${help.kind}.`;
  pressed = (pressed + 1) % levels.length;
  switch (help.level) {
    case 'where':
      return `Look at ${houseName(help.house, en)}.`;
    case 'which':
      return `${techniqueName(help.technique, en)}.`;
    case 'why':
      return `Its pattern: ${help.pattern.candidates.map(({ cell, digit }) => `${digit} in ${formatCell(cell)}`).join(', ')}.`;
    default:
      position = applyStep(position, help.step);
      return explainStep(help.step, en);
  }
}
