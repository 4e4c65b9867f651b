import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { compiledFolder } from '../../scripts/keep-compiled.ts';
import { lowMemory } from '../../scripts/low-memory-mode.ts';
import { ask, endChild, type Of, startChild } from '../child.ts';
import { openDatabase } from '../open-database.ts';
import type { ClientsAreAsked, ClientsSay, Told, Visit } from './clients.ts';
import { makeCooks } from './people.ts';
import type { ServerSays } from './serve.ts';
import type { ModelSays } from './slow-model.ts';

/** Pace of the stage's model: it answers at once, or sends a few words at a time. */
export type ModelPace = 'instant' | { everyMs: number; words: number };

type Options = { cooks: number; credits: number; pace: ModelPace; variables?: object };

const start = (name: string, variables: Record<string, string> = {}, execArgv: string[] = []) =>
  startChild(join(import.meta.dirname, name), variables, execArgv);

async function startModel(pace: Exclude<ModelPace, 'instant'>) {
  const model = start('slow-model.ts', {
    MODEL_EVERY_MS: String(pace.everyMs),
    MODEL_WORDS: String(pace.words),
  });
  const { port } = await ask<Of<ModelSays, 'ready'>>(model, undefined, 'ready');
  return { model, baseUrl: `http://127.0.0.1:${port}/v1` };
}

/** Starts the product with the same flags and variables as `npm start`. */
function startProduct(
  { url, folder }: { url: string; folder: string },
  variables: Record<string, string>,
): ChildProcess {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SECRET_KEY: 'a secret for measurements alone, never used elsewhere',
    RATE_LIMIT_STORE: 'memory',
    RATE_LIMITS: 'off',
    NODE_COMPILE_CACHE: compiledFolder,
    ...lowMemory.variables,
  };
  return start('serve.ts', { ...settings, ...variables }, [...lowMemory.flags]);
}

/** Starts to request an ordinary screen repeatedly. @returns a function that stops it and resolves to the time of each call */
function showScreens(screen: ChildProcess, visit: Visit, everyMs: number) {
  const heard = ask<Of<ClientsSay, 'hot'>>(
    screen,
    { ask: 'hot calls', everyMs, ...visit } satisfies ClientsAreAsked,
    'hot',
  );
  return () => {
    screen.send({ ask: 'stop' } satisfies ClientsAreAsked);
    return heard;
  };
}

/** Starts a PostgreSQL, and processes for the product, the yardstick, two groups of clients (orders and screens) and a slow model if needed. */
export async function openStage({ cooks: count, credits, pace, variables = {} }: Options) {
  const { owner, close, ...database } = await openDatabase();
  const slow = pace === 'instant' ? undefined : await startModel(pace);
  const model: Record<string, string> = slow
    ? { MODEL_BASE_URL: slow.baseUrl, MODEL: 'slow' }
    : { BENCH_MODEL: 'instant' };
  const server = startProduct(database, { ...model, ...variables });
  const bare = start('bare.ts', { DATABASE_URL: database.url });
  const clients = start('clients.ts');
  const screen = start('clients.ts');
  const [{ port, anonKey }, { port: barePort }] = await Promise.all([
    ask<Of<ServerSays, 'ready'>>(server, undefined, 'ready'),
    ask<Of<ServerSays, 'ready'>>(bare, undefined, 'ready'),
  ]);
  const cooks = await makeCooks(owner, count, credits);
  const { tokens } = await ask<Of<ServerSays, 'tokens'>>(
    server,
    { ask: 'tokens', cooks },
    'tokens',
  );
  const visit: Visit = { url: `http://127.0.0.1:${port}`, anonKey, tokens };
  const bareVisit: Visit = { ...visit, url: `http://127.0.0.1:${barePort}` };

  const tell = async (question: ClientsAreAsked): Promise<Told[]> =>
    (await ask<Of<ClientsSay, 'told'>>(clients, question, 'told')).told;

  return {
    owner,
    pid: server.pid ?? 0,
    oneByOne: (amount: number) =>
      tell({ ask: 'one by one', count: amount, path: '/functions/v1/generate-recipe', ...visit }),
    bareOneByOne: (amount: number) =>
      tell({ ask: 'one by one', count: amount, path: '/bare', ...bareVisit }),
    allAtOnce: (withinMs: number) => tell({ ask: 'all at once', withinMs, ...visit }),
    showScreens: (everyMs: number) => showScreens(screen, visit, everyMs),
    stalls: () => ask<Of<ServerSays, 'stalls'>>(server, { ask: 'stalls' }, 'stalls'),
    mostOpen: async () =>
      slow ? (await ask<Of<ModelSays, 'open'>>(slow.model, { ask: 'open' }, 'open')).most : 0,
    async close() {
      const children: (ChildProcess | undefined)[] = [clients, screen, bare, server, slow?.model];
      for (const child of children) if (child) await endChild(child);
      await close();
    },
  };
}
