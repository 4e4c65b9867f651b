import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { makeDataDirectory } from '../support/data-directory.ts';
import { goodAnswer } from '../support/scripted-model.ts';
import { startServer } from '../support/server-process.ts';
import { thaiVegan } from '../wire/generate-scene.ts';
import { openRawSocket } from '../wire/realtime-scene.ts';
import { eventually } from './eventually.ts';
import { openStopScene, send, startAndStopEarly, stopBy } from './stop-scene.ts';

function gate() {
  let open = (_text: string): void => {};
  const opened = new Promise<string>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Ten seconds for running work, three for its responses, and some for PostgreSQL, as docs/operating.md and ops/ allow. */
const documentedMs = 20_000;

/**
 * Preloaded into the process: the pause before the port closes ends on a signal, which a test sends after its checks during the pause. A timed
 * pause is unreliable, since a busy machine may stall for longer than a load balancer needs.
 */
const delayUntilSignal = `
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const wait = timers.setTimeout;
  timers.setTimeout = (ms, ...more) =>
    ms === 2500 ? new Promise((resolve) => process.once('SIGUSR2', resolve)) : wait(ms, ...more);
  syncBuiltinESMExports();`;

test('SIGTERM fails readiness, finishes running requests and keeps all acknowledged writes', async () => {
  const scene = await openStopScene({
    STOP_DELAY_MS: '2500',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(delayUntilSignal)}`,
  });
  const { server, headers, cook } = scene;
  const agent = new Agent({ keepAlive: true });
  try {
    // A recipe in progress, a socket, a half-sent upload, and a client that keeps writing.
    const answer = gate();
    scene.model.play({ text: goodAnswer, after: answer.opened });
    const recipe = send(
      `${server.url}/functions/v1/generate-recipe`,
      { method: 'POST', headers: { ...headers, accept: 'text/event-stream' } },
      { first: JSON.stringify({ options: thaiVegan }), rest: Promise.resolve('') },
    );
    await eventually('the question to the model', () => scene.model.questions.length > 0);
    const socket = await openRawSocket(server.url, scene.anonKey);
    const upload = gate();
    const uploaded = send(
      `${server.url}/rest/v1/recipes`,
      { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' } },
      { first: `{"user_id":"${cook.user.id}",`, rest: upload.opened },
    );
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    let isDrained = false;
    async function write(): Promise<void> {
      for (let count = 0; !isDrained; count += 1) {
        const name = `Soup ${count}`;
        const body = {
          first: JSON.stringify({ user_id: cook.user.id, name }),
          rest: Promise.resolve(''),
        };
        const written = await send(
          `${server.url}/rest/v1/recipes`,
          { method: 'POST', headers, agent },
          body,
        );
        if (written.status === 201) acknowledged.push(name);
        else failures.push(written);
      }
    }
    const writing = write().catch((error: unknown) => failures.push(error));
    await eventually('the first soups', () => acknowledged.length > 3);

    const stopped = stopBy('SIGTERM', server);
    const ready = () => send(`${server.url}/readyz`, {});
    const refusal = await eventually('the word that it stops', async () => {
      const said = await ready();
      return said.status === 503 && said;
    });
    expect(JSON.parse(refusal.body)).toMatchObject({ status: 'stopping' });
    expect(refusal.headers['cache-control']).toBe('no-store');
    expect(refusal.headers.connection).toBe('close');
    const alive = await send(`${server.url}/healthz`, { agent });
    expect([alive.status, alive.headers.connection]).toEqual([200, 'close']);
    // A load balancer that has seen the 503 sends no more requests.
    isDrained = true;
    await writing;
    server.process.kill('SIGUSR2');
    expect(await socket.closed()).toEqual({ code: 1012, reason: 'The server is restarting.' });
    await eventually('the closed port', () =>
      ready().then(
        () => false,
        ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED',
      ),
    );
    upload.open('"name":"The second half"}');
    expect((await uploaded).status).toBe(201);
    answer.open('');
    const { status, body } = await recipe;
    expect(status).toBe(200);
    expect(body).toContain('event: recipe');

    const { code, tookMs } = await stopped;
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(documentedMs);
    expect(failures).toEqual([]);
    const rows = await scene.owner<{ name: string }[]>`select name from public.recipes`;
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...acknowledged, 'The second half']));
    const generations = await scene.owner`select status from public.generations`;
    expect(generations).toEqual([{ status: 'completed' }]);
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  } finally {
    agent.destroy();
    await scene.close();
  }
});

/** Orders a recipe from a model that never answers. @returns the pending response, after the model got the request */
async function orderInVain(scene: Awaited<ReturnType<typeof openStopScene>>) {
  scene.model.play({ does: 'silence' });
  const recipe = send(
    `${scene.server.url}/functions/v1/generate-recipe`,
    { method: 'POST', headers: scene.headers },
    { first: JSON.stringify({ options: thaiVegan }), rest: Promise.resolve('') },
  );
  await eventually('the question to the model', () => scene.model.questions.length > 0);
  return { recipe };
}

test('a stop interrupts a slow generation, refunds it and answers 503', async () => {
  const scene = await openStopScene();
  try {
    const { recipe } = await orderInVain(scene);
    const stopped = stopBy('SIGTERM', scene.server);
    const { status, body } = await recipe;
    expect([status, JSON.parse(body).code]).toEqual([503, 'interrupted']);
    const { code, tookMs } = await stopped;
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(documentedMs);
    expect(await scene.owner`select balance from public.credits`).toEqual([{ balance: 1 }]);
  } finally {
    await scene.close();
  }
});

test('a stop during startup exits cleanly with PostgreSQL, and restarts work', async () => {
  const data = await makeDataDirectory();
  const variables = { DATA_DIR: data.path, PICTURE_MODEL: 'none' };
  try {
    const early = await startAndStopEarly(variables, `${data.path}/postgres/cluster/PG_VERSION`);
    expect(early).toBe(0);
    for (let round = 0; round < 2; round += 1) {
      const server = await startServer(variables);
      expect((await send(`${server.url}/readyz`, {})).status).toBe(200);
      expect(existsSync(`${data.path}/postgres/cluster/postmaster.pid`)).toBe(true);
      expect(await stopBy('SIGTERM', server)).toMatchObject({ code: 0 });
      expect(existsSync(`${data.path}/postgres/cluster/postmaster.pid`)).toBe(false);
      await server.stop();
    }
    const log = await readFile(`${data.path}/postgres/postgres.log`, 'utf8');
    expect(log.match(/database system is shut down/g)?.length).toBeGreaterThanOrEqual(3);
    expect(log).not.toContain('automatic recovery');
  } finally {
    await data.remove();
  }
});

test('a second SIGTERM ends the process at once', async () => {
  const scene = await openStopScene();
  try {
    const { recipe } = await orderInVain(scene);
    const cutOff = recipe.catch((error: NodeJS.ErrnoException) => error.code);
    const first = stopBy('SIGTERM', scene.server);
    await eventually('the first one', () => scene.server.output().includes('"stopping"'));
    scene.server.process.kill('SIGTERM');
    expect(await first).toMatchObject({ code: 1 });
    expect(await cutOff).toBe('ECONNRESET');
  } finally {
    await scene.close();
  }
});

test('an unhandled rejection is logged once and ends the process with code 1', async () => {
  const doom = `process.once('SIGUSR2', () => { Promise.reject(new Error('nobody waits', { cause: new Error('the reason') })) })`;
  const scene = await openStopScene({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(doom)}`,
  });
  try {
    const exited = new Promise((resolve) => scene.server.process.once('exit', resolve));
    scene.server.process.kill('SIGUSR2');
    expect(await exited).toBe(1);
    const lines = scene.server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"level":60'));
    expect(lines).toHaveLength(1);
    const { msg, origin, err } = JSON.parse(lines[0] ?? '{}');
    expect({ msg, origin }).toEqual({
      msg: 'uncaught exception: exiting',
      origin: 'unhandledRejection',
    });
    expect(err.stack).toContain('nobody waits');
    expect(err.stack).toContain('the reason');
  } finally {
    await scene.close();
  }
});
