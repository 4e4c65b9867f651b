import { Registry } from 'prom-client';
import { createInstruments, type Instruments } from './instruments.ts';

// No label value identifies a user, an address or a user's data. Each label has a bounded number of values: names of routes, limits,
// sweeps and models, codes, outcomes. Client input never becomes a label value.

const ofRequests = ({ requests, gauge }: Instruments) => ({
  duration: requests(
    'http_request_duration_seconds',
    'Time from a request to the head of its answer, by door, method, pattern of its route and class of its status.',
    ...['door', 'method', 'route', 'status'],
  ),
  inFlight: gauge('http_requests_in_flight', 'Requests whose answer has not begun.'),
});

const ofDatabase = ({ gauge, counter, transactions }: Instruments) => ({
  poolSize: gauge('database_pool_size', 'Connections that this process may have at most.'),
  active: gauge('database_transactions_active', 'Transactions and questions under way.'),
  waiting: gauge('database_transactions_waiting', 'Transactions that wait for a connection.'),
  wait: transactions('database_wait_seconds', 'Time that transactions waited for a connection.'),
  duration: transactions(
    'database_transaction_seconds',
    'Time of transactions, without the wait; of questions in one statement, with it.',
  ),
  errors: counter(
    'database_errors_total',
    'Transactions that failed, by class of SQLSTATE; ST are refusals of the product, connection is none at all.',
    'class',
  ),
});

const ofGenerations = ({ counter, gauge, recipes }: Instruments) => ({
  running: gauge('generations_running', 'Generations that run in this process.'),
  duration: recipes(
    'generation_duration_seconds',
    'Time of generations by model and outcome: completed, or why one failed.',
    ...['model', 'outcome'],
  ),
  firstWords: recipes(
    'generation_first_words_seconds',
    'Time until the model wrote its first words.',
    'model',
  ),
  tokens: counter(
    'generation_tokens_total',
    'Tokens by model and direction, of failed ones too.',
    ...['model', 'direction'],
  ),
  repairs: counter('generation_repairs_total', 'Generations whose model was asked twice.', 'model'),
  refusals: counter(
    'generation_refusals_total',
    'Requests for a recipe that were refused, by code; `unexpected`: an error of the server.',
    'code',
  ),
});

const ofMoney = ({ counter }: Instruments) => ({
  webhooks: counter(
    'webhooks_total',
    'Events of the payment provider by type and outcome.',
    ...['type', 'outcome'],
  ),
  purchases: counter(
    'purchases_total',
    'Purchases that came to a status in this process.',
    'status',
  ),
});

const ofRealtime = ({ counter }: Instruments) => ({
  deliveries: counter('realtime_deliveries_total', 'Changes that were told to a channel.'),
  dropped: counter('realtime_dropped_total', 'Channels that were ended since they might miss one.'),
  closed: counter('realtime_closed_total', 'Sockets that closed, by code of RFC 6455.', 'code'),
});

const ofStore = ({ counter, requests }: Instruments) => ({
  duration: requests(
    'store_operation_seconds',
    'Time of calls to the store of files by operation and outcome.',
    ...['operation', 'outcome'],
  ),
  bytesWritten: counter('store_bytes_written_total', 'Bytes that were put into the store.'),
});

/**
 * Creates the metrics of one app, in a separate registry, so that several apps in one process do not mix. Metrics of the database or of the
 * whole process are added elsewhere: in server/operations/metrics and in watch-process.ts.
 */
export function createMetrics() {
  const registry = new Registry();
  const instruments = createInstruments(registry);
  const { counter, requests } = instruments;
  return {
    registry,
    instruments,
    http: ofRequests(instruments),
    database: ofDatabase(instruments),
    generations: ofGenerations(instruments),
    money: ofMoney(instruments),
    realtime: ofRealtime(instruments),
    store: ofStore(instruments),
    messages: counter(
      'messages_total',
      'Mails and text messages by outcome: sent or failed.',
      ...['kind', 'outcome'],
    ),
    sweeps: requests(
      'sweep_duration_seconds',
      'Time of sweeps by name and outcome: ok or failed.',
      ...['sweep', 'outcome'],
    ),
    limited: counter('rate_limit_refusals_total', 'Refusals of rate limits by limit.', 'limit'),
    signIns: counter('sign_ins_total', 'Sessions that were opened, by method.', 'method'),
    signInRefusals: counter(
      'auth_refusals_total',
      'Requests that the accounts door refused, by code.',
      'code',
    ),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
