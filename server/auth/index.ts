import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bodySize } from '../http/body-size.ts';
import { requireApiKey } from '../http/claims.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { createUser } from './admin/create-user.ts';
import { deleteFactor } from './admin/delete-factor.ts';
import { deletePasskeyOfUser } from './admin/delete-passkey.ts';
import { deleteUser } from './admin/delete-user.ts';
import { generateLink } from './admin/generate-link.ts';
import { getUser as getUserAsAdmin, listFactorsOfUser } from './admin/get-user.ts';
import { inviteUser } from './admin/invite-user.ts';
import { listPasskeysOfUser } from './admin/list-passkeys.ts';
import { listUsers } from './admin/list-users.ts';
import { updateUser as updateUserAsAdmin } from './admin/update-user.ts';
import { AuthError } from './auth-error.ts';
import { type AuthServices, createAuthServices } from './auth-services.ts';
import { addByAdminRoutes } from './by-admin/routes.ts';
import { requireCaptcha } from './captcha/require-captcha.ts';
import { reauthenticate } from './code-calls/reauthenticate.ts';
import { recover } from './code-calls/recover.ts';
import { resend } from './code-calls/resend.ts';
import { sendCode } from './code-calls/send-code.ts';
import { verifyCode } from './code-calls/verify-code.ts';
import { verifyLink } from './code-calls/verify-link.ts';
import { addFactorRoutes } from './factors/factor-routes.ts';
import { token } from './grants/token.ts';
import { unlinkIdentity } from './identities/unlink-identity.ts';
import { listKeys } from './list-keys.ts';
import { getUser } from './own-account/get-user.ts';
import { signUp } from './own-account/sign-up.ts';
import { updateUser } from './own-account/update-user.ts';
import { addPasskeyRoutes } from './passkeys/routes.ts';
import { printError } from './print-error.ts';
import { readHealth } from './read-health.ts';
import { readSettings } from './read-settings.ts';
import { addSamlForBrowsers, addSsoForAnyone, addSsoForTheServiceKey } from './saml/index.ts';
import { logOut } from './sessions/log-out.ts';
import { addSignInRoutes } from './sign-ins/routes.ts';
import { requireServiceRole } from './signed-in.ts';
import { authorizeByProvider } from './social/authorize.ts';
import { authorizeIdentity } from './social/authorize-identity.ts';
import { returnFromProvider } from './social/callback.ts';
import { refuseCustomProviders, refuseOauthClients, refuseOauthServer } from './switched-off.ts';

type Door = Hono<DoorEnvironment>;

/** Builds the /auth/v1 routes: accounts and sessions, compatible with the official client. */
export function createAuthDoor(services: Services): Door {
  const auth = createAuthServices(services);
  const door: Door = new Hono();
  door.onError((error, c) => {
    const code = error instanceof AuthError ? error.code : 'other';
    auth.metrics.signInRefusals.inc({ code });
    return printError(error, c);
  });
  door.use(notStored);
  door.use(bodySize(auth.settings.http.maxBodyBytes));
  forBrowsersWithoutKey(door, auth);
  door.use(
    createMiddleware(async (c, next) => {
      await requireApiKey(c.req.raw, auth.keys);
      await next();
    }),
  );
  forAnyone(door, auth);
  forTheSignedIn(door, auth);
  forTheServiceKey(door, auth);
  door.all('*', (c) => printError(notFound(), c));
  return door;
}

/** Sets no-store, because responses carry tokens and personal data. The public keys set their own cache-control. */
const notStored = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
});

/** Routes without an API key: mail programs and providers open them by navigation. */
function forBrowsersWithoutKey(door: Door, auth: AuthServices): void {
  door.get('/verify', verifyLink(auth));
  door.get('/authorize', authorizeByProvider(auth));
  door.on(['GET', 'POST'], '/callback', returnFromProvider(auth));
  door.get('/.well-known/jwks.json', listKeys(auth));
  door.get('/health', readHealth(auth));
  addSamlForBrowsers(door, auth);
}

/** Paths that bots would abuse, the same list as on the official server. */
const pathsWithCaptcha = [
  '/signup',
  '/token',
  '/otp',
  '/magiclink',
  '/recover',
  '/resend',
  '/sso',
  '/passkeys/authentication/options',
];

function forAnyone(door: Door, auth: AuthServices): void {
  for (const path of pathsWithCaptcha) door.post(path, requireCaptcha(auth));
  door.get('/settings', readSettings(auth));
  door.post('/signup', signUp(auth));
  door.post('/token', token(auth));
  door.post('/otp', sendCode(auth));
  door.post('/magiclink', sendCode(auth));
  door.post('/verify', verifyCode(auth));
  door.post('/recover', recover(auth));
  door.post('/resend', resend(auth));
  addSsoForAnyone(door, auth);
  addPasskeyRoutes(door, auth);
}

function forTheSignedIn(door: Door, auth: AuthServices): void {
  door.get('/user', getUser(auth));
  door.put('/user', updateUser(auth));
  door.post('/logout', logOut(auth));
  door.get('/reauthenticate', reauthenticate(auth));
  door.get('/user/identities/authorize', authorizeIdentity(auth));
  door.delete('/user/identities/:identity_id', unlinkIdentity(auth));
  addSignInRoutes(door, auth);
  addFactorRoutes(door, auth);
  addByAdminRoutes(door, auth);
  door.all('/oauth/*', refuseOauthServer(auth));
  door.all('/user/oauth/*', refuseOauthServer(auth));
}

function forTheServiceKey(door: Door, auth: AuthServices): void {
  door.get('/admin/users', listUsers(auth));
  door.post('/admin/users', createUser(auth));
  door.get('/admin/users/:user_id', getUserAsAdmin(auth));
  door.put('/admin/users/:user_id', updateUserAsAdmin(auth));
  door.delete('/admin/users/:user_id', deleteUser(auth));
  door.get('/admin/users/:user_id/factors', listFactorsOfUser(auth));
  door.delete('/admin/users/:user_id/factors/:factor_id', deleteFactor(auth));
  door.get('/admin/users/:user_id/passkeys', listPasskeysOfUser(auth));
  door.delete('/admin/users/:user_id/passkeys/:passkey_id', deletePasskeyOfUser(auth));
  door.post('/admin/generate_link', generateLink(auth));
  door.post('/invite', inviteUser(auth));
  addSsoForTheServiceKey(door, auth);
  door.all('/admin/oauth/*', refuseOauthClients(auth));
  for (const path of ['/admin/custom-providers', '/admin/custom-providers/*']) {
    door.all(path, refuseCustomProviders(auth));
  }
  door.all('/admin/*', async (c) => {
    await requireServiceRole(auth, c);
    throw notFound();
  });
}

function notFound(): AuthError {
  return new AuthError(404, 'not_found', 'There is nothing at this address');
}
