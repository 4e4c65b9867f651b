/** The settings that the browser may see. server/pages builds them; the root loader passes them to the web app. */
export type PublicSettings = {
  productName: string;
  /** The public URL of the product; canonical URLs and share links start with it. */
  siteUrl: string;
  anonKey: string;
  contactSalesEmail: string;
  contactSupportEmail: string;
  contactPhone: string;
  /** The social sign-in providers, in the order of their buttons; `name` is the `provider` of the calls. */
  socialProviders: { name: string; label: string }[];
  /** Whether users may link their account to social accounts, and unlink it. */
  manualLinking: boolean;
  /** Whether organisations may sign in through their own SAML provider. */
  singleSignOn: boolean;
  phoneSignIn: boolean;
  /** Whether users can sign in with a passkey alone; as a second factor it is one of `factors`. */
  passkeySignIn: boolean;
  /** The kinds of second factor that can be set up. */
  factors: ('totp' | 'phone' | 'webauthn')[];
  /** The CAPTCHA of the account forms; null if there is none. */
  captcha: { provider: 'hcaptcha' | 'turnstile'; siteKey: string } | null;
  /** False if recipes are free (CREDITS=off): then there is no balance and nothing to buy. */
  creditsEnabled: boolean;
  creditsExpireAfterMonths: number | null;
  /** The payment provider: `sandbox` is test mode, `none` means that packs cannot be bought here. */
  payments: 'stripe' | 'sandbox' | 'none';
  /** The server's timeout for a generation: 60 s (spec §9), or a longer one set for a slow local model. */
  generationTimeoutMs: number;
  /** True if the built-in chef writes the recipes; the page shows this. */
  builtInChef: boolean;
  /** The local mailbox, which stores emails instead of sending them; null if it is unavailable (SMTP, a public address). */
  mailboxUrl: string | null;
  /** True if it stores text messages too. */
  textsInMailbox: boolean;
};
