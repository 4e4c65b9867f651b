import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatRequest, promptOf } from './chat-events.ts';
import { draw } from './draw.ts';
import { type Reply, refusals } from './reply.ts';
import { speak, speakAtOnce, speakForEver } from './speak.ts';

/** One request for a recipe as it came, and what became of it. */
type Question = {
  prompt: string;
  request: ChatRequest;
  headers: IncomingMessage['headers'];
  /** On the clock of `performance.now()`; undefined where no word went out. */
  firstTokenAtMs?: number;
  /** Whether the other side left before the end. */
  wasLeft: boolean;
};

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

function answerJson(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function refuse(reply: Extract<Reply, { status: number }>, response: ServerResponse): void {
  const { status, error, headers = {}, html } = reply;
  if (html === undefined) {
    answerJson(response, status, { error }, headers);
    return;
  }
  response.writeHead(status, headers);
  response.end(html);
}

async function readBody(request: IncomingMessage): Promise<ChatRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as ChatRequest;
}

/**
 * A model server that answers by script, over OpenAI's protocol on a free port of this machine: chat completions, streamed or not,
 * the list of its models, and pictures.
 * @param key the only one that it takes; every key and none where it is left out
 */
export async function startModelServer({ key }: { key?: string } = {}) {
  const questions: Question[] = [];
  let script: readonly Reply[] = [];
  let drawn = 0;

  const isAllowed = ({ headers }: IncomingMessage) =>
    key === undefined || headers.authorization === `Bearer ${key}`;

  async function answerChat(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readBody(incoming);
    const { headers } = incoming;
    const question: Question = { prompt: promptOf(request), request, headers, wasLeft: false };
    // The last line of the script holds for all that come after it.
    const reply = script[Math.min(questions.length, script.length - 1)] ?? { does: 'hangs up' };
    questions.push(question);
    response.on('close', () => {
      question.wasLeft = !response.writableEnded;
    });
    const onFirstToken = () => {
      question.firstTokenAtMs = performance.now();
    };
    const line = { request, response, onFirstToken };
    await reply.after;
    if ('text' in reply) return request.stream ? speak(reply, line) : speakAtOnce(reply, line);
    if ('status' in reply) return refuse(reply, response);
    if (reply.does === 'endless') return speakForEver(line);
    if (reply.does === 'hangs up') response.destroy();
  }

  const server = createServer((incoming, response) => {
    response.on('error', () => response.destroy()); // the other side may leave at any time
    void route(incoming, response);
  });

  async function route(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = `${incoming.method} ${new URL(incoming.url ?? '/', 'http://double').pathname}`;
    if (path === 'POST /v1/chat/completions' && isAllowed(incoming)) {
      return answerChat(incoming, response);
    }
    incoming.resume();
    if (!isAllowed(incoming)) {
      refuse(refusals.unauthorised, response);
    } else if (path === 'GET /v1/models') {
      answerJson(response, 200, { object: 'list', data: [{ id: 'double', object: 'model' }] });
    } else if (path === 'POST /v1/images/generations') {
      drawn += 1;
      await draw(response);
    } else {
      const error = { message: 'Not found', type: 'invalid_request_error' };
      refuse({ status: 404, error }, response);
    }
  }

  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** What was asked since the last script. */
    questions,
    drawn: () => drawn,
    /** Answers the next requests so, the last reply again and again. */
    play(...replies: Reply[]): void {
      script = replies;
      questions.length = 0;
    },
    /** Nobody listens at the address until `comeBack()`. */
    leave: close,
    comeBack: () => listen(port),
    close,
  };
}
