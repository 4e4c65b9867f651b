import { createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { openServices } from '#server/open-services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { stripeKey, webhookSecret } from './provider.ts';

const siteUrl = 'http://saffron.test';
export const secretKey = 'a secret for faults alone, never used elsewhere';

/** The product inside the test process, for work that is not under test, such as signing up users. */
export async function openReception(
  { url, database }: { url: string; database: Database },
  dataDirectory: string,
) {
  const settings = readSettings({
    SITE_URL: siteUrl,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: dataDirectory,
    RATE_LIMITS: 'off',
    PICTURE_MODEL: 'none',
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  const services = await openServices(settings, database, pino({ level: 'silent' }));
  const app = createApp(services);
  const peer = { peerAddress: '127.0.0.1' };
  const client = () =>
    createClient(siteUrl, services.keys.anonKey, {
      auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => app.fetch(new Request(input, init), peer) },
    });
  return { services, client };
}
