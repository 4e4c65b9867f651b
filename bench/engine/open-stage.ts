import { createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { openServices } from '#server/open-services.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { Stage } from '#tests/support/model-server/run-case.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { openDatabase } from '../open-database.ts';

const siteUrl = 'http://saffron.bench';

/** The whole product on its own PostgreSQL, with the model at a URL, and a cook who does not run out of credits. */
export type BenchStage = Stage & { cook: Person; close(): Promise<void> };

export async function openStage(modelBaseUrl: string, credits: number): Promise<BenchStage> {
  const { url, owner, database, folder, close } = await openDatabase();
  const settings = readSettings({
    SITE_URL: siteUrl,
    SECRET_KEY: 'a secret for measurements alone, never used elsewhere',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: folder,
    // The cook orders more recipes than the hourly rate limit allows.
    RATE_LIMITS: 'off',
    MODEL_BASE_URL: modelBaseUrl,
  });
  const services = await openServices(settings, database, pino({ level: 'silent' }));
  const app = createApp(services);
  const peer = { peerAddress: '127.0.0.1' };
  const fetch = (request: Request) => app.fetch(request, peer);
  const auth = { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false };
  const scene = {
    services,
    request: (path: string, init?: RequestInit) => fetch(new Request(new URL(path, siteUrl), init)),
    client: () =>
      createClient(siteUrl, services.keys.anonKey, {
        auth,
        global: { fetch: (input, init) => fetch(new Request(input, init)) },
      }),
  };
  const cook = await signUpConfirmed(scene);
  await owner`update public.credits set balance = ${credits} where user_id = ${cook.user.id}`;
  return { ...scene, testDatabase: { owner }, cook, close };
}
