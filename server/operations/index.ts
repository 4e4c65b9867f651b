import { Hono } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { answerMetrics } from './metrics/answer-metrics.ts';
import { createReadiness } from './readiness.ts';

/** Creates the routes for operators: liveness, readiness and metrics. Their answers are never cached. */
export function createOperationsDoor(services: Services): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  const readiness = createReadiness(services);
  const notStored = { 'cache-control': 'no-store' };
  // Checks nothing: a process that waits for its database must not be killed for it.
  door.get('/healthz', (c) => c.json({ status: 'ok' }, 200, notStored));
  door.get('/readyz', async (c) => {
    const { ready, ...answer } = await readiness();
    if (ready) return c.json({ status: 'ready', ...answer }, 200, notStored);
    return c.json(answer, 503, notStored);
  });
  const metrics = answerMetrics(services);
  door.get('/metrics', async (c) => {
    const answer = await metrics(c);
    answer.headers.set('cache-control', 'no-store');
    return answer;
  });
  return door;
}
