import { vi } from 'vitest';

const pace = '../packages/grid/src/search/pace.js';

/** Modules that are loaded after this pause wherever they may: each of their slices has one unit of work, and stays at that. */
export function pauseAlways(): void {
  vi.resetModules();
  vi.doMock(pace, async (original) => {
    const real = await original<typeof import('../packages/grid/src/search/pace.js')>();
    return { ...real, createPace: () => real.createPace(1) };
  });
}

/** Modules that are loaded after this pause as they do in an app. */
export function pauseAsUsual(): void {
  vi.doUnmock(pace);
  vi.resetModules();
}
