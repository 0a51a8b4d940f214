import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const windows = process.platform === 'win32';
const program = windows ? 'pnpm.cmd' : 'pnpm';

/**
 * The folder of the pinned pnpm (`pnpm@1.2.3`). npx fetches it where it isn't there yet and tells where it is, which takes
 * longer than most of what pnpm is asked to do; so that is noted.
 */
export function pnpmFolder(root, pinned) {
  const note = join(root, 'node_modules', '.cache', 'kit-pnpm.json');
  const known = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {};
  if (known.pinned === pinned && existsSync(join(known.folder, program))) return known.folder;
  const { stdout, stderr, status, error } = spawnSync(
    'npx',
    ['--yes', `--package=${pinned}`, 'node', '-p', 'process.env.PATH'],
    // On Windows npx is a .cmd file, which only a shell can start.
    { cwd: root, encoding: 'utf8', shell: windows },
  );
  const folder = stdout?.trim().split(delimiter).find(hasPnpm);
  if (status !== 0 || folder === undefined) {
    console.error(`${pinned} can't be had: ${error?.message ?? stderr}`);
    process.exit(1);
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ pinned, folder }));
  return folder;
}

function hasPnpm(folder) {
  return existsSync(join(folder, program));
}
