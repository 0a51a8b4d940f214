// A package's tests and examples, on sources that vite hands out with a flip in them, or with reports of what is reached.
// No file on the disk is ever changed, so there is nothing to put back, and several runs don't meet.
//
// KIT_FLIPS names a file with `{ name, root, files, reports? }`; which flip is in the sources is `globalThis.kitFlip`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { alias, packageTests } from '../../../config/vitest.ts';
import { withFlip, withReports } from './find-flips.mjs';

const { name, root, files, reports } = JSON.parse(readFileSync(process.env.KIT_FLIPS, 'utf8'));
const home = join(root, 'packages', name);
const examples = join(root, '.examples');
const { projects } = packageTests().test;
const inExamples = (file) => file.startsWith(examples);
const isSlices = (file) => file.endsWith('.slices.test.ts');

export default {
  root: home,
  test: {
    reporters: ['dot'],
    // The quickest file first: most flips fall there.
    sequence: {
      sequencer: class extends BaseSequencer {
        sort(specifications) {
          const place = ({ moduleId }) => files.indexOf(moduleId);
          return specifications.sort((a, b) => place(a) - place(b));
        }
      },
    },
    maxWorkers: 1,
    projects: [
      ...projects.map((project) =>
        adapt(
          { ...project, root: home },
          (file) => !inExamples(file) && isSlices(file) === (project.test.name === 'slices'),
        ),
      ),
      adapt(
        { root: examples, resolve: { alias }, test: { name: 'examples', pool: 'threads', testTimeout: 600_000 } },
        inExamples,
      ),
    ],
  },
};

function adapt(project, owns) {
  const { test, plugins = [] } = project;
  const include = files.filter(owns);
  return {
    ...project,
    plugins: [{ name: 'kit-flips', enforce: 'pre', transform }, ...plugins],
    test: {
      ...test,
      include: include.length > 0 ? include : ['none'],
      exclude: [],
      // Which file reaches what is seen only where they don't share modules.
      isolate: Boolean(reports),
      setupFiles: [...(test.setupFiles ?? []), ...(reports ? [join(root, 'tools/mutation/flips/record.mjs')] : [])],
    },
  };
}

function transform(code, id) {
  const file = id.split('?')[0];
  const flip = globalThis.kitFlip;
  if (flip?.file === file) return { code: withFlip(code, flip), map: null };
  const mine = reports?.filter((report) => report.file === file) ?? [];
  return mine.length > 0 ? { code: withReports(code, mine), map: null } : undefined;
}
