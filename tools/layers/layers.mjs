// The layers of each package, from the ground up, as docs/guide/architecture.md tells them. A room imports rooms of lower
// floors only: rooms on one floor don't know each other. `types.ts` is below all rooms, `index.ts` above them.
export const layers = {
  grid: [
    ['errors'],
    ['board'],
    ['cells', 'geometry', 'gravity', 'random', 'regions', 'search', 'spatial-index', 'symmetry', 'text'],
  ],
  'link-path': [
    ['rules'],
    ['board'],
    ['kernel'],
    ['link'],
    ['live', 'pairs', 'play', 'search', 'verify'],
    ['generate'],
  ],
};
