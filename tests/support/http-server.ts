import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One received request: the path with its query, the headers, and the whole body. */
type Asked = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

export type Answerer = (
  asked: Asked,
  response: ServerResponse,
  count: number,
) => void | Promise<void>;

/** Starts a real HTTP server on a free local port that answers as the test defines. */
export async function startHttpServer(answer: Answerer) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: Buffer.concat(parts).toString() };
    asked.push(one);
    await answer(one, response, asked.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends server-sent events: strings as they are, everything else as JSON. */
export function sendEvents(response: ServerResponse, events: readonly unknown[]): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) {
    response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Returns the chunks of a chat completion with these pieces, a normal finish and token counts. */
export function chatChunks(pieces: readonly string[]): unknown[] {
  const chunk = (delta: object, finish: string | null = null) => ({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'some-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  return [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, 'stop'),
    {
      id: 'chat-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'some-model',
      choices: [],
      usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
    },
    '[DONE]',
  ];
}
