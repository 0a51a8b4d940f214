/**
 * The most cells of a board: 1024 × 1024. Whatever is done for each cell in one go then stays below a few milliseconds,
 * which is what lets every search be stopped in time.
 */
export const mostCells = 1_048_576;
