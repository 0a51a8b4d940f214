import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideOrder, methodOrder, packages, siteName } from '../site-map.mjs';

/** Writes llms.txt (https://llmstxt.org): what there is to read, each as Markdown, with what it says. */
export function writeOverview(site, written) {
  const of = (kind) => written.filter(({ page }) => page.kind === kind);
  const inOrder = (kind, order) => of(kind).sort((a, b) => order.indexOf(a.page.name) - order.indexOf(b.page.name));
  const line = ({ page, head }) =>
    `- [${head.title.split(' | ')[0]}](${page.path.replace(/html$/, 'md')}): ${head.description}`;
  const functions = (name) =>
    of('function')
      .filter(({ page }) => page.package === name)
      .map(
        ({ page, head }) =>
          `- [${page.name}](${page.path.replace(/html$/, 'md')}): ${head.description.replace(/^[^:]*: /, '')}`,
      );
  const home = written.find(({ page }) => page.kind === 'home');
  const parts = [
    `# ${siteName}`,
    `> ${home.head.description}`,
    'Every page of the site has a Markdown copy beside it: the same address, ending in `.md`.',
    ['## Guides', '', ...inOrder('guide', guideOrder).map(line)].join('\n'),
    ['## Method', '', ...inOrder('method', methodOrder).map(line)].join('\n'),
    ['## Packages', '', ...of('module').map(line)].join('\n'),
    ['## Playgrounds', '', ...of('play').map(line)].join('\n'),
    ...packages.map((name) => [`## Functions of @kit/${name}`, '', ...functions(name)].join('\n')),
  ];
  writeFileSync(join(site, 'llms.txt'), `${parts.join('\n\n')}\n`);
}
