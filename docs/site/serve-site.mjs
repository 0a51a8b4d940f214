import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

/** Serves docs/dist to this computer alone; resolves when it listens. Port 0 takes a free one. */
export function serveSite(port) {
  // `dev`: the files are read at each request, so a site that is built anew is seen.
  const files = sirv(fileURLToPath(new URL('../dist', import.meta.url)), { dev: true });
  const server = createServer((request, response) => {
    files(request, response, () => response.writeHead(404).end('Not found'));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
