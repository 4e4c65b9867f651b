// A separate process with a model server that speaks OpenAI's protocol to a thousand clients at once.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chunk, promptOf, usageChunk } from '#tests/support/model-server/chat-events.ts';
import { answerTo } from './orders.ts';

export type ModelSays = { said: 'ready'; port: number } | { said: 'open'; most: number };

const everyMs = Number(process.env.MODEL_EVERY_MS);
const words = Number(process.env.MODEL_WORDS);
const say = (message: ModelSays) => process.send?.(message);
let open = 0;
let most = 0;

/** Splits the text into chunks of `words` words. */
function piecesOf(text: string): string[] {
  const all = text.match(/\S*\s+|\S+/g) ?? [];
  return Array.from({ length: Math.ceil(all.length / words) }, (_none, at) =>
    all.slice(at * words, (at + 1) * words).join(''),
  );
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const prompt = promptOf(JSON.parse(Buffer.concat(parts).toString() || '{}'));
  const text = answerTo(prompt);
  open += 1;
  most = Math.max(most, open);
  response.on('close', () => {
    open -= 1;
  });
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const startedAtMs = performance.now();
  let said = 0;
  for (const content of piecesOf(text)) {
    if (response.destroyed) return;
    response.write(chunk('slow', { content }));
    said += 1;
    await wait(Math.max(1, startedAtMs + said * everyMs - performance.now()));
  }
  response.write(chunk('slow', {}, 'stop'));
  response.write(usageChunk('slow', prompt, text));
  response.end('data: [DONE]\n\n');
}

const server = createServer((request, response) => {
  response.on('error', () => response.destroy());
  void answer(request, response);
});
server.listen(0, '127.0.0.1', () =>
  say({ said: 'ready', port: (server.address() as AddressInfo).port }),
);
process.on('message', () => say({ said: 'open', most }));
process.on('disconnect', () => process.exit(0));
