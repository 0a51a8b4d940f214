/** The same shuffle that a random stream makes of a list, in pieces. */
import type { Random } from '@kit/grid';

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = list.slice();
  for (let last = mixed.length - 1; last > 0; last--) {
    const chosen = random.int(last + 1);
    const held = mixed[last];
    mixed[last] = mixed[chosen];
    mixed[chosen] = held;
  }
  return mixed;
}
