import { resolve } from 'node:path';
import { z } from 'zod';
import { type AuthSettings, authVariables, readAuthSettings } from './auth-settings.ts';
import { backupVariables, readBackupSettings } from './backup-settings.ts';
import { mailboxVisibility } from './mailbox-visibility.ts';
import { modelVariables, readModelSettings } from './model-settings.ts';
import { type ObjectSettings, objectVariables, readObjectSettings } from './object-settings.ts';
import { type PaymentSettings, paymentVariables, readPaymentSettings } from './payment-settings.ts';
import { commaList, flag, wholeNumber } from './setting-kinds.ts';
import { watchVariables } from './watch-settings.ts';

const port = wholeNumber.min(0).max(65_535);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Schemas that no door may ever expose: accounts, keys and guards, and PostgreSQL's own. */
const isOwnSchema = (schema: string): boolean =>
  ['auth', 'private', 'storage', 'information_schema'].includes(schema) || schema.startsWith('pg_');
const shownSchemas = commaList
  .refine((schemas) => schemas.length > 0, { message: 'needs at least one schema, such as public' })
  .refine((schemas) => !schemas.some(isOwnSchema), {
    error: ({ input }) =>
      `${(input as string[]).filter(isOwnSchema).join(', ')} must never be shown: accounts, keys and files are served by their own doors. ` +
      'Name public, or schemas of your own.',
  });

/** Every environment variable that the product reads, with its default. Grouped by the door that uses it. */
const environment = z.object({
  // Where it runs
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  SECRET_KEY: z.string().min(32, 'SECRET_KEY needs at least 32 characters').optional(),
  ...watchVariables,
  TRUST_PROXY: commaList.default([]),
  /** The port of Vite's hot reload WebSocket; set only by `npm run dev`. */
  HOT_RELOAD_PORT: port.optional(),

  // PostgreSQL
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(), // bypasses a transaction pooler that DATABASE_URL connects through
  DATABASE_POOL_SIZE: wholeNumber.min(2).max(200).default(10),
  STATEMENT_TIMEOUT_MS: wholeNumber.min(100).default(10_000),

  // The data API
  REST_SCHEMAS: shownSchemas.default(['public']),
  REST_MAX_ROWS: wholeNumber.min(1).default(1000),
  REST_CALLS_PER_MINUTE: wholeNumber.min(1).default(6000), // per account; ten times as many per IP address
  MAX_BODY_BYTES: wholeNumber.min(1024).default(1_048_576),
  CORS_ORIGINS: commaList.default(['*']),

  // Live changes
  REALTIME_MAX_SOCKETS: wholeNumber.min(1).default(10_000),
  REALTIME_MAX_SOCKETS_PER_ADDRESS: wholeNumber.min(1).default(200),

  // Sign-in, phones, robots, social sign-in, single sign-on, second factors
  ...authVariables,

  // Mail
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Saffron Table <kitchen@localhost>'),
  MAILBOX_PUBLIC: flag.default(false),

  // Recipes and pictures: which models make them, and where they are stored
  ...modelVariables,
  ...objectVariables,

  // Backups
  ...backupVariables,

  // Credits and payments
  CREDITS: z.enum(['on', 'off']).default('on'),
  CREDITS_EXPIRE_AFTER_MONTHS: wholeNumber.min(1).max(1200).optional(),
  ...paymentVariables,

  // Contact details that users see
  CONTACT_SALES_EMAIL: z.email().default('sales@saffrontable.example'),
  CONTACT_SUPPORT_EMAIL: z.email().default('support@saffrontable.example'),
  CONTACT_PHONE: z.string().default('+49 30 5550 0199'),
});

/** The names of all variables, for code that lists them: the examples in ops/ use no others. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Settings that could not be read: one line per field, so that each is easy to find and fix. */
export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(
      `These settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'SettingsError';
  }
}

type Values = z.infer<typeof environment>;

function read(variables: Record<string, string | undefined>): Values {
  // An empty variable means "not set": shells and compose files often pass empty variables.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}

function readModels(values: Values) {
  const models = readModelSettings(values);
  if (!models.ok) {
    throw new SettingsError(models.problems.map(({ field, message }) => `${field}: ${message}`));
  }
  const { writer } = models.settings;
  return {
    ...models.settings,
    /** The display name of the model: `chef`, or `provider:name`. */
    model: writer ? `${writer.provider}:${writer.name || '(the first of the server)'}` : 'chef',
    pictureTimeoutMs: values.PICTURE_TIMEOUT_MS,
    maxGenerationsPerHour: values.GENERATION_LIMIT,
  };
}

function readPayments(values: Values, siteUrl: string): PaymentSettings {
  const payments = readPaymentSettings({
    siteUrl,
    creditsEnabled: values.CREDITS === 'on',
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    apiUrl: values.STRIPE_API_URL,
    sandboxPublic: values.SANDBOX_PUBLIC,
  });
  if (!payments.ok) throw new SettingsError(payments.problems);
  return payments.settings;
}

function readObjects(values: Values): ObjectSettings {
  const objects = readObjectSettings({
    dataDirectory: resolve(values.DATA_DIR),
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT?.replace(/\/+$/, ''),
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    prefix: values.S3_PREFIX,
    pathStyle: values.S3_PATH_STYLE,
    timeoutMs: values.S3_TIMEOUT_MS,
  });
  if (!objects.ok) throw new SettingsError(objects.problems);
  return objects.settings;
}

function mailboxOf(values: Values, siteUrl: string) {
  const { SMTP_URL: smtpUrl, MAILBOX_PUBLIC: mailboxPublic } = values;
  return mailboxVisibility({ siteUrl, smtpUrl, mailboxPublic });
}

function readAuth(values: Values, siteUrl: string): AuthSettings {
  const auth = readAuthSettings(values, {
    siteUrl,
    hasMailbox: mailboxOf(values, siteUrl) !== 'nobody',
    hasOwnDatabase: values.DATABASE_URL === undefined,
  });
  if (!auth.ok) throw new SettingsError(auth.problems);
  return auth.settings;
}

function siteUrlOf(host: string, portNumber: number): string {
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${portNumber}`;
}

function readHttp(values: Values) {
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: (values.SITE_URL ?? siteUrlOf(values.HOST, values.PORT)).replace(/\/+$/, ''),
    maxBodyBytes: values.MAX_BODY_BYTES,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUST_PROXY,
    hotReloadPort: values.HOT_RELOAD_PORT,
  };
}

function readDatabase(values: Values) {
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new SettingsError([
      'DATABASE_DIRECT_URL: needs DATABASE_URL, the way through the pooler',
    ]);
  }
  return {
    url: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    poolSize: values.DATABASE_POOL_SIZE,
    statementTimeoutMs: values.STATEMENT_TIMEOUT_MS,
  };
}

/**
 * Parses every setting once.
 * @param variables the process environment, or a plain object in tests
 * @throws SettingsError listing each field that cannot be used
 */
export function readSettings(variables: Record<string, string | undefined>) {
  const values = read(variables);
  const http = readHttp(values);
  const { siteUrl } = http;
  return {
    http,
    dataDirectory: resolve(values.DATA_DIR),
    secretKey: values.SECRET_KEY,
    logLevel: values.LOG_LEVEL,
    slowRequestMs: values.SLOW_REQUEST_MS,
    metricsToken: values.METRICS_TOKEN,
    stopDelayMs: values.STOP_DELAY_MS,
    database: readDatabase(values),
    rest: {
      schemas: values.REST_SCHEMAS,
      maxRows: values.REST_MAX_ROWS,
      callsPerMinute: values.REST_CALLS_PER_MINUTE,
    },
    realtime: {
      maxSockets: values.REALTIME_MAX_SOCKETS,
      maxSocketsPerAddress: values.REALTIME_MAX_SOCKETS_PER_ADDRESS,
    },
    auth: readAuth(values, siteUrl),
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      mailboxVisibility: mailboxOf(values, siteUrl),
    },
    recipes: readModels(values),
    objects: readObjects(values),
    backups: readBackupSettings(values),
    contact: {
      salesEmail: values.CONTACT_SALES_EMAIL,
      supportEmail: values.CONTACT_SUPPORT_EMAIL,
      phone: values.CONTACT_PHONE,
    },
    credits: {
      /** Off where users bring their own model: recipes then cost nothing, and nothing is sold. */
      enabled: values.CREDITS === 'on',
      expireAfterMonths: values.CREDITS_EXPIRE_AFTER_MONTHS ?? null,
    },
    payments: readPayments(values, siteUrl),
  };
}

export type Settings = ReturnType<typeof readSettings>;
