export function smallest(items: readonly number[], count: number, compare: (a: number, b: number) => number): number[] {
  const kept: number[] = [];
  for (const item of items) {
    if (kept.length === count && compare(item, kept[count - 1]) >= 0) continue;
    let at = kept.length;
    while (at > 0 && compare(item, kept[at - 1]) < 0) at--;
    kept.splice(at, 0, item);
    if (kept.length > count) kept.pop();
  }
  return kept;
}
