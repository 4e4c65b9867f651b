import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between two programs that a test can cut, or make drop all data. */
export type TcpProxy = {
  port: number;
  /** Resets every connection at once, even in the middle of a transfer. */
  cut(): void;
  /** Drops all data from now on, without an error to either end. */
  dropData(): void;
  /** Forwards data on new connections again; connections that dropped data are reset. */
  restore(): void;
  close(): Promise<void>;
};

/** @param findPort returns the current port of the other end, which may have changed */
export async function openTcpProxy(findPort: () => Promise<number> | number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isDropping = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };

  function join(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!isDropping) to.write(bytes);
    });
    from.on('end', () => {
      if (!isDropping) to.end();
    });
    from.on('close', () => to.destroy());
  }

  const server = createServer((near) => {
    keep(near);
    near.pause();
    Promise.resolve(findPort()).then(
      (port) => {
        const far = connect(port, '127.0.0.1');
        keep(far);
        join(near, far);
        join(far, near);
        near.resume();
      },
      () => near.resetAndDestroy(), // the other end is down
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    cut,
    dropData() {
      isDropping = true;
    },
    restore() {
      if (isDropping) cut();
      isDropping = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
