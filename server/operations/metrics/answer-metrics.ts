import type { Context } from 'hono';
import type { DoorEnvironment } from '../../http/environment.ts';
import type { Services } from '../../services.ts';
import { addDatabaseFigures } from './database-figures.ts';
import { readerOf } from './may-read.ts';

/** Answers GET /metrics in the Prometheus text format, with the metrics of this process and of its database. */
export function answerMetrics(services: Services) {
  const { registry } = services.metrics;
  const refresh = addDatabaseFigures(services);
  return async (c: Context<DoorEnvironment>): Promise<Response> => {
    const reader = readerOf(c.req.raw, c.env.peerAddress, services.settings.metricsToken);
    if (reader === 'is nobody') return c.text('Not found', 404);
    if (reader === 'has to say who') {
      return c.text('Unauthorized', 401, { 'www-authenticate': 'Bearer realm="metrics"' });
    }
    await refresh();
    const text = await registry.metrics();
    return c.body(text, 200, { 'content-type': registry.contentType });
  };
}
