import { Socket } from 'node:net';

/** Where the driver wants to connect: several hosts where the address names several. */
type Target = { host: string[]; port: number[]; path?: string | undefined };

const readyForQuery = 'Z'.charCodeAt(0);
const readyMessageBytes = 6;

/** Whether these bytes end with ReadyForQuery, after which the server owes nothing (protocol 3.0, "Z", length 5, status). */
function endsReady(bytes: Buffer): boolean {
  const at = bytes.length - readyMessageBytes;
  return at >= 0 && bytes[at] === readyForQuery && bytes.readUInt32BE(at + 1) === 5;
}

function lost(what: string): Error {
  return Object.assign(new Error(`The connection to PostgreSQL ${what}.`), {
    code: 'CONNECTION_SILENT',
  });
}

/**
 * Tells the driver of the end of a connection in the order that it can bear. What it hands over to a socket goes out a moment later, and is
 * lost for good, or ends the process, where it has heard of the end in between; and it believes that whoever heard of a failure asked
 * nothing since. So each end begins with a failure, and `close` comes last, as an end without one.
 */
function deferCloseEvent(socket: Socket): void {
  const emit = socket.emit.bind(socket);
  socket.emit = (name: string | symbol, ...details: unknown[]) => {
    if (name !== 'close') return emit(name, ...details);
    setImmediate(() => emit('close', false));
    return true;
  };
}

/**
 * Tells at the first sign of it, before the driver hears of anything, that a connection ends which the driver did not end: by an error, by
 * the other side, or in silence.
 */
function reportConnectionLoss(socket: Socket, onConnectionLost: () => void): void {
  let isConnected = false;
  let isOver = false;
  const emit = socket.emit.bind(socket);
  const end = socket.end.bind(socket);
  socket.end = ((...goodbye: Parameters<typeof end>) => {
    // The driver says goodbye with a message; a socket whose other side has ended ends without one.
    isOver ||= goodbye.length > 0;
    return end(...goodbye);
  }) as typeof socket.end;
  socket.emit = (name: string | symbol, ...details: unknown[]) => {
    if (name === 'connect') isConnected = true;
    if (isConnected && !isOver && (name === 'error' || name === 'end' || name === 'close')) {
      isOver = true;
      onConnectionLost();
    }
    return emit(name, ...details);
  };
}

/** Ends a connection on which an answer is owed and nothing arrives for so long. A listening one owes nothing. */
function watch(socket: Socket, silentAfterMs: number): void {
  let wasReady = false;
  let isOwed = false;
  const write = socket.write.bind(socket);
  // Each byte that moves begins it anew.
  socket.setTimeout(silentAfterMs);
  socket.write = ((...parts: Parameters<typeof write>) => {
    isOwed = true;
    return write(...parts);
  }) as typeof socket.write;
  socket.on('data', (bytes: Buffer) => {
    // Each piece is a sign of life. Notices come without being asked for, and promise nothing more.
    if (!endsReady(bytes)) return;
    wasReady = true;
    isOwed = false;
  });
  socket.on('timeout', () => {
    if (isOwed) socket.destroy(lost(`was silent for ${silentAfterMs} ms`));
  });
  // A proxy whose PostgreSQL is away takes a connection and closes it: the driver would try again at once, without end and without a word.
  socket.on('end', () => {
    if (isOwed || !wasReady) socket.destroy(lost('was closed before PostgreSQL answered'));
  });
}

/**
 * Makes the driver's sockets. A network that swallows what is sent is noticed by the kernel after a quarter of an hour; people who wait for
 * an answer cannot. Not over TLS, where the driver takes the socket over: there the kernel's own limits hold.
 * @param silentAfterMs longer than any statement may take
 * @param onConnectionLost is told of each connection that was made and that ends otherwise than by the driver
 */
export function createSocketMaker(
  silentAfterMs: number,
  onConnectionLost: () => void = () => {},
): (target: Target) => Socket {
  let turn = 0;
  return ({ host, port, path }) => {
    const socket = new Socket();
    const at = turn % port.length;
    turn += 1;
    if (path) socket.connect(path);
    else socket.connect(port[at] ?? 0, host[at] ?? 'localhost');
    // Not before: a socket takes its own way of writing again when it connects.
    watch(socket, silentAfterMs);
    deferCloseEvent(socket);
    reportConnectionLoss(socket, onConnectionLost);
    // The driver reads these two for TLS and for its messages.
    return Object.assign(socket, { host: host[at], port: port[at] });
  };
}
