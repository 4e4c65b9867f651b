import { loadSigningKeys } from '#server/http/signing-keys.ts';
import { createSecretKey, loadSecret } from '#server/secret-key.ts';
import { behind } from './admins.ts';
import type { Stage } from './stage.ts';

/** Returns the service role key of the stage's server, as `npm run keys` prints it. */
export async function serviceKeyOf(stage: Stage): Promise<string> {
  const { dataDirectory } = stage.server;
  const secret = createSecretKey(await loadSecret({ secretKey: undefined, dataDirectory }));
  return behind(stage, async ({ database }) => {
    const keys = await loadSigningKeys(database, secret, () => new Date());
    return keys.serviceRoleKey;
  });
}
