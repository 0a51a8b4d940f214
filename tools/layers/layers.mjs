// The layers of each package, from the ground up, as docs/guide/architecture.md tells them. A room imports rooms of lower
// floors only: rooms on one floor don't know each other. `types.ts` is below all rooms, `index.ts` above them.
export const layers = {
  grid: [
    ['errors'],
    ['board'],
    ['cells', 'geometry', 'gravity', 'random', 'regions', 'search', 'spatial-index', 'symmetry', 'text'],
  ],
  npuzzle: [
    ['kernel'],
    ['board'],
    ['heuristics', 'play'],
    ['tables'],
    ['deepening'],
    ['lines'],
    ['search'],
    ['bounds', 'generate', 'guide'],
  ],
  'orb-search': [
    ['kernel', 'board'],
    ['rules'],
    ['play', 'goals'],
    ['text', 'bounds', 'swaps'],
    ['generate', 'request'],
    ['beam'],
    ['proof'],
    ['path'],
  ],
  'mines-inference': [
    ['kernel'],
    ['topology'],
    ['board'],
    ['conflicts', 'explain', 'move', 'text'],
    ['analyze', 'play'],
    ['deduce', 'generate'],
    ['hint'],
  ],
  'rect-pack': [
    ['items'],
    ['orders'],
    ['bounds', 'kernel', 'rects'],
    ['beam', 'fill', 'shape'],
    ['atlas', 'output', 'smallest', 'strip'],
    ['pages'],
    ['pack'],
    ['binary-tree'],
  ],
};
