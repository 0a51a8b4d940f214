/** A count with its English noun: `1 turn`, `2 turns`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
