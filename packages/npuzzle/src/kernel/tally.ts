/** What all parts of a search count together: nodes, or whatever else it reports as such. */
export type Tally = { nodes: number };
