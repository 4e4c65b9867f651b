import type { Hono } from 'hono';
import type { DoorEnvironment } from '../../http/environment.ts';
import type { AuthServices } from '../auth-services.ts';
import { askAuthentication } from './ask-authentication.ts';
import { askRegistration } from './ask-registration.ts';
import { deletePasskey } from './delete-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { passkeysDisabled } from './passkey-errors.ts';
import { renamePasskey } from './rename-passkey.ts';
import { verifyAuthentication } from './verify-authentication.ts';
import { verifyRegistration } from './verify-registration.ts';

/** Adds the routes under /passkeys. When passkeys are turned off, every route returns passkey_disabled before any other check. */
export function addPasskeyRoutes(door: Hono<DoorEnvironment>, auth: AuthServices): void {
  if (!auth.settings.auth.passkeySignIn) {
    const refuse = () => {
      throw passkeysDisabled();
    };
    door.all('/passkeys', refuse);
    door.all('/passkeys/*', refuse);
    return;
  }
  door.post('/passkeys/authentication/options', askAuthentication(auth));
  door.post('/passkeys/authentication/verify', verifyAuthentication(auth));
  door.post('/passkeys/registration/options', askRegistration(auth));
  door.post('/passkeys/registration/verify', verifyRegistration(auth));
  door.get('/passkeys', listPasskeys(auth));
  door.patch('/passkeys/:passkey_id', renamePasskey(auth));
  door.delete('/passkeys/:passkey_id', deletePasskey(auth));
}
