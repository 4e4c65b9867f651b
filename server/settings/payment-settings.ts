import { type MailboxVisibility, mailboxVisibility } from './mailbox-visibility.ts';
import { apiKey, flag, keylessAddress } from './setting-kinds.ts';
import { isThisMachine } from './this-machine.ts';

/** The environment variables of payments, with their defaults. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: apiKey.optional(),
  STRIPE_WEBHOOK_SECRET: apiKey.optional(),
  STRIPE_API_URL: keylessAddress.optional(), // another server that implements Stripe's API
  SANDBOX_PUBLIC: flag.default(false),
};

/** Who may pay on the sandbox's card pages, which take only test cards. The operator's page has its own rule: `hasCounter`. */
type SandboxVisibility = MailboxVisibility;

export type PaymentSettings =
  /** Nothing is sold: credits are off, or the buyer could not reach any payment provider. */
  | { provider: 'none' }
  | {
      provider: 'sandbox';
      visibility: Exclude<SandboxVisibility, 'nobody'>;
      /** Whether a user on this machine may act as the bank and see all purchases. Always false on a public address. */
      hasCounter: boolean;
    }
  | {
      provider: 'stripe';
      secretKey: string;
      webhookSecret: string;
      /** The server that receives Stripe's API calls instead of api.stripe.com. */
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

/** Stripe's client takes only a host and a port, so there is no path; the secret key must not be sent in clear text, so it needs https. */
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
 * Chooses Stripe when its key is set, otherwise the sandbox, under the rules of the local mailbox: on a public address the sandbox needs
 * an explicit setting, since its cards are play money.
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
