import { Hono } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { createStoreCheck } from './store-check.ts';

/** For whoever keeps the product running: is the process alive, and can it serve? */
export function createOperationsDoor(services: Services): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  door.get('/healthz', (c) => c.json({ status: 'ok' }));
  const objectsAnswer = createStoreCheck(services);
  door.get('/readyz', async (c) => {
    try {
      await services.database.ping();
      // Without its pictures a process still serves everything else, and another one would miss them too.
      return c.json({ status: 'ready', objects: (await objectsAnswer()) ? 'ok' : 'unavailable' });
    } catch (error) {
      c.get('log').warn({ err: error }, 'not ready: the database does not answer');
      return c.json({ status: 'unavailable', reason: 'The database does not answer.' }, 503);
    }
  });
  return door;
}
