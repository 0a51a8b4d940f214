import { createRoot } from 'react-dom/client';
import { App, deal } from './app.js';
import { saved } from './game.js';

createRoot(document.getElementById('app') as HTMLElement).render(<App first={saved() ?? (await deal(1))} />);
