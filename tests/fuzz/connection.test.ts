import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import { bodies } from './connection/bodies.ts';
import { heads } from './connection/heads.ts';
import { requestLines } from './connection/request-lines.ts';
import { sockets, upgrades } from './connection/sockets.ts';
import { exchange } from './exchange.ts';
import { judgeLog } from './judge-log.ts';
import { openStage, type Stage, secretKey } from './stage.ts';

// Tests the listener itself with connections that send what no client would.

const connectionCases = [...requestLines, ...heads, ...bodies, ...upgrades, ...sockets];

let ground: TestDatabase;
let stage: Stage;
beforeAll(async () => {
  await buildWhenStale();
  ground = await startTestDatabase();
  stage = await openStage(ground);
});
afterAll(async () => {
  await stage?.close();
  await ground?.close();
});

async function say(bytes: string) {
  const method = /^HEAD /.test(bytes) ? 'HEAD' : 'GET';
  const answer = await exchange(stage.port, {
    bytes: Buffer.from(bytes, 'latin1'),
    method,
    timeoutMs: 20_000,
  });
  return 'failed' in answer
    ? { told: answer.failed, text: answer.seen }
    : { told: answer.status, text: answer.body.toString(), headers: answer.headers };
}

async function mustStandWell(): Promise<void> {
  expect(
    (await say('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).told,
  ).toBe(200);
  expect(stage.takeAccidents()).toEqual([]);
  expect(stage.takeLog().flatMap((line) => judgeLog(line, [secretKey]))).toEqual([]);
}

describe('a connection that sends', () => {
  test.each(connectionCases.map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { bytes, answers }) => {
      const { told, text, headers } = await say(bytes);
      expect(answers, text).toContain(told);
      expect(headers?.has('x-injected') ?? false).toBe(false);
      expect(text).not.toMatch(/\n\s+at |node_modules|root:x:0/);
      await mustStandWell();
    },
  );
});

/** Returns everything that arrives on a connection until it ends. */
async function wholeConversation(pieces: readonly string[]): Promise<string> {
  const socket = connect({ port: stage.port, host: '127.0.0.1' });
  let heard = '';
  socket.on('data', (part: Buffer) => {
    heard += part.toString('latin1');
  });
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  for (const piece of pieces) socket.write(Buffer.from(piece, 'latin1'));
  await closed;
  return heard;
}

const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('many requests on one connection', () => {
  const one = (path: string, ...headers: string[]) =>
    `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

  test('are answered in their order', async () => {
    const heard = await wholeConversation([
      one('/healthz') + one('/no-such-page') + one('/robots.txt', 'Connection: close'),
    ]);
    expect(statusesIn(heard)).toEqual([200, 404, 200]);
    await mustStandWell();
  });

  test('a body that looks like a request is read as a body', async () => {
    const smuggled = one('/robots.txt');
    const head = `POST /auth/v1/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${smuggled.length}\r\n\r\n`;
    const heard = await wholeConversation([head + smuggled + one('/healthz', 'Connection: close')]);
    expect(statusesIn(heard)).toEqual([401, 200]);
    await mustStandWell();
  });

  test('a request after one with both a length and chunks is not answered', async () => {
    const head =
      'POST /auth/v1/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n';
    const heard = await wholeConversation([`${head}0\r\n\r\n${one('/healthz')}`]);
    expect(statusesIn(heard)).toEqual([400]);
    await mustStandWell();
  });

  test('a body in two hundred pieces is read as one body', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(150) });
    const { anonKey } = stage.services.keys;
    const head = `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\napikey: ${anonKey}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
    const heard = await wholeConversation([head, ...body]);
    expect(statusesIn(heard)).toEqual([400]);
    expect(heard).toContain('invalid_credentials');
    await mustStandWell();
  });

  test('a client that disconnects in the middle of a body leaves no fault behind', async () => {
    const { anonKey } = stage.services.keys;
    for (const path of [
      '/auth/v1/signup',
      '/rest/v1/recipes',
      '/storage/v1/object/avatars/a/b.png',
      '/functions/v1/generate-recipe',
      '/webhooks/stripe',
    ]) {
      const socket = connect({ port: stage.port, host: '127.0.0.1' });
      await once(socket, 'connect');
      socket.on('error', () => {});
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${anonKey}\r\nContent-Length: 1000\r\n\r\n{"email":`,
      );
      const closed = once(socket, 'close');
      socket.resetAndDestroy();
      await closed;
    }
    await mustStandWell();
  });
});
