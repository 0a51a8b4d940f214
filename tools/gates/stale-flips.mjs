import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { equivalentFlips, recordedNames } from '../mutation/run/equivalent-flips.mjs';
import { findFlips } from '../mutation/run/flips.mjs';

/** What is said to change no result names a line that still stands, or a later line may pass under its name. */
export function staleFlips(root) {
  const packages = readdirSync(join(root, 'packages'));
  let looked = 0;
  const found = packages.flatMap((name) => {
    const home = join(root, 'packages', name);
    const files = new Set([...recordedNames(home)].map((flip) => flip.split(' ')[0]));
    const { names, faults } = equivalentFlips(home, findFlips(join(home, 'src'), { only: files }));
    looked += names.size;
    return faults.map((fault) => `packages/${name}/test/equivalent-flips.json: ${fault}`);
  });
  return { found, looked: `${looked} names` };
}
