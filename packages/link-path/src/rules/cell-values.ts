/** What an empty cell holds. */
export const empty = 0;
/** What a stone holds. */
export const stone = -1;
