/** The name of a technique, in kebab-case; the union grows as techniques are added. */
export type TechniqueId =
  | 'full-house'
  | 'naked-single'
  | 'hidden-single'
  | 'pointing'
  | 'claiming'
  | 'naked-pair'
  | 'naked-triple'
  | 'naked-quad'
  | 'hidden-pair'
  | 'hidden-triple'
  | 'hidden-quad'
  | 'x-wing'
  | 'swordfish'
  | 'jellyfish'
  | 'finned-x-wing'
  | 'xy-wing'
  | 'xyz-wing'
  | 'w-wing'
  | 'x-chain'
  | 'xy-chain'
  | ChainTechniqueId
  | AlsTechniqueId;

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
  | 'forcing-chain'
  | 'forcing-net';

/** The techniques of almost locked sets. */
export type AlsTechniqueId = 'als-xz' | 'als-xy-wing' | 'als-xy-chain';
