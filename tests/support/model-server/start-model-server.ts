import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatRequest, promptOf } from './chat-events.ts';
import { draw } from './draw.ts';
import { type Reply, refusals } from './reply.ts';
import { speak, speakAtOnce, speakForEver } from './speak.ts';

/** One request for a recipe, and its outcome. */
type Question = {
  prompt: string;
  request: ChatRequest;
  headers: IncomingMessage['headers'];
  /** On the clock of `performance.now()`; undefined when no word was sent. */
  firstTokenAtMs?: number;
  /** Whether the client left before the end. */
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
 * Starts a scripted model server that speaks OpenAI's protocol on a free local port: chat completions (streamed or not), the list of models,
 * and pictures.
 * @param key the only accepted key; when it is left out, any key or none is accepted
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
    // The last reply of the script is repeated for all later requests.
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
    response.on('error', () => response.destroy()); // the client may leave at any time
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
    /** The requests since the last script. */
    questions,
    drawn: () => drawn,
    /** Answers the next requests with these replies and repeats the last one. */
    play(...replies: Reply[]): void {
      script = replies;
      questions.length = 0;
    },
    /** Stops listening at the address until `comeBack()`. */
    leave: close,
    comeBack: () => listen(port),
    close,
  };
}
