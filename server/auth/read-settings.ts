import type { AuthServices, Operation } from './auth-services.ts';

const externalProviders = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

/** GET /settings: which ways to sign in are open, so that a client shows no button that leads nowhere. */
export function readSettings(auth: AuthServices): Operation {
  const { signUpEnabled, confirmEmail } = auth.settings.auth;
  const closed = externalProviders.map((name) => [name, false]);
  return async (c) =>
    c.json({
      external: { ...Object.fromEntries(closed), email: true },
      disable_signup: !signUpEnabled,
      mailer_autoconfirm: !confirmEmail,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: auth.settings.auth.passkeySignIn,
    });
}
