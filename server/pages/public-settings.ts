import type { PublicSettings } from '#contract/public-settings.ts';
import type { Services } from '../services.ts';

/** Returns the settings that the browser may see. No other function exposes settings to the browser. */
export function publicSettings({
  settings,
  keys,
}: Pick<Services, 'settings' | 'keys'>): PublicSettings {
  const { auth } = settings;
  return {
    productName: 'Saffron Table',
    siteUrl: settings.http.siteUrl,
    anonKey: keys.anonKey,
    contactSalesEmail: settings.contact.salesEmail,
    contactSupportEmail: settings.contact.supportEmail,
    contactPhone: settings.contact.phone,
    socialProviders: auth.socialProviders.map(({ name, label }) => ({ name, label })),
    manualLinking: auth.manualLinking,
    singleSignOn: auth.samlEnabled,
    phoneSignIn: auth.phoneSignIn,
    passkeySignIn: auth.passkeySignIn,
    factors: (['totp', 'phone', 'webauthn'] as const).filter((kind) => auth.factors[kind]),
    captcha: auth.captcha && { provider: auth.captcha.provider, siteKey: auth.captcha.siteKey },
    creditsEnabled: settings.credits.enabled,
    payments: settings.payments.provider,
    creditsExpireAfterMonths: settings.credits.expireAfterMonths,
    generationTimeoutMs: settings.recipes.modelTimeoutMs,
    builtInChef: settings.recipes.model === 'chef',
    textsInMailbox: auth.sms.carrier === 'mailbox',
    mailboxUrl: settings.mail.mailboxVisibility === 'nobody' ? null : '/mailbox',
  };
}
