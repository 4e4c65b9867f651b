// A separate process that runs the product as `npm start` does, without the pages, so that its resource use is measured from outside.
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { connectDatabase } from '#server/database/database.ts';
import { openServices } from '#server/open-services.ts';
import { listen } from '#server/process/listen.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type Stalls, watchStalls } from '../watch-stalls.ts';

export type ServerSays =
  | { said: 'ready'; port: number; anonKey: string }
  | { said: 'tokens'; tokens: string[] }
  | { said: 'stalls'; stalls: Stalls }
  | { said: 'memory'; rssMb: number; heapMb: number; sockets: number };
type ServerIsAsked =
  | { ask: 'tokens'; people: { id: string; session: string }[] }
  | { ask: 'stalls' }
  | { ask: 'memory' };

const mib = 1024 * 1024;
const settings = readSettings({ ...process.env, LOG_LEVEL: 'silent', PICTURE_MODEL: 'none' });
const database = connectDatabase(settings.database.url ?? '', settings.database);
const services = await openServices(settings, database, pino({ level: 'silent' }));
const app = createApp(services);
const server = await listen(app, { host: '127.0.0.1', port: 0 });
const address = server.address();

const takeStalls = watchStalls();
const say = (message: ServerSays) => process.send?.(message);

async function answer(message: ServerIsAsked): Promise<void> {
  if (message.ask === 'tokens') {
    const tokens = await Promise.all(
      message.people.map(({ id, session }) =>
        services.keys.sign(
          { sub: id, role: 'authenticated', aal: 'aal1', session_id: session },
          { expiresInSeconds: 3600 },
        ),
      ),
    );
    say({ said: 'tokens', tokens });
  } else if (message.ask === 'stalls') {
    say({ said: 'stalls', stalls: takeStalls() });
  } else {
    // Collect twice: objects freed by the first collection may release others for the second.
    globalThis.gc?.();
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    server.getConnections((_error, sockets) =>
      say({ said: 'memory', rssMb: rss / mib, heapMb: heapUsed / mib, sockets }),
    );
  }
}

process.on('message', (message: ServerIsAsked) => void answer(message));
process.on('disconnect', () => process.exit(0));
say({
  said: 'ready',
  port: typeof address === 'object' && address ? address.port : 0,
  anonKey: services.keys.anonKey,
});
