export { InvalidInputError, isInvalidInputError } from '@kit/grid';
export { checkLink, type LinkCheck, type LinkRefusal } from './link/check-link.js';
export { type AllLinksOptions, findAllLinks } from './link/find-all-links.js';
export { findLink } from './link/find-link.js';
export type { Link, LinkPoint } from './link/link.js';
export { findPairs, isDeadlocked } from './pairs/find-pairs.js';
export { type Pair, type RemoveOptions, removePair } from './play/remove-pair.js';
export type { Gravity } from './rules/gravity-rule.js';
export type { LinkOptions } from './rules/link-rules.js';
