/** The techniques, by family. */

/** A technique as a value: hand a list of these to `createSolver` or `findSteps`. */
export type Technique = {
  /** The technique's name. */
  readonly id: TechniqueId;
  /** Its finder; what it is called with is the solver's own. */
  readonly find: (...own: never[]) => boolean;
};

/** How many houses a fish has on either side. */
export type FishSize = 'x-wing' | 'swordfish' | 'jellyfish' | 'squirmbag' | 'whale' | 'leviathan';

/** What kinds of houses a fish has, and whether it has fins. */
export type FishPrefix =
  | ''
  | 'finned-'
  | 'sashimi-'
  | 'franken-'
  | 'finned-franken-'
  | 'mutant-'
  | 'finned-mutant-'
  | 'siamese-';

/** The names of the fish: a prefix for the kind, then the size. */
export type FishId = `${FishPrefix}${FishSize}`;

/** The patterns of a single digit that are no fish and have a name of their own. */
export type SingleDigitId = 'skyscraper' | 'two-string-kite' | 'turbot-fish' | 'empty-rectangle';

/** The techniques that colour candidates. */
export type ColorsId = 'simple-colors-trap' | 'simple-colors-wrap' | 'multi-colors-1' | 'multi-colors-2' | '3d-medusa';

/** The techniques that rest on the puzzle having one solution. */
export type UniquenessId =
  | 'unique-rectangle-1'
  | 'unique-rectangle-2'
  | 'unique-rectangle-3'
  | 'unique-rectangle-4'
  | 'unique-rectangle-5'
  | 'unique-rectangle-6'
  | 'hidden-rectangle'
  | 'avoidable-rectangle-1'
  | 'avoidable-rectangle-2'
  | 'unique-loop'
  | 'bug-plus-1'
  | 'bug-2'
  | 'bug-3'
  | 'bug-4';

/** The name of a technique, in kebab-case; the union grows as techniques are added. */
export type TechniqueId =
  | 'full-house'
  | 'naked-single'
  | 'hidden-single'
  | 'pointing'
  | 'claiming'
  | 'locked-pair'
  | 'locked-triple'
  | 'naked-pair'
  | 'naked-triple'
  | 'naked-quad'
  | 'hidden-pair'
  | 'hidden-triple'
  | 'hidden-quad'
  | FishId
  | SingleDigitId
  | ColorsId
  | UniquenessId
  | 'xy-wing'
  | 'xyz-wing'
  | 'w-wing'
  | 'x-chain'
  | 'xy-chain'
  | ChainTechniqueId
  | AlsTechniqueId
  | ExoticTechniqueId
  | LayoutTechniqueId;

/** The chains, loops and nets over any digits. */
export type ChainTechniqueId =
  | 'remote-pair'
  | 'grouped-x-chain'
  | 'aic'
  | 'grouped-aic'
  | 'continuous-nice-loop'
  | 'grouped-continuous-nice-loop'
  | 'discontinuous-nice-loop'
  | 'grouped-discontinuous-nice-loop'
  | 'kraken-fish'
  | 'forcing-chain'
  | 'forcing-net';

/** The techniques of almost locked sets. */
export type AlsTechniqueId =
  | 'als-xz'
  | 'als-xy-wing'
  | 'als-xy-chain'
  | 'sue-de-coq'
  | 'death-blossom'
  | 'aligned-pair-exclusion'
  | 'wxyz-wing';

/** Patterns of the hardest puzzles, and templates. */
export type ExoticTechniqueId =
  | 'template-set'
  | 'template-delete'
  | 'brute-force'
  | 'firework'
  | 'tridagon'
  | 'sk-loop'
  | 'exocet'
  | 'multi-sector-locked-sets';

/** What only layouts other than the classic one have: for these techniques the classic layout offers no instance. */
export type LayoutTechniqueId =
  | 'locked-candidates'
  | 'common-peers'
  | 'naked-set'
  | 'leftovers'
  | 'cage-combinations'
  | 'cage-digit'
  | 'innies-outies'
  | 'house-fillings';
