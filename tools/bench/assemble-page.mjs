import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartOf } from './charts.mjs';
import { comparisonsOf, ratioText } from './summary.mjs';

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

function pageText() {
  const results = allResults();
  const sections = results.map(section);
  const head = `---
title: Benchmarks
category: Guides
---

# Benchmarks

How many times as good as the other, from the worst row of a table to its best: quicker, shorter, or less left over. Below 1
the other is better. Programs that are timed run in one process and on the same input; the ratios carry over to other
machines, the absolute times don't. Memory that is freed stays with the process, so that what a machine asks for fresh memory
isn't measured. \`@kit/mines-inference\` was measured beside no other package: its times stand below.

${summary(results)}
Below, each table was written by the command above it.
`;
  return [head, ...sections].join('\n');
}

/** One table of all that is compared with others; a package links to its own tables. */
function summary(results) {
  const rows = comparisonsOf(results).map((row) => [
    `[@kit/${row.name}](#${anchorOf(row.section)})`,
    ratioText(row),
    row.what,
    row.against,
  ]);
  return tableOf(['package', 'ratio', 'what', 'against'], rows, ['---', '---:', '---', '---']);
}

/** The anchor of a heading: its letters, digits and dashes. */
function anchorOf(title) {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

function section({ command, title, tables, machine, versions }) {
  const against = Object.entries(versions ?? {}).map(([name, version]) => `${name} ${version}`);
  return `## ${title}

\`${command}\` on Node ${machine.node}, ${machine.cpu}, ${machine.os}${against.length > 0 ? `; ${against.join(', ')}` : ''}.

<details>
<summary>${tables.length === 1 ? 'The table' : `${tables.length} tables`}</summary>

${tables.map(table).join('\n')}
</details>
`;
}

function table(content) {
  const { title, note, columns, rows } = content;
  const sides = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return `### ${title}

${note ? `${note}\n\n` : ''}${picture(chartOf(content))}${tableOf(columns, rows, sides)}`;
}

function tableOf(columns, rows, sides) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return `${[line(columns), line(sides), ...rows.map(line)].join('\n')}\n`;
}

/** The chart's place; the numbers that it shows stand in the table below it. */
function picture(chart) {
  return chart ? `![Chart: ${chart.title}. The table below has its numbers.](pictures/${chart.file})\n\n` : '';
}

// `node tools/bench/assemble-page.mjs`: is the page what the benchmarks wrote, with nothing added by hand? Changes nothing.
if (process.argv[1] === fileURLToPath(import.meta.url) && readFileSync(page, 'utf8') !== pageText()) {
  console.error('docs/guide/benchmarks.md differs: change the results or what assembles them');
  process.exitCode = 1;
}
