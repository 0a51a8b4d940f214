/** The most cells of a board: 1024 × 1024. What goes over the cells once is done in one piece, and stays short. */
export const maxCells = 1_048_576;
