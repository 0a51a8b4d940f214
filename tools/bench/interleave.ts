/** The processor's seconds that a call takes; unlike the clock's they don't count what other programs take. */
export function time(call: () => void): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * Times several contestants in turns, so that whatever slows the machine down meets all of them: each round runs each of
 * them for about `seconds`. The answers are median seconds a call.
 */
export function interleave<Name extends string>(
  contestants: Readonly<Record<Name, () => void>>,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Record<Name, number> {
  const names = Object.keys(contestants) as Name[];
  const calls = names.map((name) => {
    contestants[name]();
    return Math.max(1, Math.ceil(seconds / Math.max(1e-4, time(contestants[name]))));
  });
  const times = names.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    for (const [index, name] of names.entries()) {
      const taken = time(() => {
        for (let call = 0; call < calls[index]; call++) contestants[name]();
      });
      times[index].push(taken / calls[index]);
    }
  }
  return Object.fromEntries(names.map((name, index) => [name, median(times[index])])) as Record<Name, number>;
}

function median(list: number[]): number {
  return list.sort((a, b) => a - b)[Math.trunc(list.length / 2)];
}
