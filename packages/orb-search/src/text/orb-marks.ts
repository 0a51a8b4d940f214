/** The mark behind an orb for each state that a cell may have. */
export const cellMarks = {
  /** May not be touched: tape. */
  blocked: '#',
  /** Neither cleared nor moved. */
  locked: '*',
  /** The drag ends there. */
  sticky: '/',
  /** Costs something at each touch, the number that follows: fire, thorns. */
  burning: '!',
  /** Gives the dragged orb the type that follows. */
  recolouring: '>',
} as const;
