/** A box by its edges, half-open: it covers `x <= px < endX`. */
export type Box = { readonly x: number; readonly y: number; readonly endX: number; readonly endY: number };
