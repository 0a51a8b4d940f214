/** What the benchmark uses of maxrects-packer's working file, which comes without types. */
declare module '*/maxrects-packer.mjs' {
  export class MaxRectsPacker {
    constructor(width: number, height: number, padding: number, options: Readonly<Record<string, unknown>>);
    readonly bins: readonly { readonly width: number; readonly height: number; readonly rects: readonly unknown[] }[];
    addArray(rects: readonly object[]): void;
  }
}
