/**
 * Where a resolver keeps what it found of its last board, in one array of words: narrow and wide boards have the same places.
 * Words 0 to 3 are the planes of what is left, 4 to 7 their high words; of each pair a narrow board uses the first word.
 */

/** The cells that cleared first, low and high word. */
export const firstCleared = 8;
/** The combos of the first wave. */
export const firstWaveCombos = 10;
/** How many cells cleared in all. */
export const clearedCells = 11;
/** Which of what is left are equal to the cell to the right, low and high word. */
export const equalToRight = 12;
/** How many words there are. */
export const lastWords = 14;
