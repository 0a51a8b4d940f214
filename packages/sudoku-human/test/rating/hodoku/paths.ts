import { runSlices } from '@kit/grid';
import { readCorpus } from '../../../../../config/corpora.js';
import { parsePuzzle } from '../../../src/index.js';
import { levelOfPath } from '../../../src/rating/hodoku/levels.js';
import { hodokuPath, type PathStep } from '../../../src/rating/hodoku/path.js';
import { contentLines } from '../../techniques/positions.js';

/** HoDoKu's short codes, where they aren't made of parts. */
const codes: Readonly<Record<string, string>> = {
  'full-house': 'fh',
  'naked-single': 'n1',
  'hidden-single': 'h1',
  pointing: 'lc1',
  claiming: 'lc2',
  'remote-pair': 'rp',
  'bug-plus-1': 'bug1',
  skyscraper: 'sk',
  'two-string-kite': '2sk',
  'turbot-fish': 'tf',
  'empty-rectangle': 'er',
  'w-wing': 'w',
  'xy-wing': 'xy',
  'xyz-wing': 'xyz',
  'hidden-rectangle': 'hr',
  'avoidable-rectangle-1': 'ar1',
  'avoidable-rectangle-2': 'ar2',
  'sue-de-coq': 'sdc',
  'simple-colors-trap': 'sc1',
  'simple-colors-wrap': 'sc2',
  'multi-colors-1': 'mc1',
  'multi-colors-2': 'mc2',
  'x-chain': 'x',
  'xy-chain': 'xyc',
  'als-xz': 'axz',
  'als-xy-wing': 'axy',
  'als-xy-chain': 'ach',
  'brute-force': 'bf',
  aic: 'aic',
  'grouped-aic': 'gaic',
};
const sizes = ['pair', 'triple', 'quad'];
const fishSizes = ['x-wing', 'swordfish', 'jellyfish'];
const fishKinds: Readonly<Record<string, string>> = {
  '': 'bf',
  'finned-': 'fbf',
  'sashimi-': 'sbf',
  'franken-': 'ff',
  'finned-franken-': 'fff',
};

/** The code of a technique; refutations and verities of chains and nets have one here. */
function codeOf(technique: string): string {
  const known = codes[technique];
  if (known !== undefined) return known;
  const [, kind, size] = /^(naked|hidden|locked)-(\w+)$/.exec(technique) ?? [];
  if (kind !== undefined) return `${kind[0]}${sizes.indexOf(size) + 2}`;
  const rectangle = /^unique-rectangle-(\d)$/.exec(technique);
  if (rectangle) return `u${rectangle[1]}`;
  const loop = /^(grouped-)?(continuous|discontinuous)-nice-loop$/.exec(technique);
  if (loop) return `${loop[1] ? 'g' : ''}${loop[2][0]}nl`;
  const forcing = /^forcing-(chain|net)$/.exec(technique);
  if (forcing) return `f${forcing[1][0]}`;
  const fish = fishSizes.findIndex((name) => technique.endsWith(name));
  return `${fishKinds[technique.slice(0, -fishSizes[fish].length)]}${fish + 2}`;
}

function nameOf(candidate: number): string {
  return `${(candidate % 9) + 1}${Math.floor(candidate / 81) + 1}${(Math.floor(candidate / 9) % 9) + 1}`;
}

/** A step as the table of paths writes it, without the pattern. */
export function textOf({ technique, placed, effects }: Pick<PathStep, 'technique' | 'placed' | 'effects'>): string {
  const what = placed >= 0 ? `+${nameOf(placed)}` : effects.map((effect) => `-${nameOf(effect)}`).join();
  return `${codeOf(technique)} ${what}`;
}

/** The path of a puzzle; `see` is shown each step with the board before it. */
export function pathOf(
  puzzle: string,
  see: (step: PathStep, board: Parameters<Parameters<typeof hodokuPath>[1]>[1]) => void = () => undefined,
): PathStep[] {
  const position = parsePuzzle(puzzle);
  const steps: PathStep[] = [];
  runSlices(
    hodokuPath(position, function* (step, board) {
      see(step, board);
      steps.push(step);
      yield;
    }),
  );
  return steps;
}

/** The measured paths: puzzle, level, score, steps. */
export function measuredPaths(): { puzzle: string; level: string; score: number; steps: string[] }[] {
  return contentLines(readCorpus('sudoku-human', 'hodoku220-paths-odd.tsv')).map((line) => {
    const [puzzle, level, score, path] = line.split('\t');
    return { puzzle, level: level.toLowerCase(), score: Number(score), steps: path.split('|') };
  });
}

/** The first step of a measured path that ours does otherwise, or nothing; level and score stand at the end. */
export function firstDifference(measured: ReturnType<typeof measuredPaths>[number]): string | undefined {
  const path = pathOf(measured.puzzle);
  const score = path.reduce((sum, step) => sum + step.score, 0);
  const level = levelOfPath(
    path.map((step) => step.level),
    score,
  );
  const ours = [...path.map(textOf), `${level} ${score}`];
  const theirs = [
    ...measured.steps.map((step) => {
      const [code, what] = step.split(' ');
      return `${/^f[cn][cv]$/.test(code) ? code.slice(0, 2) : code} ${what}`;
    }),
    `${measured.level} ${measured.score}`,
  ];
  const at = theirs.findIndex((step, i) => step !== ours[i]);
  if (at < 0 && ours.length === theirs.length) return undefined;
  return `${measured.puzzle}, step ${at}: ${ours[at]} instead of ${theirs[at]} (${measured.steps[at] ?? 'the end'})`;
}
