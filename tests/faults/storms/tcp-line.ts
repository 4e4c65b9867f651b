import { connect, createServer, type Socket } from 'node:net';

/** A line between two programs that a storm can cut or deafen. */
export type TcpLine = {
  port: number;
  /** Ends every connection at this moment, amid whatever is on its way. */
  cut(): void;
  /** What is sent arrives nowhere from now on, and nobody is told. */
  swallow(): void;
  /** Connections from now on are good ones; those that swallowed are ended. */
  mend(): void;
  close(): Promise<void>;
};

/** @param findPort where the other end listens at that moment; it may have moved */
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
      () => near.resetAndDestroy(), // nobody is there
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
