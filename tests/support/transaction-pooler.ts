import { connect, createServer, type Socket } from 'node:net';

/**
 * A connection pooler between the product and PostgreSQL. Each transaction gets any free server connection, as in PgBouncer's transaction
 * mode. Session parameters that the pooler could not preserve are refused at startup, as in PgBouncer.
 */
export type TransactionPooler = { url: string; close(): Promise<void> };

const sslRequest = 80_877_103;
const known = new Set([
  ...['user', 'database', 'application_name', 'client_encoding'],
  ...['TimeZone', 'DateStyle', 'standard_conforming_strings'],
]);

/** Splits a stream into PostgreSQL messages: one type byte (none in the first message) and four length bytes. */
function createCutter(onMessage: (message: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let isStart = false;
  return {
    expectStart: () => {
      isStart = true;
    },
    push(chunk: Buffer) {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const kind = isStart ? 0 : 1;
        if (rest.length < kind + 4) return;
        const length = kind + rest.readInt32BE(kind);
        if (rest.length < length) return;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (isStart && message.readInt32BE(4) !== sslRequest) isStart = false;
        onMessage(message);
      }
    },
  };
}

const kindOf = (message: Buffer) => String.fromCharCode(message[0] ?? 0);
const isReady = (message: Buffer) => kindOf(message) === 'Z';
const isIdle = (message: Buffer) =>
  isReady(message) && String.fromCharCode(message[5] ?? 0) === 'I';

function refusal(parameter: string): Buffer {
  const text = `SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, Buffer.from(text)]);
}

const parametersOf = (start: Buffer) =>
  start
    .subarray(8)
    .toString()
    .split('\0')
    .filter((_word, index) => index % 2 === 0)
    .filter(Boolean);

type Server = { socket: Socket; client: Client | undefined };
type Client = { socket: Socket; server: Server | undefined; waiting: Buffer[] };

/** The idle server connections. The one that was idle for longest is used next, so that sessions move between connections. */
function createPool() {
  const free: Server[] = [];
  const queue: Client[] = [];
  function serve(client: Client, server: Server) {
    client.server = server;
    server.client = client;
    for (const message of client.waiting.splice(0)) server.socket.write(message);
  }
  return {
    ask(client: Client) {
      const server = free.shift();
      if (server) serve(client, server);
      else if (!queue.includes(client)) queue.push(client);
    },
    giveBack(server: Server) {
      if (server.client) server.client.server = undefined;
      server.client = undefined;
      const next = queue.shift();
      if (next) serve(next, server);
      else free.push(server);
    },
    drop(server: Server) {
      const at = free.indexOf(server);
      if (at >= 0) free.splice(at, 1);
    },
  };
}

/** @param target the postgres:// URL of the server behind the pooler */
export async function startTransactionPooler(target: string): Promise<TransactionPooler> {
  const { hostname, port } = new URL(target);
  const pool = createPool();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    // Messages are small and answered one by one, so Nagle's algorithm is off: no message waits to share a packet.
    socket.setNoDelay(true);
    sockets.add(
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)),
    );
    return socket;
  };

  function accept(socket: Socket): void {
    const client: Client = { socket, server: undefined, waiting: [] };
    // The client has its own server connection until it is authenticated; then the connection joins the pool.
    const own: Server = { socket: keep(connect(Number(port), hostname)), client };
    client.server = own;
    let isKnown = false;
    let isFirst = true;
    const fromServer = createCutter((message) => {
      if (own.client) own.client.socket.write(message); // else: a notice for a connection without a client
      if (!isIdle(message)) return;
      isKnown = true;
      pool.giveBack(own);
    });
    const fromClient = createCutter((message) => {
      if (isFirst && message.readInt32BE(4) === sslRequest) return void socket.write('N');
      const refused = isKnown ? undefined : startParameterRefused(message);
      if (refused) return void socket.end(refusal(refused));
      if (isKnown && kindOf(message) === 'X') return void socket.end();
      if (client.server) return void client.server.socket.write(message);
      client.waiting.push(message);
      pool.ask(client);
    });
    fromClient.expectStart();
    function startParameterRefused(message: Buffer): string | undefined {
      if (!isFirst) return undefined;
      isFirst = false;
      return parametersOf(message).find((name) => !known.has(name));
    }
    own.socket.on('data', fromServer.push).on('close', () => pool.drop(own));
    socket.on('data', fromClient.push).on('close', () => client.server?.socket.destroy());
  }

  const server = createServer((socket) => accept(keep(socket)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(address && typeof address === 'object' ? address.port : '');
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
