/** Is this `npm test`? It tries fewer cases than a run by hand, the coverage and so CI do. */
export const isQuick: boolean = process.env['KIT_QUICK'] === '1';
