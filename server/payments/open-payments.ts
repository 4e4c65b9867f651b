import type Stripe from 'stripe';
import { createSandbox } from '#payment-sandbox/sandbox.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Payments } from './payments.ts';

type OpeningServices = Pick<Services, 'settings' | 'database' | 'log' | 'clock' | 'secret'>;
type StripeSettings = Extract<Services['settings']['payments'], { provider: 'stripe' }>;

/** How the provider is called. Tests pass a fetch that loses calls. */
export type ProviderTransport = {
  fetch?: typeof fetch;
  maxNetworkRetries?: number;
  /** The timeout of one attempt, including reading the response. */
  timeoutMs?: number;
};

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

async function connect(
  key: string,
  config: Stripe.StripeConfig,
  transport: ProviderTransport,
): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  return new Client(key, {
    ...config,
    httpClient: Client.createFetchHttpClient(transport.fetch),
    maxNetworkRetries: transport.maxNetworkRetries ?? 2,
    timeout: transport.timeoutMs ?? 10_000,
    telemetry: false,
  });
}

/** Runs `make` once, at the first call, and caches its result. A failure is not cached, so the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

function withStripe(
  { secretKey, webhookSecret, apiUrl }: StripeSettings,
  transport: ProviderTransport,
): Payments {
  const stripe = once(() => connect(secretKey, addressOf(apiUrl), transport));
  return { provider: 'stripe', webhookSecret, stripe };
}

/** A dummy key: the sandbox checks only its prefix. */
const sandboxKey = 'sk_test_sandbox';

function withSandbox(
  { settings, secret, ...services }: OpeningServices,
  transport: ProviderTransport,
): Payments {
  const { siteUrl } = settings.http;
  const webhookSecret = `whsec_${secret.derive('sandbox webhook').toString('hex')}`;
  const sandbox = createSandbox({ ...services, siteUrl, webhookSecret });
  const inProcess: typeof fetch = (url, init) => sandbox.api(new Request(url, init));
  const stripe = once(() => connect(sandboxKey, {}, { fetch: inProcess, ...transport }));
  return { provider: 'sandbox', webhookSecret, stripe, sandbox };
}

const unavailable = async (): Promise<never> => {
  throw new ApiError(503, 'payments_unavailable', "Credits aren't for sale here yet.");
};

/** Opens the payment provider that the settings choose. */
export function openPayments(
  services: OpeningServices,
  transport: ProviderTransport = {},
): Payments {
  const { payments } = services.settings;
  switch (payments.provider) {
    case 'stripe':
      return withStripe(payments, transport);
    case 'sandbox':
      return withSandbox(services, transport);
    case 'none':
      return { provider: 'none', webhookSecret: '', stripe: unavailable };
  }
}
