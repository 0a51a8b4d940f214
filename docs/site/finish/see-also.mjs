// One line below the title of a page: the guide, the method, the playground, the list of functions.
import { subjects } from '../site-map.mjs';

/** Puts the links below the title. `section` is the part of the guide that names the export of this page. */
export function addSeeAlso(document, page, base, section) {
  const links = linksOf(page, section);
  if (links.length === 0) return;
  const line = document.createElement('p');
  line.className = 'kit-see';
  for (const [index, [path, text]] of links.entries()) {
    if (index > 0) line.append(' · ');
    const link = document.createElement('a');
    link.setAttribute('href', base + path);
    link.textContent = text;
    line.append(link);
  }
  document.querySelector('h1').after(line);
}

/** Where to go from a page, as paths in the site with their words. */
export function linksOf(page, section) {
  const subject = subjects.find(({ name }) => name === page.package);
  if (page.kind === 'home' || page.kind === 'list') return [];
  if (!subject) {
    if (page.package === undefined) return [];
    // @kit/grid has no guide of its own: it is spoken of where all packages are.
    const { document } = section ?? { document: 'Getting_started' };
    return [
      [
        `documents/${document}.html${anchor(section)}`,
        words(document.replace('__', ': ').replaceAll('_', ' '), section),
      ],
    ];
  }
  const target = section?.document ?? subject.guides[0];
  const guide = [`documents/${target}.html${anchor(section)}`, words(subject.title, section)];
  const method = subject.method ? [[`documents/${subject.method}.html`, 'Method']] : [];
  const play = [`documents/${subject.play}.html`, 'Playground'];
  const api = [`modules/_kit_${subject.name}.html`, `All functions of @kit/${subject.name}`];
  if (page.kind === 'guide') return [...method, play, api];
  if (page.kind === 'method') return [guide, play, api];
  if (page.kind === 'play') return [guide, api];
  return [guide, play];
}

const anchor = (section) => (section?.id ? `#${section.id}` : '');
const words = (title, section) => `Guide: ${title}${section?.heading ? `, ${section.heading}` : ''}`;
