/** Which sets of different digits have a size and a sum: the table that every killer player has in mind. */

const tables = /* @__PURE__ */ new Map<number, ReadonlyMap<number, Uint16Array>>();

const none = /* @__PURE__ */ (() => new Uint16Array(0))();

/** The sets of `count` different digits 1…`size` that add up to `sum`, as masks, ascending. */
export function combinations(size: number, count: number, sum: number): Uint16Array {
  let table = tables.get(size);
  if (table === undefined) {
    table = build(size);
    tables.set(size, table);
  }
  return table.get(count * 1024 + sum) ?? none;
}

function build(size: number): ReadonlyMap<number, Uint16Array> {
  const lists = new Map<number, number[]>();
  for (let mask = 0; mask < 1 << size; mask++) {
    let [count, sum] = [0, 0];
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      count++;
      sum += 32 - Math.clz32(rest & -rest);
    }
    const key = count * 1024 + sum;
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [mask]);
    else list.push(mask);
  }
  return new Map([...lists].map(([key, list]) => [key, Uint16Array.from(list)]));
}
