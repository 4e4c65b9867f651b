import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { pino } from 'pino';
import { connectDatabase } from '#server/database/database.ts';
import { openServices } from '#server/open-services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { cookNumbered, recipeNumbered } from '../fill-recipes.ts';

/** A signed-in cook, with the recipe that they open, mark and rate. */
export type Cook = { id: string; recipeId: string; token: string; liteToken: string };

/** The settings of the product and of the code that signs its tokens. */
export const benchSettings = {
  SECRET_KEY: 'a secret for measurements alone, never used elsewhere',
  PICTURE_MODEL: 'none',
  // A few cooks send the load of all: the rate limit counts their calls but never refuses them.
  REST_CALLS_PER_MINUTE: '1000000000',
};

/**
 * Returns cooks of a filled database, each with a token as the auth API signs it (`token`), and one as the other product does (`liteToken`).
 * @param numbers which cooks
 */
export async function makeCooks(url: string, numbers: readonly number[]) {
  const settings = readSettings({ ...benchSettings, DATABASE_URL: url });
  const database = connectDatabase(url, settings.database);
  const { keys } = await openServices(settings, database, pino({ level: 'silent' }));
  const liteKey = new TextEncoder().encode(benchSettings.SECRET_KEY);
  const cooks: Cook[] = [];
  for (const number of numbers) {
    const id = cookNumbered(number);
    const claims = { sub: id, role: 'authenticated', aal: 'aal1', session_id: randomUUID() };
    const token = await keys.sign(claims, { expiresInSeconds: 7200 });
    const signature = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('2h');
    const liteToken = await signature.sign(liteKey);
    cooks.push({ id, recipeId: recipeNumbered(number, 7), token, liteToken });
  }
  await database.close();
  return { cooks, anonKey: keys.anonKey };
}
