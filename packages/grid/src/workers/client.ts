/**
 * What a page waits for at one port. The port is listened to only while something is waited for, since a listener keeps a
 * process alive.
 */
import { isMessage, type Reply, unpackError } from './messages.js';
import { listen, type SearchPort } from './port.js';

type Waiting = {
  readonly onProgress: (progress: unknown) => void;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** The questions of a page at one port. */
export class Client {
  private last = 0;
  private hasReplied = false;
  private gone: Error | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private ends: (() => void)[] = [];

  private readonly port: SearchPort<unknown>;

  constructor(port: SearchPort<unknown>) {
    this.port = port;
  }

  /** A new question: its number, and the reply to come. */
  wait(onProgress: (progress: unknown) => void): { readonly id: number; readonly reply: Promise<unknown> } {
    // A worker of Node that has ended has the number -1.
    if ((this.port as { threadId?: unknown }).threadId === -1) this.gone ??= workerGone('it has ended');
    if (this.gone) throw this.gone;
    const id = ++this.last;
    const reply = new Promise((resolve, reject) => this.waiting.set(id, { onProgress, resolve, reject }));
    if (this.ends.length === 0) this.open();
    return { id, reply };
  }

  /** Answers a question with an error. */
  reject(id: number, error: unknown): void {
    this.waiting.get(id)?.reject(error);
  }

  /** The question is answered, or given up. */
  leave(id: number): void {
    this.waiting.delete(id);
    if (this.waiting.size > 0) return;
    for (const end of this.ends) end();
    this.ends = [];
  }

  private open(): void {
    this.ends = [
      listen(this.port, 'message', (message) => {
        if (isMessage(message, ['progress', 'answer', 'error'])) this.hear(message as Reply);
      }),
      listen(this.port, 'error', (error) => {
        const { message = 'it threw' } = error as { message?: string };
        // An error may leave a worker that has replied alive; one that never came so far didn't start.
        this.lose(workerGone(message, error), !this.hasReplied);
      }),
      listen(this.port, 'exit', (code) => this.lose(workerGone(`it ended with code ${code}`), true)),
      listen(this.port, 'close', () => this.lose(workerGone('the port was closed'), true)),
    ];
  }

  private hear(reply: Reply): void {
    this.hasReplied = true;
    const question = this.waiting.get(reply.id);
    if (reply.kit === 'error') question?.reject(unpackError(reply.error));
    else if (reply.kit === 'answer') question?.resolve(reply.value);
    else question?.onProgress(reply.value);
  }

  private lose(error: Error, forGood: boolean): void {
    if (forGood) this.gone ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
  }
}

const clients = /* @__PURE__ */ new WeakMap<SearchPort<unknown>, Client>();

/** The client of a port: one, so that two questions never have the same number. */
export function clientOf(port: SearchPort<unknown>): Client {
  const client = clients.get(port) ?? new Client(port);
  clients.set(port, client);
  return client;
}

function workerGone(what: string, cause?: unknown): Error {
  const message = `The worker has not answered: ${what}`;
  return Object.assign(new Error(message, { cause }), { name: 'WorkerGoneError', code: 'worker-gone' });
}
