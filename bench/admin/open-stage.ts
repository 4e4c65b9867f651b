import { createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { openServices } from '#server/open-services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { signUpConfirmed } from '#tests/support/people.ts';
import { openDatabase } from '../open-database.ts';
import { fill, type Size } from './fill.ts';

export const siteUrl = 'http://saffron.bench';

/** The whole product with a filled database, and a signed-in admin. */
export type AdminStage = {
  /** Sends a request of the screens as the admin. */
  ask: (request: Request) => Promise<Response>;
  anonKey: string;
  close(): Promise<void>;
};

export async function openStage(size: Size): Promise<AdminStage> {
  const { url, owner, database, folder, close } = await openDatabase();
  const settings = readSettings({
    SITE_URL: siteUrl,
    SECRET_KEY: 'a secret for measurements alone, never used elsewhere',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: folder,
    RATE_LIMIT_STORE: 'memory',
    RATE_LIMITS: 'off',
    PICTURE_MODEL: 'none',
  });
  const services = await openServices(settings, database, pino({ level: 'silent' }));
  const app = createApp(services);
  const { anonKey } = services.keys;
  const answer = async (request: Request) => app.fetch(request, { peerAddress: '127.0.0.1' });
  const auth = { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false };
  const client = () =>
    createClient(siteUrl, anonKey, {
      auth,
      global: { fetch: (input, init) => answer(new Request(input, init)) },
    });
  const admin = await signUpConfirmed({ client, services });
  await owner`update public.user_roles set role = 'admin' where user_id = ${admin.user.id}`;
  await fill(owner, size);
  const ask = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set('apikey', anonKey);
    headers.set('authorization', `Bearer ${admin.session.access_token}`);
    return answer(new Request(request, { headers }));
  };
  return { ask, anonKey, close };
}
