/** The definitions of the techniques that name houses, cells and digits, by the technique's name. */
import { cageCombinations, cageDigit, houseFillings, inniesOuties } from './cages.js';
import { commonPeers, hidden, leftovers, locked, naked, single } from './houses.js';
import type { LayoutCheck } from './parts.js';
import { wing } from './wings.js';

/** The checks of these techniques, by name. */
export const patternChecks: Readonly<Record<string, LayoutCheck>> = {
  'full-house': single,
  'naked-single': single,
  'hidden-single': single,
  pointing: locked,
  claiming: locked,
  'locked-candidates': locked,
  'common-peers': commonPeers,
  'naked-pair': naked,
  'naked-triple': naked,
  'naked-quad': naked,
  'naked-set': naked,
  'hidden-pair': hidden,
  'hidden-triple': hidden,
  'hidden-quad': hidden,
  'xy-wing': wing,
  'xyz-wing': wing,
  leftovers,
  'cage-combinations': cageCombinations,
  'cage-digit': cageDigit,
  'innies-outies': inniesOuties,
  'house-fillings': houseFillings,
};
