import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { printProblem } from '#server/http/problems.ts';
import { further } from '#tests/lanes.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { buildWhenStale } from '../../scripts/build.ts';
import type { Answer } from './exchange.ts';
import { compareRoutes } from './grammars.ts';
import { type Asked, judge } from './judge.ts';
import { judgeLog } from './judge-log.ts';
import { lookAround } from './known.ts';
import { runRound } from './round.ts';
import { openStage, type Stage } from './stage.ts';

// The judge can be wrong, too: it must find the faults that are planted here.

const asked = (target: string, privileged = false): Asked => ({
  written: { method: 'GET', target, headers: [['host', 'localhost']], body: undefined },
  privileged,
});
const forbidden = { secrets: ['the secret'], canaries: ['the canary'] };
const wellHeaders = {
  'content-type': 'application/json',
  'x-request-id': 'x',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'",
};

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status,
    headers: new Map(Object.entries({ ...wellHeaders, ...headers })),
    body: Buffer.from(text),
    durationMs: 1,
  };
}
const restRefusal = { code: 'x', message: 'm', details: null, hint: null };

test('correct answers are accepted', () => {
  const wrong = [
    judge(asked('/rest/v1/recipes'), answer(200, []), forbidden),
    judge(asked('/rest/v1/recipes'), answer(400, restRefusal), forbidden),
    judge(asked('/rest/v1/recipes', true), answer(200, ['the canary']), forbidden),
    judge(asked('/'), answer(302, '', { location: '/auth' }), forbidden),
    judge(asked('/mailbox'), answer(200, ['the canary']), forbidden),
  ];
  expect(wrong.flat()).toEqual([]);
});

test.each<[string, string, Answer]>([
  ['a 500', '/rest/v1/recipes', answer(500, restRefusal)],
  ['a 503 with an unknown error code', '/rest/v1/recipes', answer(503, restRefusal)],
  ['truncated JSON', '/rest/v1/recipes', answer(200, '[{"id":')],
  ['the error format of another API', '/rest/v1/recipes', answer(400, { error: 'x' })],
  [
    'a stack trace',
    '/about',
    answer(200, 'Error: x\n    at run (/srv/app.ts:1:2)', { 'content-type': 'text/html' }),
  ],
  ['a server file path', '/about', answer(404, { at: `${process.cwd()}/server` })],
  ['a system file', '/assets/x', answer(200, 'root:x:0:0:root', { 'content-type': 'text/plain' })],
  ['a secret', '/about', answer(200, ['the secret'])],
  ['a row of another user', '/rest/v1/recipes', answer(200, ['the canary'])],
  ['the mailbox under a foreign host', '//mailbox', answer(200, ['the canary'])],
  [
    'a redirect to a foreign site',
    '/auth/v1/verify',
    answer(303, '', { location: 'https://evil.example/' }),
  ],
  [
    'a redirect to a javascript: URL',
    '/auth/v1/verify',
    answer(303, '', { location: 'javascript:alert(1)' }),
  ],
  ['an injected header', '/about', answer(200, [], { 'x-injected': '1' })],
])('%s is found', (_name, target, wrong) => {
  expect(judge(asked(target), wrong, forbidden)).not.toEqual([]);
});

test('an answer without its headers, and a missing answer, are found', () => {
  for (const name of Object.keys(wellHeaders)) {
    const bare = answer(200, []);
    bare.headers.delete(name);
    expect(judge(asked('/about'), bare, forbidden), name).not.toEqual([]);
  }
  expect(judge(asked('/about'), { failed: 'hung', seen: '' }, forbidden)).not.toEqual([]);
});

test('a log line with a secret, or with an internal error, is found', () => {
  expect(judgeLog({ level: 30, msg: 'request' }, ['needle'])).toEqual([]);
  expect(judgeLog({ level: 30, msg: 'signed in by needle' }, ['needle'])).not.toEqual([]);
  expect(judgeLog({ level: 50, msg: 'Something went wrong on our side.' }, [])).not.toEqual([]);
});

describe('an app with planted faults', () => {
  let ground: TestDatabase;
  let stage: Stage;
  beforeAll(async () => {
    await buildWhenStale();
    ground = await startTestDatabase();
    stage = await openStage(ground, withFaults);
  });
  afterAll(async () => {
    await stage?.close();
    await ground?.close();
  });

  /** The request of nobody to a route, with nothing in it broken. */
  const smallestRequest = (route: string) => {
    const [method, path] = route.split(' ');
    return new RegExp(
      String.raw`^curl -i --path-as-is -g -X ${method} -H 'x-request-id: \S+' -H 'host: \S+' -H 'connection: close' 'http://localhost:\d+${path}'$`,
    );
  };

  test('every fault is reported with the smallest request that shows it', further, async () => {
    const known = await lookAround(stage);
    const options = { seed: 20_261_130, cases: 12, privileged: false };
    const found = async (route: string) => {
      const { findings } = await runRound(stage, known, { ...options, route });
      expect(findings[0]?.smallest?.curl).toMatch(smallestRequest(route));
      return findings.flatMap(({ what }) => what).join('\n');
    };
    const thrown = await found('GET /healthz');
    expect(thrown).toContain('status 500');
    expect(thrown).toContain('logged as a fault of ours');
    expect(await found('GET /readyz')).toContain('nobody caught: Error: forgotten');
    expect(await found('GET /auth/v1/health')).toContain("somebody else's row in the answer");
    expect(await found('GET /auth/v1/settings')).toContain(
      "somebody else's rows have changed: profile",
    );
  });

  test('a route without a request grammar is reported', () => {
    const routes = [...stage.app.routes, { method: 'GET', path: '/new' }];
    expect(compareRoutes({ routes }).forgotten).toEqual(['GET /new']);
  });

  /** The product with a route that throws, one that forgets a promise, one that shows any user's row and one that changes it. */
  function withFaults(app: App): App {
    const faulty = new Hono();
    faulty.onError((error, c) => printProblem(error, c as never));
    faulty.use(async (c, next) => {
      c.set('log' as never, stage.services.log as never);
      await next();
    });
    faulty.all('/healthz', () => {
      throw new TypeError('Cannot read properties of undefined');
    });
    faulty.all('/readyz', (c) => {
      void Promise.reject(new Error('forgotten'));
      return c.json({});
    });
    faulty.all('/auth/v1/health', async (c) =>
      c.json(await ground.owner`select full_name from public.profiles`),
    );
    faulty.all('/auth/v1/settings', async (c) => {
      await ground.owner`update public.profiles set full_name = 'Nobody'`;
      return c.json({});
    });
    faulty.all('*', (c) => app.fetch(c.req.raw, { peerAddress: '127.0.0.1' }));
    return { ...app, fetch: async (request) => faulty.fetch(request) };
  }
});
