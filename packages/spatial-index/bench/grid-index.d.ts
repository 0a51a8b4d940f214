/** What the benchmark uses of grid-index, which has no types of its own. */
declare module 'grid-index' {
  export default class GridIndex {
    constructor(extent: number, cells: number, padding: number);
    insert(key: number, minX: number, minY: number, maxX: number, maxY: number): void;
    query(minX: number, minY: number, maxX: number, maxY: number): number[];
  }
}
