import { connect, createServer, type Socket } from 'node:net';

/** What stands between the product and PostgreSQL and writes down each statement that PostgreSQL gets. */
export type StatementCounter = {
  url: string;
  /** The statements that it heard since it was asked last. */
  take(): string[];
  /** The transactions that have ended since it was asked last; a statement outside of any is one by itself. */
  takeTransactions(): string[][];
  close(): Promise<void>;
};

/** Reads what a client sends (PostgreSQL's protocol 3.0): one byte of kind, but for the very first message, and four of length. */
function createReader(onStatement: (text: string) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  const texts = new Map<string, string>();
  let bound = '';
  const words = (message: Buffer) => message.subarray(5).toString().split('\0');
  function read(message: Buffer): void {
    const kind = String.fromCharCode(message[0] ?? 0);
    const [first = '', second = ''] = words(message);
    if (kind === 'P') texts.set(first, second);
    if (kind === 'B') bound = second;
    if (kind === 'E') onStatement(texts.get(bound) ?? '');
    if (kind === 'Q') onStatement(first);
  }
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = isStarted ? 1 : 0;
      if (rest.length < start + 4) return;
      const length = start + rest.readInt32BE(start);
      if (rest.length < length) return;
      if (isStarted) read(rest.subarray(0, length));
      isStarted = true;
      rest = rest.subarray(length);
    }
  };
}

/** Puts the statements of one connection together, each transaction when it has ended. */
function createCollector(onTransaction: (texts: string[]) => void) {
  let open: string[] | undefined;
  return (text: string) => {
    if (/^begin\b/.test(text)) open = [];
    if (!open) onTransaction([text]);
    else if (open.push(text) && /^(commit|rollback)$/.test(text)) {
      onTransaction(open);
      open = undefined;
    }
  };
}

/** @param databaseUrl where PostgreSQL is */
export async function startStatementCounter(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  let heard: string[] = [];
  let transactions: string[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const collect = createCollector((texts) => transactions.push(texts));
    const read = createReader((statement) => {
      const text = statement.replaceAll(/\s+/g, ' ').trim();
      heard.push(text);
      collect(text);
    });
    client.on('data', read);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      // One end that breaks off ends the other, as without us.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    take() {
      const taken = heard;
      heard = [];
      return taken;
    },
    takeTransactions() {
      const taken = transactions;
      transactions = [];
      return taken;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
