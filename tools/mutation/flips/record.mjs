// Runs before each test file of the recording run: gathers which flips the file reaches, and what it costs.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

const before = process.cpuUsage();
globalThis.kitReached = new Set();

afterAll(() => {
  const { user, system } = process.cpuUsage(before);
  const file = expect.getState().testPath;
  const name = `reached-${createHash('sha256').update(file).digest('hex').slice(0, 16)}.json`;
  const reached = [...globalThis.kitReached];
  writeFileSync(
    join(process.env.KIT_FLIPS_REACHED, name),
    JSON.stringify({ file, seconds: (user + system) / 1e6, reached }),
  );
});
