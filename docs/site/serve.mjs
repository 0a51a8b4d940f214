// Shows docs/dist on this computer: `npm run docs:serve [-- port]`.
import { serveSite } from './serve-site.mjs';

const port = Number(process.argv[2] ?? 4173);
serveSite(port).then(() => console.log(`http://127.0.0.1:${port}/`));
