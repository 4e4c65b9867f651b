import { isThisMachine } from './http/this-machine.ts';
import { type MailboxVisibility, mailboxVisibility } from './mail/mailbox-visibility.ts';
import { apiKey, flag, keylessAddress } from './setting-kinds.ts';

/** The variables of payments, with their defaults. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: apiKey.optional(),
  STRIPE_WEBHOOK_SECRET: apiKey.optional(),
  STRIPE_API_URL: keylessAddress.optional(), // another server that answers Stripe's calls
  SANDBOX_PUBLIC: flag.default(false),
};

/** Who may pay on the sandbox's card page: it shows what everybody bought, and takes any card. */
type SandboxVisibility = MailboxVisibility;

export type PaymentSettings =
  /** Nothing is sold: credits are off, or no payment provider could be reached by the buyer. */
  | { provider: 'none' }
  | {
      provider: 'sandbox';
      visibility: Exclude<SandboxVisibility, 'nobody'>;
      /** Whether somebody on this machine may act as the bank, and see what everybody bought: never on a public address. */
      hasCounter: boolean;
    }
  | {
      provider: 'stripe';
      secretKey: string;
      webhookSecret: string;
      /** Where Stripe's calls go instead of api.stripe.com. */
      apiUrl: string | undefined;
    };

type Given = {
  siteUrl: string;
  creditsEnabled: boolean;
  secretKey: string | undefined;
  webhookSecret: string | undefined;
  apiUrl: string | undefined;
  sandboxPublic: boolean;
};

type Read = { ok: true; settings: PaymentSettings } | { ok: false; problems: string[] };

/** The client takes a host and a port; and the secret key must not travel in clear text. */
function isUsable({ protocol, pathname, search, hostname }: URL): boolean {
  return pathname === '/' && search === '' && (protocol === 'https:' || isThisMachine(hostname));
}

function problemsOf({ secretKey, webhookSecret, apiUrl }: Given): string[] {
  const problems: string[] = [];
  if (secretKey && !webhookSecret) {
    problems.push(
      'STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY, to know which webhooks are Stripe’s',
    );
  }
  if (!secretKey && webhookSecret) {
    problems.push('STRIPE_SECRET_KEY: needed with STRIPE_WEBHOOK_SECRET');
  }
  if (!secretKey && apiUrl) problems.push('STRIPE_SECRET_KEY: needed with STRIPE_API_URL');
  if (apiUrl && !isUsable(new URL(apiUrl))) {
    problems.push(
      'STRIPE_API_URL: https (http only on this machine) and no path: the secret key goes there',
    );
  }
  return problems;
}

/**
 * Stripe where its key is set; else the sandbox, under the rules of the local mailbox: on a public address it needs an explicit
 * setting, since its cards are play money.
 */
export function readPaymentSettings(given: Given): Read {
  const problems = problemsOf(given);
  if (problems.length > 0) return { ok: false, problems };
  const { secretKey, webhookSecret, apiUrl } = given;
  if (!given.creditsEnabled) return { ok: true, settings: { provider: 'none' } };
  if (secretKey && webhookSecret) {
    return { ok: true, settings: { provider: 'stripe', secretKey, webhookSecret, apiUrl } };
  }
  const { siteUrl, sandboxPublic } = given;
  const visibilityWhere = (mailboxPublic: boolean) =>
    mailboxVisibility({ siteUrl, smtpUrl: undefined, mailboxPublic });
  const visibility = visibilityWhere(sandboxPublic);
  if (visibility === 'nobody') return { ok: true, settings: { provider: 'none' } };
  const hasCounter = visibilityWhere(false) === 'this machine';
  return { ok: true, settings: { provider: 'sandbox', visibility, hasCounter } };
}
