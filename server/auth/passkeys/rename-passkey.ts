import { z } from 'zod';
import { invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { renamePasskey as renameRow } from '../queries/passkeys.ts';
import { readBody, text } from '../read-body.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';
import { assertManagesPasskeys } from './may-manage.ts';
import { passkeyBody } from './passkey-body.ts';
import { passkeyInPath } from './passkey-in-path.ts';

const schema = z.object({ friendly_name: text });
const maxNameLength = 120;

/** PATCH /passkeys/{passkey_id}: renames a passkey. */
export function renamePasskey(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { friendly_name: name } = await readBody(c, schema);
    if (!name) throw invalid('friendly_name is required');
    if (name.length > maxNameLength) {
      throw invalid(`friendly_name must be ${maxNameLength} characters or less`);
    }
    const { now, ip } = clientInfoOf(auth, c);
    const renamed = await auth.database.asAuth(async (transaction) => {
      const signedIn = await loadSignedIn(transaction, bearer, now);
      await assertManagesPasskeys(transaction, signedIn);
      const actorId = signedIn.user.id;
      const passkey = await passkeyInPath(transaction, c, actorId);
      await renameRow(transaction, passkey.id, name, now);
      const traits = { passkey_id: passkey.id };
      await writeAuditEntry(transaction, { action: 'passkey_updated', actorId, ip, now, traits });
      return { ...passkey, friendly_name: name };
    });
    return c.json(passkeyBody(renamed));
  };
}
