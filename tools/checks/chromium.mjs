// Where the system's Chromium is.
import { existsSync } from 'node:fs';

/** The browser itself; undefined where there is none. */
export const chromiumPath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);

/** The same engine without all that draws windows, where it is there: it drives pages in three quarters of the time. */
export const headlessPath = ['/usr/bin/chromium-headless-shell'].find(existsSync) ?? chromiumPath;
