import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDirectory } from '../support/data-directory.ts';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { png } from './storage-scene.ts';

let testApp: ListeningTestApp;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;
let cook: Person;
const logged: string[] = [];

beforeAll(async () => {
  data = await makeDataDirectory();
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  testApp = await listenTestApp({
    // On a busy machine any request can be slow, and a slow request logs a warning.
    variables: { DATA_DIR: data.path, SLOW_REQUEST_MS: '60000' },
    services: { log },
  });
  cook = await signUpConfirmed(testApp);
});
afterAll(async () => {
  await testApp.close();
  await data.remove();
});

const mebibyte = 1024 * 1024;
const pathOf = (name: string) => `${cook.user.id}/${name}`;
const headersOf = (person: Person | undefined) => ({
  apikey: testApp.services.keys.anonKey,
  authorization: `Bearer ${person?.session.access_token ?? testApp.services.keys.anonKey}`,
});

/** Sends 20 MiB over a separate connection: the server may close an idle connection at any moment. */
async function sendHeavy(path: string, person: Person | undefined) {
  const agent = new Agent({ keepAlive: true });
  const request = httpRequest(`${testApp.url}/storage/v1/object/avatars/${path}`, {
    agent,
    method: 'POST',
    headers: { ...headersOf(person), 'x-upsert': 'true', 'content-type': 'image/png' },
  });
  request.end(new Uint8Array(20 * mebibyte));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body: unknown = JSON.parse(Buffer.concat(await Array.fromAsync(response)).toString());
  agent.destroy();
  return { status: response.statusCode, connection: response.headers.connection, body };
}

describe('over a real connection', () => {
  test('a browser can upload a file of five megabytes', async () => {
    const bytes = new Uint8Array(5 * mebibyte);
    bytes.set(await png());
    const file = new File([bytes], 'me.png', { type: 'image/png' });
    const avatars = cook.client.storage.from('avatars');
    expect((await avatars.upload(pathOf('avatar.png'), file)).error).toBeNull();
    const answer = await fetch(avatars.getPublicUrl(pathOf('avatar.png')).data.publicUrl);
    expect(answer.headers.get('content-type')).toBe('image/webp');
  });

  test('an oversized or forbidden upload is read to its end and gets a readable answer', async () => {
    for (const [person, path, statusCode] of [
      [cook, pathOf('avatar.png'), '413'],
      [cook, 'somebody-else/avatar.png', '403'],
      [undefined, pathOf('avatar.png'), '403'],
    ] as const) {
      const answer = await sendHeavy(path, person);
      expect(answer).toMatchObject({ status: 400, body: { statusCode } });
      expect(answer.connection).toBe('keep-alive');
    }
  });

  test('an endless upload is cut off', async () => {
    const request = httpRequest(
      `${testApp.url}/storage/v1/object/avatars/${pathOf('endless.png')}`,
      {
        method: 'POST',
        headers: headersOf(cook),
      },
    );
    const chunk = new Uint8Array(mebibyte);
    let sentMebibytes = 0;
    let answeredWith: unknown;
    request.on('response', (response) => {
      answeredWith = response.statusCode;
      response.resume();
    });
    request.on('error', () => {}); // the server closes the connection while the client writes
    const closed = new Promise<void>((resolve) => request.on('close', resolve));
    const drained = () => new Promise<void>((resolve) => request.once('drain', resolve));
    while (!request.destroyed && sentMebibytes < 500) {
      sentMebibytes += 1;
      if (!request.write(chunk)) await Promise.race([drained(), closed]);
    }
    request.destroy();
    await closed;
    expect(sentMebibytes).toBeLessThan(200);
    expect([400, undefined]).toContain(answeredWith);
    expect((await fetch(`${testApp.url}/healthz`)).status).toBe(200);
  });

  test('an upload that the client aborts is a 400 and logs no warning', async () => {
    const before = logged.length;
    const socket = connect(testApp.port, '127.0.0.1');
    const { apikey, authorization } = headersOf(cook);
    socket.write(
      `POST /storage/v1/object/avatars/${pathOf('left.png')} HTTP/1.1\r\nhost: localhost\r\napikey: ${apikey}\r\n` +
        `authorization: ${authorization}\r\ncontent-type: image/png\r\ncontent-length: 1000000\r\n\r\n`,
    );
    socket.write(await png());
    await expect.poll(() => socket.writableLength).toBe(0);
    socket.destroy();
    const isAboutIt = (line: string) => {
      const { door, status, msg } = JSON.parse(line) as Record<string, unknown>;
      return msg === 'request' && door === 'storage' && status === 400;
    };
    await expect.poll(() => logged.slice(before).some(isAboutIt)).toBe(true);
    const avatars = cook.client.storage.from('avatars');
    expect((await avatars.upload(pathOf('left.png'), await png())).error).toBeNull();
    expect(logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });

  test('a path with dot segments is refused with a 4xx', async () => {
    const paths = [
      `/object/avatars/${cook.user.id}/../../../../healthz`,
      '/object/avatars/../../..',
    ];
    for (const path of paths) {
      const request = httpRequest({
        port: testApp.port,
        path: `/storage/v1${path}`,
        method: 'POST',
        headers: headersOf(cook),
      });
      request.end('x');
      const [response] = (await once(request, 'response')) as [
        { statusCode: number; resume(): void },
      ];
      response.resume();
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    }
  });
});
