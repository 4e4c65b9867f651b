import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between two programs that a storm can cut or make drop all data. */
export type TcpLine = {
  port: number;
  /** Resets every connection at once, even in the middle of a transfer. */
  cut(): void;
  /** Drops all data from now on, without an error to either end. */
  swallow(): void;
  /** Forwards data on new connections again; connections that dropped data are reset. */
  mend(): void;
  close(): Promise<void>;
};

/** @param findPort returns the current port of the other end, which may have changed */
export async function openTcpLine(findPort: () => Promise<number> | number): Promise<TcpLine> {
  const sockets = new Set<Socket>();
  let swallows = false;
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
      if (!swallows) to.write(bytes);
    });
    from.on('end', () => {
      if (!swallows) to.end();
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
  if (!address || typeof address === 'string') throw new Error('The line has no port.');
  return {
    port: address.port,
    cut,
    swallow() {
      swallows = true;
    },
    mend() {
      if (swallows) cut();
      swallows = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
