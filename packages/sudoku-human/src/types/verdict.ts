/** What a check of a step says. */

/** Why a step was rejected. */
export type Rejection =
  /** The step neither sets nor strikes out anything. */
  | 'no-conclusion'
  /** It sets or strikes out the same candidate twice. */
  | 'repeated-conclusion'
  /** It sets or strikes out a digit that is no candidate of its cell. */
  | 'not-a-candidate'
  /** It sets a digit that already stands in a cell seen from there. */
  | 'digit-already-placed'
  /** Its pattern names a candidate that the position doesn't have. */
  | 'pattern-not-on-board'
  /** It sets a digit, or strikes one out, where the technique does the other. */
  | 'wrong-kind-of-conclusion'
  /** Its pattern has links where the technique has none. */
  | 'unexpected-links'
  /** The houses of its pattern are not those of the technique: wrong number, kind, role or place. */
  | 'wrong-houses'
  /** The candidates of its pattern are not exactly those that the technique names, each once and in its role. */
  | 'wrong-candidates'
  /** The digit can go elsewhere, or the cell can hold another digit. */
  | 'not-a-single'
  /** The digit isn't confined to where the two houses cross. */
  | 'not-locked'
  /** The cells and digits are not equally many, or not shut off from the rest. */
  | 'not-a-subset'
  /** The digit's places in the box don't lie on one row and one column of it. */
  | 'not-an-empty-rectangle'
  /** The colours are not one cluster of strong links, each joining both colours. */
  | 'not-a-cluster'
  /** The cells are no rectangle or loop of two digits that would leave two solutions. */
  | 'not-a-deadly-pattern'
  /** It isn't known that the puzzle has one solution, and the technique rests on that. */
  | 'uniqueness-not-known'
  /** Two base houses share a candidate. */
  | 'base-houses-overlap'
  /** A house that the argument needs has the digit already. */
  | 'digit-not-needed'
  /** The cells don't have the digits, or the sight of each other, that the wing needs. */
  | 'not-a-wing'
  /** The number of links is even, or too small. */
  | 'wrong-chain-length'
  /** The links don't go strong, weak, …, strong. */
  | 'links-do-not-alternate'
  /** A link doesn't start where the one before it ends. */
  | 'links-do-not-join'
  /** A node has several cells that no cell beside their house sees together: in a box they lie on one line. */
  | 'not-a-group'
  /** Both ends of a strong link could be false. */
  | 'not-a-strong-link'
  /** Both ends of a weak link could be true. */
  | 'not-a-weak-link'
  /** The chain holds, but not by the links that give the technique its name. */
  | 'wrong-kind-of-chain'
  /** The cells of a set are not in one house or cage, or don't have one digit more than cells. */
  | 'not-almost-locked'
  /** The link's digit has places in the two sets that don't see each other, or none. */
  | 'not-a-restricted-common'
  /** Some digit can't be put into all rows, columns and boxes any more, so templates prove nothing. */
  | 'no-template'
  /** The wings don't complete the pivots' lines, or a digit has other places there. */
  | 'not-a-firework'
  /** The cells don't lie as they must, or the three digits can fill them. */
  | 'not-a-tridagon'
  /** The houses let the digits be in the cells more often than there are cells, or the corners aren't filled. */
  | 'not-a-locked-set'
  /** Base, targets or companions don't lie as they must, or a digit has too many places on the cross-lines. */
  | 'not-an-exocet'
  /** The sum lets the digit be there, or doesn't force it. */
  | 'sum-allows-it'
  /** A branch of a net has an inference that doesn't follow from those before it. */
  | 'inference-does-not-follow'
  /** A branch that should contradict itself doesn't. */
  | 'no-contradiction'
  /** The pattern holds, but doesn't rule this candidate out. */
  | 'elimination-does-not-follow';

/** What {@link verifyStep} answers. */
export type Verdict =
  | {
      /** The step follows from the position. */
      readonly valid: true;
    }
  | {
      /** The step doesn't follow from the position by its technique. */
      readonly valid: false;
      /** Why not. */
      readonly reason: Rejection;
    };
