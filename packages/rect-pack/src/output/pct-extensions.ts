/** Extensions that PCT writes in two signs, `~1` to `~5`. */
export const pctExtensions: readonly string[] = ['.png', '.webp', '.jpg', '.jpeg', '.gif'];
