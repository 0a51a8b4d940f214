import * as kit from '@kit/sudoku-human';
import fs from 'node:fs';
import { defaultContext } from '../src/solver/context-of.js';
const cases = fs.readFileSync('/work/wt/sudoku-a/packages/sudoku-human/test/fixtures/technique-cases.txt','utf8').split('\n').filter(l=>/^forcing-net/.test(l));
for (const l of cases) { const p = kit.parsePuzzle(l.split('|')[2]); const t=process.cpuUsage().user; const s = kit.findSteps(p,[kit.forcingNet]); console.log(s.length, s.map(x=>x.pattern.candidates.length).join(''), (process.cpuUsage().user-t)/1000, kit.nextStep(p,[kit.forcingNet])?.pattern.candidates.length, l.slice(0,60)); }
