/** A table of the benchmarks page. */
export type Table = {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};
