import { type ModelSetting, providerOf } from '#recipes/models/providers.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Settings } from '../settings/settings.ts';

function address(url: string): string {
  const { protocol, hostname, port, pathname } = new URL(url);
  return `${protocol}//${hostname}${port ? `:${port}` : ''}${pathname.replace(/\/$/, '')}`;
}

/** Names a model as `provider:name`, with the address if it is not the provider's default. */
function nameModel({ provider, name, baseUrl }: ModelSetting): string {
  const known = `${provider}:${name || 'the first model of the server'}`;
  return baseUrl === providerOf(provider).baseUrl ? known : `${known} at ${address(baseUrl)}`;
}

function whereMailGoes(settings: Settings): string {
  const { smtpUrl } = settings.mail;
  if (smtpUrl) return address(smtpUrl);
  const mailbox = `${settings.http.siteUrl}/mailbox (SMTP_URL to send)`;
  switch (settings.mail.mailboxVisibility) {
    case 'this machine':
      return `the local mailbox, ${mailbox}`;
    case 'everyone':
      return `a mailbox that everyone can read, ${mailbox}`;
    case 'nobody':
      return 'nowhere to go: set SMTP_URL (or MAILBOX_PUBLIC=true to show the mailbox to everyone)';
  }
}

function whoWrites({ recipes: { writer } }: Settings): string {
  return writer ? nameModel(writer) : 'the built-in chef (MODEL for another)';
}

function whoDraws({ recipes: { pictures, builtInPictures } }: Settings): string {
  if (pictures) return nameModel(pictures);
  return builtInPictures
    ? 'the built-in photographer (PICTURE_MODEL for another)'
    : 'the stock picture for all (PICTURE_MODEL=house to have them drawn)';
}

function whoIsPaid({ payments, credits, http }: Settings): string {
  switch (payments.provider) {
    case 'stripe': {
      const mode = /^[sr]k_test_/.test(payments.secretKey) ? 'test cards only' : 'real money';
      const where = payments.apiUrl ? ` at ${address(payments.apiUrl)}` : '';
      return `Stripe${where}, ${mode}; it tells ${http.siteUrl}/webhooks/stripe`;
    }
    case 'sandbox': {
      const who = payments.visibility === 'everyone' ? 'a sandbox for everyone' : 'the sandbox';
      const counter = payments.hasCounter ? `, ${http.siteUrl}/sandbox` : '';
      return `${who}, test cards only${counter} (STRIPE_SECRET_KEY for real cards)`;
    }
    case 'none':
      return credits.enabled
        ? 'none: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (or SANDBOX_PUBLIC=true to try with test cards)'
        : 'none: recipes cost nothing here (CREDITS=on to sell packs)';
  }
}

function whereFilesAre({ objects }: Settings): string {
  if (objects.kind === 'disk') return `${objects.folder} (S3_BUCKET to keep them in S3)`;
  const { bucket, prefix, endpoint } = objects;
  return `the S3 bucket ${bucket}${prefix && `/${prefix.slice(0, -1)}`}${endpoint ? ` at ${address(endpoint)}` : ''}`;
}

/**
 * Returns the notice for the terminal after the start: where the product runs, and which service or built-in part does what.
 * @param started how many seconds the start took, and the warning about the object store if something is wrong with it
 */
export function describeStart(
  settings: Settings,
  opened: OpenDatabase,
  { seconds, storeWarning }: { seconds: number; storeWarning?: string | undefined },
): string {
  const rows = [
    ['Recipes', whoWrites(settings)],
    ['Pictures', whoDraws(settings)],
    ['Files', whereFilesAre(settings)],
    ['Payments', whoIsPaid(settings)],
    ['Mail', whereMailGoes(settings)],
    [
      'Database',
      opened.embedded
        ? `its own PostgreSQL, in ${settings.dataDirectory} (DATABASE_URL for another)`
        : address(opened.url),
    ],
  ];
  const lines = rows.map(([name = '', value]) => `    ${name.padEnd(10)}${value}`);
  return [
    '',
    `  Saffron Table is ready: ${settings.http.siteUrl}   (${seconds.toFixed(1)} s)`,
    '',
    ...lines,
    ...(opened.notice ? ['', `  ${opened.notice}`] : []),
    ...(storeWarning ? ['', `  ${storeWarning}`] : []),
    '',
    '  Make yourself an admin:  npm run admin -- you@example.com        Stop: Ctrl-C',
    '',
    '',
  ].join('\n');
}
