import type { PublicSettings } from '#contract/public-settings.ts';

/** The public settings of a fresh machine. */
export const publicSettings: PublicSettings = {
  productName: 'Saffron Table',
  siteUrl: 'http://localhost:3000',
  anonKey: 'public-key-of-the-component-tests',
  contactSalesEmail: 'sales@example.com',
  contactSupportEmail: 'support@example.com',
  contactPhone: '+1 555 0100',
  socialProviders: [],
  manualLinking: false,
  singleSignOn: false,
  phoneSignIn: false,
  passkeySignIn: false,
  factors: ['totp'],
  captcha: null,
  creditsEnabled: true,
  creditsExpireAfterMonths: null,
  payments: 'sandbox',
  generationTimeoutMs: 60_000,
  builtInChef: true,
  mailboxUrl: null,
  textsInMailbox: false,
};
