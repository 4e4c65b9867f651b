import { connect, createServer, type Socket } from 'node:net';

/** A proxy between the product and PostgreSQL that records each statement sent to PostgreSQL. */
export type StatementCounter = {
  url: string;
  /** Returns the statements recorded since the last call. */
  take(): string[];
  /** Returns the transactions that have ended since the last call. A statement outside a transaction counts as its own transaction. */
  takeTransactions(): string[][];
  close(): Promise<void>;
};

/** Parses a client's messages (PostgreSQL protocol 3.0): one type byte, except in the first message, and four length bytes. */
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

/** Groups the statements of one connection by transaction, and reports each transaction when it has ended. */
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

/** @param databaseUrl the URL of PostgreSQL */
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
      // When one end disconnects, the other end is closed too, as without the proxy.
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
