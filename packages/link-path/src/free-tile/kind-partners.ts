/** All ways in which the tiles of a kind go two by two: 3 of four tiles, 15 of six, 105 of eight. */

/** Each way as the partner of each tile, in the numbers 0 … tiles − 1. */
export function waysToPair(tiles: number): readonly number[][] {
  const ways: number[][] = [];
  const partner = new Array<number>(tiles).fill(-1);
  const pairUp = (): void => {
    const first = partner.indexOf(-1);
    if (first < 0) {
      ways.push([...partner]);
      return;
    }
    for (let second = first + 1; second < tiles; second++) {
      if (partner[second] >= 0) continue;
      partner[first] = second;
      partner[second] = first;
      pairUp();
      partner[first] = partner[second] = -1;
    }
  };
  pairUp();
  return ways;
}
