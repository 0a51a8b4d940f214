// The layers of each package, from the ground up, as docs/guide/architecture.md tells them. A room imports rooms of lower
// floors only: rooms on one floor don't know each other. `types.ts` is below all rooms, `index.ts` above them.
export const layers = {
  grid: [
    ['errors'],
    ['board'],
    ['cells', 'geometry', 'gravity', 'random', 'regions', 'search', 'spatial-index', 'symmetry', 'text'],
  ],
  'sudoku-human': [
    ['kernel'],
    ['position', 'technique'],
    // The families of techniques; chains may have almost locked sets as nodes.
    [
      'singles',
      'locked',
      'subsets',
      'fish',
      'single-digit',
      'wings',
      'colors',
      'uniqueness',
      'als',
      'exotic',
      'templates',
      'nets',
    ],
    ['chains'],
    ['techniques'],
    ['text', 'brute-force'],
    ['verify', 'progress'],
    ['explain', 'solver'],
    ['rating'],
    ['generate'],
  ],
};
