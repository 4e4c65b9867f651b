import type { Hono } from 'hono';
import type { DoorEnvironment } from '../../http/environment.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { requireServiceRole } from '../signed-in.ts';
import { createProvider } from './admin/create-provider.ts';
import { deleteProvider } from './admin/delete-provider.ts';
import { getProvider } from './admin/get-provider.ts';
import { listProviders } from './admin/list-providers.ts';
import { updateProvider } from './admin/update-provider.ts';
import { consumeAnswer } from './consume-answer.ts';
import { readMetadata } from './read-metadata.ts';
import { samlDisabled } from './refusals.ts';
import { startSso } from './start-sso.ts';

type Door = Hono<DoorEnvironment>;

/** Returns the operation when single sign-on is enabled, otherwise one that refuses with 404. */
function whereOn(auth: AuthServices, operation: Operation): Operation {
  if (auth.settings.auth.samlEnabled) return operation;
  return async () => {
    throw samlDisabled();
  };
}

/** Adds the routes that identity providers and redirected browsers call without an API key. */
export function addSamlForBrowsers(door: Door, auth: AuthServices): void {
  door.get('/sso/saml/metadata', whereOn(auth, readMetadata(auth)));
  door.post('/sso/saml/acs', whereOn(auth, consumeAnswer(auth)));
}

/** Adds the route that begins a sign-in at an organisation's identity provider. */
export function addSsoForAnyone(door: Door, auth: AuthServices): void {
  door.post('/sso', whereOn(auth, startSso(auth)));
}

/** Adds the routes that manage the SSO providers. When SAML is disabled, all of them answer 404. */
export function addSsoForTheServiceKey(door: Door, auth: AuthServices): void {
  if (!auth.settings.auth.samlEnabled) {
    door.all('/admin/sso/*', async (c) => {
      await requireServiceRole(auth, c);
      throw samlDisabled();
    });
    return;
  }
  door.get('/admin/sso/providers', listProviders(auth));
  door.post('/admin/sso/providers', createProvider(auth));
  door.get('/admin/sso/providers/:idp_id', getProvider(auth));
  door.put('/admin/sso/providers/:idp_id', updateProvider(auth));
  door.delete('/admin/sso/providers/:idp_id', deleteProvider(auth));
}
