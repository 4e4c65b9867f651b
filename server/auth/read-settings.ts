import type { AuthServices, Operation } from './auth-services.ts';
import { officialProviders } from './social/find-provider.ts';

const others = ['anonymous_users', 'phone'];

/** GET /settings: returns the enabled sign-in methods, so that a client shows no button that does not work. */
export function readSettings(auth: AuthServices): Operation {
  const { signUpEnabled, confirmEmail, confirmPhone, phoneSignIn, sms } = auth.settings.auth;
  const closed = [...others, ...officialProviders].map((name) => [name, false]);
  const open = [...auth.providers.keys()].map((name) => [name, true]);
  return async (c) =>
    c.json({
      external: { ...Object.fromEntries([...closed, ...open]), email: true, phone: phoneSignIn },
      disable_signup: !signUpEnabled,
      mailer_autoconfirm: !confirmEmail,
      phone_autoconfirm: phoneSignIn && !confirmPhone,
      sms_provider: phoneSignIn ? sms.carrier : '',
      saml_enabled: auth.settings.auth.samlEnabled,
      saml_private_key_next_configured: false,
      passkeys_enabled: auth.settings.auth.passkeySignIn,
    });
}
