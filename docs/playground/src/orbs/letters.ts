/** The letter of each colour, as board codes have it. */
export const letters = ['R', 'B', 'G', 'L', 'D', 'H', 'J', 'P'] as const;
