import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import type { DoorEnvironment } from './environment.ts';
import { requestLog } from './request-log.ts';

const warning = 40;
const information = 30;

/** Returns the log line of one request, with the given threshold for slow requests. */
async function lineOf(path: string, slowRequestMs: number): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const services = {
    log: pino({ base: undefined }, { write: (line: string) => lines.push(line) }),
    metrics: createMetrics(),
    settings: { slowRequestMs },
  } as unknown as Services;
  const app = new Hono<DoorEnvironment>();
  app.use(requestLog(services));
  app.all(path, (c) => c.text('soup'));
  await app.fetch(new Request(`http://localhost${path}`, { method: 'POST' }));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

describe('the log line of a request', () => {
  test('is a warning with `slow` when the request took too long', async () => {
    const line = await lineOf('/rest/v1/recipes', 0);
    expect(line).toMatchObject({ level: warning, slow: true, door: 'rest', status: 200 });
  });

  test('has no `slow` field for a quick request', async () => {
    const line = await lineOf('/rest/v1/recipes', 60_000);
    expect(line).toMatchObject({ level: information, route: '/rest/v1/recipes' });
    expect(line).not.toHaveProperty('slow');
  });

  test('has no `slow` field for a generation, which takes as long as its model', async () => {
    const line = await lineOf('/functions/v1/generate-recipe', 0);
    expect(line).toMatchObject({ level: information, door: 'functions' });
    expect(line).not.toHaveProperty('slow');
  });
});
