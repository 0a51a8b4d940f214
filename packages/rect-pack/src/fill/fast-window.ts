/** How many candidates the gap compares in one pass, and in a long list: `node scripts/limits.mjs fast-window`. */
export const fastWindow = 48;
