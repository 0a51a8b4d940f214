// A package's tests and the examples that import it, on sources that vite hands out with a flip in them (or with reports
// of what is reached): no file on the disk is ever changed, so there is nothing to put back and runs don't meet.
//
// What to do stands in the file that KIT_FLIPS names: see run-tests.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { alias, packageTests } from '../../../config/vitest.ts';
import { withFlip, withReports } from './find-flips.mjs';

const { name, root, files, flip, reports } = JSON.parse(readFileSync(process.env.KIT_FLIPS, 'utf8'));
const home = join(root, 'packages', name);
const examples = join(root, '.examples');
const { projects } = packageTests().test;
const record = fileOfTool('record.mjs');

export default {
  root: home,
  test: {
    reporters: ['dot'],
    // The quickest file first: most flips fall there.
    sequence: {
      sequencer: class extends BaseSequencer {
        sort(specifications) {
          const place = ({ moduleId }) => (files ? files.indexOf(moduleId) : 0);
          return specifications.sort((a, b) => place(a) - place(b));
        }
      },
    },
    bail: flip ? 1 : 0,
    maxWorkers: 1,
    projects: [
      ...projects.map((project) => adapt({ ...project, root: home }, (file) => file.startsWith(join(home, 'test')))),
      adapt(
        { root: examples, resolve: { alias }, test: { name: 'examples', pool: 'threads', testTimeout: 600_000 } },
        (file) => file.startsWith(examples),
      ),
    ],
  },
};

function adapt(project, owns) {
  const { test, plugins = [] } = project;
  const isSlices = (file) => file.endsWith('.slices.test.ts');
  const mine = files?.filter((file) => owns(file) && isSlices(file) === (test.name === 'slices'));
  return {
    ...project,
    plugins: [{ name: 'kit-flips', enforce: 'pre', transform }, ...plugins],
    test: {
      ...test,
      ...(mine ? { include: mine.length > 0 ? mine : ['none'], exclude: [] } : {}),
      // What a test reaches is told by itself only where modules aren't shared.
      isolate: Boolean(reports),
      setupFiles: [...(test.setupFiles ?? []), ...(reports ? [record] : [])],
    },
  };
}

function transform(code, id) {
  const file = id.split('?')[0];
  if (flip?.file === file) return { code: withFlip(code, flip), map: null };
  const mine = reports?.filter((report) => report.file === file) ?? [];
  return mine.length > 0 ? { code: withReports(code, mine), map: null } : undefined;
}

function fileOfTool(file) {
  return join(root, 'tools', 'mutation', 'flips', file);
}
