import { fileURLToPath } from 'node:url';

/** Where the collections of others are: the folder that `KIT_CORPORA` names, else `../shared/corpora` beside the checkout. */
export const corporaFolder = process.env.KIT_CORPORA ?? fileURLToPath(new URL('../../shared/corpora', import.meta.url));
