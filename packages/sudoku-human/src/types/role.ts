/** What candidates are in a pattern. */

/** What a candidate is in a pattern; {@link roleKind} gives the class that a drawing needs. */
export type Role =
  /** Singles: the digit that is set. */
  | 'single'
  /** Locked candidates, subsets and sums: the places to which a house, a cage or a cell confines digits. */
  | 'locked'
  /** Subsets: the digits in the cells that have no room for others. */
  | 'subset'
  /** Fish: a place of the digit where bases and covers cross. Exocets: a candidate of the two base cells. */
  | 'base'
  /** Fish: a place of the digit in a base that no cover has. */
  | 'fin'
  /** Skyscrapers, kites and turbot fish: an end of the two strong links; one of the ends is true. */
  | 'end'
  /** Skyscrapers, kites and turbot fish: one of the two places that see each other. */
  | 'joint'
  /** Empty rectangles: a place of the digit in the box. Sue de Coq: a candidate of the cells in the rest of the box. */
  | 'box'
  /** Empty rectangles: an end of the strong link. */
  | 'link'
  /** Wings and fireworks: a candidate of the cell (or cells) that all wings see. */
  | 'pivot'
  /** Wings and fireworks: a candidate of a wing. */
  | 'wing'
  /** W-Wings: one of the two places of the strong link between the wings. */
  | 'bridge'
  /** Colours: a candidate of the first colour; where one colour is false, it is this one. */
  | 'color-a'
  /** Colours: a candidate of the colour opposite to `'color-a'`. */
  | 'color-b'
  /** Multi-colours: a candidate of the first colour of the second cluster. */
  | 'color-c'
  /** Multi-colours: a candidate of the colour opposite to `'color-c'`. */
  | 'color-d'
  /** Patterns of uniqueness: a candidate that would be part of a second solution. */
  | 'deadly'
  /** Patterns of uniqueness: a candidate that prevents the second solution; one of them is true. */
  | 'extra'
  /** Chains and loops: a candidate that is false if the chain starts with a false one. */
  | 'off'
  /** Chains and loops: a candidate that is true if the chain starts with a false one. */
  | 'on'
  /** Discontinuous loops: the candidate where the loop begins and ends. */
  | 'discontinuity'
  /** Forcing chains and nets: a candidate that is tried. */
  | 'assumption'
  /** Almost locked sets: a candidate of the first, second … set. */
  | `set-${number}`
  /** Death blossoms: a candidate of the cell whose digits the petals take. */
  | 'stem'
  /** Death blossoms: a candidate of the first, second … almost locked set. */
  | `petal-${number}`
  /** Sue de Coq: a candidate of the cells where line and box cross. */
  | 'crossing'
  /** Sue de Coq: a candidate of the cells in the rest of the line. */
  | 'line'
  /** Aligned pair exclusion: a candidate of the two cells. */
  | 'pair'
  /** Aligned pairs and triples of Sudoku Explainer: a candidate of the two or three cells. */
  | 'aligned'
  /** Aligned pairs and triples of Sudoku Explainer: a candidate of a cell that excludes combinations. */
  | 'excluder'
  /** Templates: a place of the digit in some template. */
  | 'template'
  /** Tridagons: one of the three digits in the twelve cells. */
  | 'tridagon'
  /** Tridagons: another candidate of these cells; one of them is true. */
  | 'guardian'
  /** Exocets: a base digit in a target cell. */
  | 'target'
  /** Exocets: a base digit in a cell that can hold what the other target holds. */
  | 'mirror'
  /** Exocets: a base digit on the cross-lines outside of the band. */
  | 'cross-line'
  /** SK-Loops: a candidate of the ring of cells. */
  | 'loop'
  /** Multi-sector locked sets: a candidate of a cell where the rows and columns cross. */
  | 'cell'
  /** Cages and houses with cages: a candidate of a cell whose fillings are tried. */
  | 'filling'
  /** Law of leftovers, innies and outies: a candidate of a cell that only the first area has. */
  | 'innie'
  /** Innies and outies: a candidate of a cell that only the other area has. */
  | 'outie';

/**
 * How a drawing shows a candidate. `'key'`: the core of the pattern. `'support'`: what joins the parts of the core. `'fin'`:
 * what keeps the core from being whole. `'alternative'`: the other side of the core, if a pattern has two sides that look
 * alike, such as colours, the two ends of links, or neighbouring sets. `'target'`: where the conclusion falls.
 */
export type RoleKind = 'key' | 'support' | 'fin' | 'alternative' | 'target';
