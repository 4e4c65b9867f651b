// A separate process that runs the product as `npm start` does, without the pages, so that its resource use is measured from outside.
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { connectDatabase } from '#server/database/database.ts';
import { openServices } from '#server/open-services.ts';
import { collectGarbage, limitHeapGrowth } from '#server/process/collect-garbage.ts';
import { listen } from '#server/process/listen.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type Stalls, watchStalls } from '../watch-stalls.ts';
import { createInstantModel } from './instant-model.ts';
import type { Cook } from './people.ts';

export type ServerSays =
  | { said: 'ready'; port: number; anonKey: string }
  | { said: 'tokens'; tokens: string[] }
  | { said: 'stalls'; stalls: Stalls; usedCpuMs: number };
type ServerIsAsked = { ask: 'tokens'; cooks: Cook[] } | { ask: 'stalls' };

const settings = readSettings({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' });
const database = connectDatabase(settings.database.url ?? '', settings.database);
const opened = await openServices(settings, database, pino({ level: settings.logLevel }));
// The zero-latency model has no URL: it is an adapter in this process that answers at once.
const services =
  process.env.BENCH_MODEL === 'instant'
    ? { ...opened, models: { ...opened.models, recipes: createInstantModel() } }
    : opened;
const server = await listen(createApp(services), { host: '127.0.0.1', port: 0 });
const address = server.address();
const takeStalls = watchStalls();
const say = (message: ServerSays) => process.send?.(message);

async function answer(message: ServerIsAsked): Promise<void> {
  if (message.ask === 'stalls') {
    const { user, system } = process.cpuUsage();
    say({ said: 'stalls', stalls: takeStalls(), usedCpuMs: (user + system) / 1000 });
    return;
  }
  const tokens = await Promise.all(
    message.cooks.map(({ id, session }) =>
      services.keys.sign(
        { sub: id, role: 'authenticated', aal: 'aal1', session_id: session },
        { expiresInSeconds: 3600 },
      ),
    ),
  );
  say({ said: 'tokens', tokens });
}

process.on('message', (message: ServerIsAsked) => void answer(message));
process.on('disconnect', () => process.exit(0));
collectGarbage();
limitHeapGrowth();
say({
  said: 'ready',
  port: typeof address === 'object' && address ? address.port : 0,
  anonKey: services.keys.anonKey,
});
