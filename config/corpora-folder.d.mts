/** Where the collections of others are. */
export const corporaFolder: string;
