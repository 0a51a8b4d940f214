// A package's tests, and its examples beside them: an example may notice a change of the code, too.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alias, packageTests } from '../../config/vitest.ts';

const root = process.env.KIT_MUTATION_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));
const name = process.env.KIT_MUTATION_PACKAGE;
const home = join(root, 'packages', name);
const { projects } = packageTests().test;

export default {
  root: home,
  test: {
    projects: [
      // Counting work would count the mutants' switches, so the slices stay out.
      ...projects.filter(({ test }) => test.name === 'laws').map((project) => ({ ...project, root: home })),
      {
        root: join(root, '.examples'),
        resolve: { alias },
        test: { name: 'examples', include: [`${name}.test.ts`], pool: 'threads', testTimeout: 600_000 },
      },
    ],
  },
};
