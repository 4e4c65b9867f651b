import { Socket } from 'node:net';

/** Where the driver connects to: several hosts when the address names several. */
type Target = { host: string[]; port: number[]; path?: string | undefined };

const readyForQuery = 'Z'.charCodeAt(0);
const readyMessageBytes = 6;

/** Returns whether these bytes end with ReadyForQuery, after which no response is outstanding (protocol 3.0, "Z", length 5, status). */
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
 * Defers `close` and removes its error flag, so that the driver handles the end of a connection correctly. The driver sends data to a socket
 * with a short delay: the data are lost for good, or end the process, when the driver gets `close` in between. It also assumes that a caller
 * whose query failed has sent nothing since. So each loss begins with an error, and `close` comes last, as an end without an error.
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
 * Calls `onConnectionLost` at the first sign of the end of a connection that the driver did not end, before the driver gets any event: after
 * an error, an end by the other side, or silence.
 */
function reportConnectionLoss(socket: Socket, onConnectionLost: () => void): void {
  let isConnected = false;
  let isOver = false;
  const emit = socket.emit.bind(socket);
  const end = socket.end.bind(socket);
  socket.end = ((...goodbye: Parameters<typeof end>) => {
    // The driver ends a socket with a final message; a socket ends without one when the other side has ended.
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

/** Destroys a connection when a response is outstanding and no data arrive for `silentAfterMs`. A listening connection has none outstanding. */
function watch(socket: Socket, silentAfterMs: number): void {
  let wasReady = false;
  let isOwed = false;
  const write = socket.write.bind(socket);
  // Any byte in either direction restarts this timeout.
  socket.setTimeout(silentAfterMs);
  socket.write = ((...parts: Parameters<typeof write>) => {
    isOwed = true;
    return write(...parts);
  }) as typeof socket.write;
  socket.on('data', (bytes: Buffer) => {
    // Any data restart the timeout; only ReadyForQuery completes a response. Notifications are unsolicited and belong to no response.
    if (!endsReady(bytes)) return;
    wasReady = true;
    isOwed = false;
  });
  socket.on('timeout', () => {
    if (isOwed) socket.destroy(lost(`was silent for ${silentAfterMs} ms`));
  });
  // A proxy whose PostgreSQL is down accepts a connection and closes it: without an error the driver would retry at once, endlessly and silently.
  socket.on('end', () => {
    if (isOwed || !wasReady) socket.destroy(lost('was closed before PostgreSQL answered'));
  });
}

/**
 * Creates a function that makes the driver's sockets. The kernel detects a network that drops all packets only after a quarter of an hour,
 * which is too long for users. Has no effect over TLS, where the driver takes the socket over: there the kernel's own timeouts apply.
 * @param silentAfterMs longer than any statement may take
 * @param onConnectionLost called for each established connection that the driver did not end
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
    // Only after connect(), which resets the `write` method of the socket.
    watch(socket, silentAfterMs);
    deferCloseEvent(socket);
    reportConnectionLoss(socket, onConnectionLost);
    // The driver reads these two for TLS and for its messages.
    return Object.assign(socket, { host: host[at], port: port[at] });
  };
}
