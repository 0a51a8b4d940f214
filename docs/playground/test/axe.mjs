// What axe finds in a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { must } from '../../../tools/checks/tally.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing that axe objects to is in the page, or in the part of it. */
export async function axeFindsNothing(page, part = 'html') {
  await page.evaluate(axe);
  // Only what is wrong comes back: all that is right took two thirds of the time on a long page.
  const violations = await page.evaluate(
    (within) => globalThis.axe.run(within, { resultTypes: ['violations'] }).then((results) => results.violations),
    part,
  );
  must(violations.length === 0, violations.map(describe).join('\n'));
}

function describe({ id, nodes }) {
  return `${id}: ${nodes
    .slice(0, 3)
    .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`)
    .join('\n')}`;
}
