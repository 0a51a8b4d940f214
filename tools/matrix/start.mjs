import { spawn } from 'node:child_process';

/** Runs a program beside others and returns what it printed; throws with its output if it fails and may not. */
export function start(program, args, { mayFail = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0 || mayFail) resolve(output);
      else reject(new Error(`${program} ${args.join(' ')} ended with ${status}\n${output}`));
    });
  });
}

/** What a script printed as its last line, as JSON. */
export function lastLine(output) {
  return JSON.parse(output.trim().split('\n').at(-1));
}
