/** What `generatePuzzle` may be asked for, on any layout. */
export const generateOptionNames = [
  'seed',
  'stars',
  'technique',
  'symmetry',
  'minimal',
  'score',
  'level',
  'er',
  'givens',
  'maxTries',
  'layout',
  'size',
] as const;
