import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfList, listedNames } from '../mutation/run/equivalents.mjs';
import { findFlips } from '../mutation/run/flips.mjs';

/** What is said to change no result names a line that still stands, or a later line may pass under its name. */
export function staleFlips(root) {
  const packages = readdirSync(join(root, 'packages'));
  let looked = 0;
  const found = packages.flatMap((name) => {
    const home = join(root, 'packages', name);
    const names = listedNames(home, 'flips');
    const files = new Set([...names].map((flip) => flip.split(' ')[0]));
    looked += names.size;
    const faults = faultsOfList(home, 'flips', findFlips(join(home, 'src'), { only: files }));
    return faults.map((fault) => `packages/${name}/${fault}`);
  });
  return { found, looked: `${looked} names` };
}
