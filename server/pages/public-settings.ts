import type { PublicSettings } from '#contract/public-settings.ts';
import type { Services } from '../services.ts';

/** The one function that says what the browser may see of the settings. */
export function publicSettings({
  settings,
  keys,
}: Pick<Services, 'settings' | 'keys'>): PublicSettings {
  return {
    productName: 'Saffron Table',
    siteUrl: settings.http.siteUrl,
    anonKey: keys.anonKey,
    contactSalesEmail: settings.contact.salesEmail,
    contactSupportEmail: settings.contact.supportEmail,
    contactPhone: settings.contact.phone,
    googleSignIn: false, // no provider can be configured yet
    creditsEnabled: settings.credits.enabled,
    payments: settings.payments.provider,
    creditsExpireAfterMonths: settings.credits.expireAfterMonths,
    generationTimeoutMs: settings.recipes.modelTimeoutMs,
    builtInChef: settings.recipes.model === 'chef',
    mailboxUrl: settings.mail.mailboxVisibility === 'nobody' ? null : '/mailbox',
  };
}
