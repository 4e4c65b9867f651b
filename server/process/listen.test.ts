import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../app.ts';
import { listen } from './listen.ts';

test('requests pass the development middleware; WebSocket upgrades bypass it', async () => {
  const asked: string[] = [];
  const app: App = {
    async fetch(request, peer) {
      asked.push(`fetch ${new URL(request.url).pathname} from ${peer?.peerAddress}`);
      return new Response('ours');
    },
    upgrade(request, socket, _head, peer) {
      asked.push(`upgrade ${request.url} from ${peer.peerAddress}`);
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    },
    close: async () => {},
    drain: async () => {},
    routes: [],
  };
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, (request, response, next) => {
    if (request.url === '/source.ts') response.end('a source');
    else next();
  });
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect([await read('/source.ts'), await read('/page')]).toEqual(['a source', 'ours']);
  const [error] = await once(new WebSocket(`ws://127.0.0.1:${port}/socket`), 'error');
  expect(String(error)).toContain('404');
  expect(asked).toEqual(['fetch /page from 127.0.0.1', 'upgrade /socket from 127.0.0.1']);
  server.close();
  server.closeAllConnections();
});

test('rejects with EADDRINUSE when the port is taken', async () => {
  const app = {} as App;
  const first = await listen(app, { host: '127.0.0.1', port: 0 });
  const { port } = first.address() as AddressInfo;
  await expect(listen(app, { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
  first.close();
});
