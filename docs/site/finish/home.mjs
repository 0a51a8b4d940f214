// The home page is the README with pictures: one of each solver at work as a card, and three figures with their commands.
import { allResults } from '../../../tools/bench/assemble-page.mjs';
import { comparisonsOf, ratioText } from '../../../tools/bench/summary.mjs';
import { cards as pictures } from '../pictures/cards.mjs';
import { subjects } from '../site-map.mjs';

/** The figures of the home page, by the package and what is measured. */
const figures = [
  [
    'sudoku-human',
    'One solution',
    'as many puzzles checked for a second solution as the quickest solver on npm that we know of finds a first one',
  ],
  ['npuzzle', 'Shortest solutions', 'as quick as sliding-puzzle-solver to the shortest solution, where that finds one'],
  [
    'rect-pack',
    'Smallest page: 29',
    'less of the page wasted than by the fullest of four packers, on 29 real lists of pictures',
  ],
];

export function buildHome(document) {
  const text = document.querySelector('.tsd-panel.tsd-typography');
  const lead = text.querySelector('h1 + p');
  lead.classList.add('kit-lead');
  // The list of playgrounds and how to run them from a clone are the cards' and the contributors' now.
  [...text.querySelectorAll('p')].find((p) => p.textContent.startsWith('Play in the browser'))?.remove();
  cutSection(text, 'contributing');
  cutSection(text, 'guides');
  lead.after(fragment(document, `${cards()}${figureList()}`));
  listSections(document, text);
}

function cards() {
  const list = subjects.map(
    ({ name, guides: [guide], play, title, answers }, index) => `<li class="kit-card">
<a class="kit-card-play" href="documents/${play}.html"><span class="kit-card-picture">${drawn(name, index)}</span>
<span class="kit-card-title">${title}</span></a>
<p>${answers}</p>
<p class="kit-card-links"><a href="documents/${play}.html">Play ${title}</a> · <a href="documents/${guide}.html">Guide to ${title}</a> · <a href="modules/_kit_${name}.html">@kit/${name}</a></p></li>`,
  );
  return `<h2 id="play">Six solvers and an index, at work</h2><ul class="kit-cards">${list.join('')}</ul>
<p class="kit-start"><a href="documents/Getting_started.html">Getting started</a> takes you from <code>npm install</code> to a hint button.</p>`;
}

/** The picture in the page, where it follows the theme; the first one brings the rules for all. */
function drawn(name, index) {
  const [draw, label] = pictures[name];
  const svg = index === 0 ? draw() : draw().replace(/<style>.*?<\/style>/s, '');
  return svg.replace('<svg ', `<svg role="img" aria-label="${label}" `);
}

function figureList() {
  const comparisons = comparisonsOf(allResults());
  const items = figures.map(([name, table, says]) => {
    const found = comparisons.find((row) => row.name === name && row.table.startsWith(table));
    if (!found) throw new Error(`no comparison for the figure of ${name}`);
    return `<li class="kit-figure"><strong>${ratioText(found)}</strong><p>${says}</p><p><code>${found.command}</code></p></li>`;
  });
  return `<h2 id="three-figures">Three figures</h2><ul class="kit-figures">${items.join('')}</ul>
<p>How they were measured, and where others are ahead: <a href="documents/Benchmarks.html">the benchmarks</a>.</p>`;
}

/** The list of sections beside the page, anew. */
function listSections(document, text) {
  const list = document.querySelector('.tsd-page-navigation ul');
  const headings = [...text.querySelectorAll('h2')];
  list.innerHTML = headings
    .map((h2) => `<li><a href="#${h2.id}"><span>${h2.textContent.trim()}</span></a></li>`)
    .join('');
}

/** Takes away a heading with all that stands below it, up to the next heading of its level. */
function cutSection(text, id) {
  const heading = text.querySelector(`#${id}`);
  if (!heading) throw new Error(`the README has no section "${id}"`);
  let next = heading.nextElementSibling;
  while (next && next.localName !== 'h2') {
    const after = next.nextElementSibling;
    next.remove();
    next = after;
  }
  heading.remove();
}

function fragment(document, html) {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder;
}
