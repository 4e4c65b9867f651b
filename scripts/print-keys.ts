// npm run keys: what an official client needs to talk to this server, as env lines.
import { openDatabase } from '#server/database/open.ts';
import { loadSigningKeys } from '#server/http/signing-keys.ts';
import { createSecretKey, loadSecret } from '#server/secret-key.ts';
import { readSettings } from '#server/settings.ts';

const settings = readSettings(process.env);
const opened = await openDatabase(settings);
try {
  const secret = createSecretKey(await loadSecret(settings));
  const keys = await loadSigningKeys(opened.database, secret, () => new Date());
  process.stdout.write(
    [
      `SUPABASE_URL=${settings.http.siteUrl}`,
      `SUPABASE_ANON_KEY=${keys.anonKey}`,
      `SUPABASE_SERVICE_ROLE_KEY=${keys.serviceRoleKey}`,
      '',
    ].join('\n'),
  );
} finally {
  await opened.close();
}
