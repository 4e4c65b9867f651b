import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import sharp from 'sharp';
import { makeAdmin } from '#server/auth/admin/make-admin.ts';
import { openDatabase } from '#server/database/open.ts';
import { openServices } from '#server/open-services.ts';
import type { Services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { ended } from '../../leave-nothing.ts';

/** A running server, and what people need to use it: a client each, their mails, and a profile photo. */
export type Environment = {
  url: string;
  services: Services;
  client: () => SupabaseClient;
  makeAdmin: (email: string) => Promise<unknown>;
  photo: Blob;
  close(): Promise<void>;
};

/** Photo size of a phone's camera, in pixels. */
const photoSize = { width: 4000, height: 3000 } as const;

/** Creates a photo of noise, since a photo of one colour would be only a few kilobytes. */
async function takePhoto(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const bytes = await sharp({ create: { ...photoSize, channels: 3, background: 'tan', noise } })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/** Opens a second connection to the database of a running server, for its keys and its mailbox. */
export async function openEnvironment(url: string, dataDirectory: string): Promise<Environment> {
  const settings = readSettings({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' });
  const opened = await openDatabase(settings);
  const services = await openServices(settings, opened.database, pino({ level: 'silent' }));
  const auth = { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false };
  return {
    url,
    services,
    client: () => createClient(url, services.keys.anonKey, { auth }),
    makeAdmin: (email) => makeAdmin(opened.database, email),
    photo: await takePhoto(),
    close: ended(() => opened.close()),
  };
}
