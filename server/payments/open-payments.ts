import type Stripe from 'stripe';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Payments } from './payments.ts';

type OpeningServices = Pick<Services, 'settings' | 'database' | 'log' | 'clock' | 'secret'>;
type StripeSettings = Extract<Services['settings']['payments'], { provider: 'stripe' }>;

/** How the provider is reached. Tests hand over a way on which calls get lost. */
export type Reach = {
  fetch?: typeof fetch;
  maxNetworkRetries?: number;
  /** For one try, the reading of its answer included. */
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

async function connect(key: string, config: Stripe.StripeConfig, reach: Reach): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  return new Client(key, {
    ...config,
    httpClient: Client.createFetchHttpClient(reach.fetch),
    maxNetworkRetries: reach.maxNetworkRetries ?? 2,
    timeout: reach.timeoutMs ?? 10_000,
    telemetry: false,
  });
}

/** Done once, with the first call; a failure is forgotten, so that the next call tries again. */
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

function withStripe({ secretKey, webhookSecret, apiUrl }: StripeSettings, reach: Reach): Payments {
  const stripe = once(() => connect(secretKey, addressOf(apiUrl), reach));
  return { provider: 'stripe', webhookSecret, stripe };
}

const unavailable = async (): Promise<never> => {
  throw new ApiError(503, 'payments_unavailable', 'Packs cannot be bought here yet.');
};

/** The provider of the settings. */
export function openPayments({ settings }: OpeningServices, reach: Reach = {}): Payments {
  const { payments } = settings;
  if (payments.provider === 'stripe') return withStripe(payments, reach);
  return { provider: payments.provider, webhookSecret: '', stripe: unavailable };
}
