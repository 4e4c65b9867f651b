/** What the browser may know of the settings: server/pages makes it, the root loader hands it to the web app. */
export type PublicSettings = {
  productName: string;
  /** Where the product is reached from outside; canonical addresses and share links start with it. */
  siteUrl: string;
  anonKey: string;
  contactSalesEmail: string;
  contactSupportEmail: string;
  contactPhone: string;
  /** Ways to sign in with an account from elsewhere, in the order of their buttons; `name` is the `provider` of the calls. */
  socialProviders: { name: string; label: string }[];
  /** Whether accounts may be linked to and unlinked from such accounts by their owner. */
  manualLinking: boolean;
  /** Whether organisations may sign in through their own SAML provider. */
  singleSignOn: boolean;
  phoneSignIn: boolean;
  /** Whether a passkey signs in by itself; as a second factor it is one of `factors`. */
  passkeySignIn: boolean;
  /** The kinds of second factor that can be set up. */
  factors: ('totp' | 'phone' | 'webauthn')[];
  /** The puzzle to solve before an account's forms are sent; null where there is none. */
  captcha: { provider: 'hcaptcha' | 'turnstile'; siteKey: string } | null;
  /** False where recipes cost nothing (CREDITS=off): then there is no balance and nothing to buy. */
  creditsEnabled: boolean;
  creditsExpireAfterMonths: number | null;
  /** Who takes the money: `sandbox` is test mode, `none` means that packs cannot be bought here. */
  payments: 'stripe' | 'sandbox' | 'none';
  /** How long the server gives a generation: 60 s (spec §9), or what a slow local model was granted. */
  generationTimeoutMs: number;
  /** True where the built-in chef writes the recipes: the page says so. */
  builtInChef: boolean;
  /** The local mailbox, where mails are kept instead of sent; null where it does not answer (SMTP, a public address). */
  mailboxUrl: string | null;
  /** True where text messages are kept there too. */
  textsInMailbox: boolean;
};
