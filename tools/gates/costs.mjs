// The table "What it costs" of each README, made from the budgets of tools/checks/.size-limit.json, which CI holds.
// `npm run check:gates -- --write` writes it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** READMEs whose table differs from the budgets; with `write` it is made anew. */
export function costs(root, write) {
  const budgets = JSON.parse(readFileSync(join(root, 'tools/checks/.size-limit.json'), 'utf8'));
  const found = [];
  const folders = readdirSync(join(root, 'packages'));
  for (const folder of folders) {
    const file = join('packages', folder, 'README.md');
    const text = readFileSync(join(root, file), 'utf8');
    const fresh = text.replace(/(?<=\n## What it costs\n\n).*?(?=\n## )/s, () => tableOf(budgets, folder));
    if (fresh === text && text.includes('\n## What it costs\n')) continue;
    if (write) writeFileSync(join(root, file), fresh);
    else found.push(`${file}: "What it costs" differs from the budgets: npm run check:gates -- --write`);
  }
  return { found, looked: `${folders.length} READMEs` };
}

function tableOf(budgets, folder) {
  const rows = budgets
    .filter(({ name }) => name.startsWith(`${folder}: `))
    .map(({ name, limit }) => [name.slice(folder.length + 2), Number.parseFloat(limit)])
    .map(([what, size]) => `| ${/^\w+$/.test(what) && what !== 'everything' ? `\`${what}\`` : what} | ${size} |`);
  const head = 'An app bundles what it imports. Minified and compressed (brotli), with all that it needs, at most:';
  return `${head}\n\n| import | kB |\n|---|---:|\n${rows.join('\n')}\n`;
}
