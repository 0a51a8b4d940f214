// A page as Markdown, for assistants and for those who read in a terminal: made from the finished page, so that it says the
// same, with links to the Markdown of the other pages.
import Turndown from 'turndown';

const service = new Turndown({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
});

service.addRule('table', {
  filter: 'table',
  replacement: (_, table) => {
    const rows = Array.from(table.querySelectorAll('tr'), (row) =>
      Array.from(row.children, (cell) =>
        service
          .turndown(cell.innerHTML)
          .replace(/\s*\n\s*/g, ' ')
          .replaceAll('|', '\\|'),
      ),
    );
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return `\n\n${[line(rows[0]), line(rows[0].map(() => '---')), ...rows.slice(1).map(line)].join('\n')}\n\n`;
  },
});
service.addRule('code', {
  filter: (node) => node.nodeName === 'PRE',
  replacement: (_, node) => {
    const language = node.querySelector('code')?.getAttribute('class') ?? '';
    return `\n\n\`\`\`${language}\n${node.textContent.replace(/\n$/, '')}\n\`\`\`\n\n`;
  },
});

/** The main part of a page as Markdown, its title and description in front. */
export function toMarkdown(document, { description }) {
  const main = document.querySelector('main').cloneNode(true);
  for (const drawn of main.querySelectorAll('svg[role=img]')) {
    if (drawn.closest('a')) continue;
    const words = document.createElement('p');
    words.textContent = `[Picture: ${drawn.getAttribute('aria-label')}]`;
    drawn.replaceWith(words);
  }
  for (const noise of main.querySelectorAll(
    'svg, .tsd-anchor-icon, .tsd-breadcrumb, pre > button, noscript, .tsd-sources, .tsd-index-panel',
  )) {
    noise.remove();
  }
  // One call is no list of calls.
  for (const item of main.querySelectorAll('.tsd-signatures > li')) item.parentNode.before(...item.childNodes);
  for (const list of main.querySelectorAll('.tsd-signatures')) list.remove();
  for (const signature of main.querySelectorAll('.tsd-signature')) {
    const block = document.createElement('pre');
    const code = document.createElement('code');
    code.className = 'ts';
    code.textContent = signature.textContent.trim();
    block.append(code);
    signature.replaceWith(block);
  }
  // TypeDoc breaks the lines of its code by elements.
  for (const rest of main.querySelectorAll('pre br')) rest.replaceWith('\n');
  for (const link of main.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href');
    if (!/^\w+:/.test(href)) link.setAttribute('href', href.replace(/\.html(?=#|$)/, '.md'));
  }
  const text = service.turndown(main.innerHTML).replace(/\n{3,}/g, '\n\n');
  const [title, ...rest] = text.split('\n');
  return `${title}\n\n> ${description}\n${rest.join('\n')}\n`;
}
