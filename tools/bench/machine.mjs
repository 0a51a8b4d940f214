import { cpus, platform, release } from 'node:os';

/** The machine that a benchmark ran on, as its results.json states it. */
export function machine() {
  return {
    node: process.versions.node,
    cpu: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    os: `${platform()} ${release()}`,
  };
}
