import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartOf } from './charts.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What every benchmark wrote, with the command that wrote it. */
export function allResults() {
  const sources = [
    ...readdirSync(join(root, 'packages'))
      .sort()
      .map((name) => ({
        command: `npm run bench -- ${name}`,
        file: join(root, 'packages', name, 'bench', 'results.json'),
      })),
    { command: 'npm run bench -- commands', file: join(root, 'tools', 'bench', 'results.json') },
    { command: 'npm run bench -- slices', file: join(root, 'tools', 'bench', 'slices.json') },
  ].filter(({ file }) => existsSync(file));
  return sources.map(({ command, file }) => ({ command, ...JSON.parse(readFileSync(file, 'utf8')) }));
}

const page = join(root, 'docs', 'guide', 'benchmarks.md');

/** Writes docs/guide/benchmarks.md from the results.json of every benchmark. */
export function assemblePage() {
  writeFileSync(page, pageText());
}

/** Is the page what the results say? It isn't after an edit by hand. */
export function isPageAssembled() {
  return readFileSync(page, 'utf8') === pageText();
}

function pageText() {
  const sections = allResults().map(section);
  const head = `---
title: Benchmarks
category: Guides
---

# Benchmarks

Each table was written by the command above it. Where programs are compared, they run in one process and on the same input.
Compare along a row: the ratios carry over to other machines, the absolute times don't.
`;
  return [head, ...sections].join('\n');
}

function section({ command, title, tables, machine, versions }) {
  const against = Object.entries(versions ?? {}).map(([name, version]) => `${name} ${version}`);
  return `## ${title}

\`${command}\` on Node ${machine.node}, ${machine.cpu}, ${machine.os}${against.length > 0 ? `; ${against.join(', ')}` : ''}.

${tables.map(table).join('\n')}`;
}

function table(content) {
  const { title, note, columns, rows } = content;
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return `### ${title}

${note ? `${note}\n\n` : ''}${picture(chartOf(content))}${[line(columns), line(columns.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')}
`;
}

/** The chart's place; the numbers that it shows stand in the table below it. */
function picture(chart) {
  return chart ? `![Chart: ${chart.title}. The table below has its numbers.](pictures/${chart.file})\n\n` : '';
}
