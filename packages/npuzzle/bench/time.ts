/** Milliseconds of the processor that a call takes; unlike the clock's they don't count what other programs take. */
export function milliseconds(call: () => void): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The middle one of a list of numbers. */
export function median(list: readonly number[]): number {
  return [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)];
}
