import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startTestDatabase } from '../support/database.ts';
import { startModelServer } from '../support/model-server/start-model-server.ts';
import { signUpConfirmed } from '../support/people.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { eventually } from './eventually.ts';
import { openReception, secretKey } from './reception.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends one request over a connection of this agent. The body may be sent in two parts. */
export async function send(
  url: string,
  options: { method?: string; headers?: Record<string, string>; agent?: Agent },
  body?: { first: string; rest: Promise<string> },
): Promise<Answer> {
  const asked = request(url, options);
  if (body) asked.write(body.first);
  const sending = Promise.resolve(body?.rest).then((rest) => asked.end(rest));
  const [answer] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  await sending;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Buffer.concat(parts).toString(),
  };
}

/** Signals a process and returns its exit code and the time from the signal to the exit. */
export async function stopBy(signal: 'SIGTERM' | 'SIGINT', { process }: ServerProcess) {
  const atMs = performance.now();
  const exited = once(process, 'exit');
  process.kill(signal);
  const [code, killedBy] = (await exited) as [number | null, string | null];
  return { code, killedBy, tookMs: performance.now() - atMs };
}

/** Starts a process and stops it in the middle of its start, when this file exists. @returns the exit code */
export async function startAndStopEarly(variables: Record<string, string>, path: string) {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...variables },
  });
  const exited = once(child, 'exit');
  await eventually(`the beginning of ${path}`, () => existsSync(path));
  child.kill('SIGTERM');
  const [code] = await exited;
  return code;
}

/** Opens a process of the product on its own database, a scripted model, and a signed-in cook. */
export async function openStopScene(variables: Record<string, string> = {}) {
  const [testDatabase, model] = await Promise.all([startTestDatabase(), startModelServer()]);
  const server = await startServer({
    DATABASE_URL: testDatabase.url,
    SECRET_KEY: secretKey,
    RATE_LIMITS: 'off',
    PICTURE_MODEL: 'none',
    MODEL: 'double',
    MODEL_BASE_URL: model.baseUrl,
    ...variables,
  });
  const { services, client } = await openReception(testDatabase, server.dataDirectory);
  const cook = await signUpConfirmed({ services, client });
  const headers = {
    apikey: services.keys.anonKey,
    authorization: `Bearer ${cook.session.access_token}`,
    'content-type': 'application/json',
  };
  return {
    server,
    model,
    cook,
    headers,
    anonKey: services.keys.anonKey,
    owner: testDatabase.owner,
    async close() {
      await server.stop();
      await model.close();
      await testDatabase.close();
    },
  };
}
