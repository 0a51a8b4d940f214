import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who knows one package's README finds anything in the others'. A package may have sections of its own between these. */
const sections = [
  'Install',
  'Thirty seconds',
  'What it answers',
  'How it works',
  'Compared with others',
  'Errors and limits',
  'More',
];

/** READMEs of packages that lack a section, have one twice, or have them in another order. */
export function readmeOrder(root) {
  const names = readdirSync(join(root, 'packages')).sort();
  const found = names.flatMap((name) => {
    const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const shared = headings.filter((heading) => sections.includes(heading));
    return shared.join() === sections.join() ? [] : [`packages/${name}/README.md: ${headings.join(', ')}`];
  });
  return { found, looked: `${names.length} files` };
}
