import type { Services } from '../../services.ts';
import { readLastBackup } from '../backup/last-backup.ts';

type Figure = { name: string; label: string; value: number };

/** Cache time: two scrapers, or one that scrapes often, cost the database no more than one. */
const believedMs = 10_000;
/** Timeout: the scrape must also succeed while the database hangs, because that is when it is needed. */
const patienceMs = 2000;

function impatient<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long.')), patienceMs);
  });
  return Promise.race([answer, impatience]).finally(() => clearTimeout(timer));
}

/** Creates one instrument for each name that `private.read_metrics` returns, and one for the backups. Each has one label. */
function createFigures({ instruments: { counter, gauge } }: Services['metrics']) {
  const generations = counter(
    'database_generations_total',
    'Generations ever, by outcome: completed or failed.',
    'outcome',
  );
  const credits = counter(
    'database_credits_total',
    'Credits ever: sold, given, spent (less what failures gave back), taken-back.',
    'kind',
  );
  const money = counter(
    'database_money_cents_total',
    'Cents ever paid and returned, in the currency of the packs.',
    'kind',
  );
  const accounts = gauge('database_accounts', 'Accounts ever made, and those there now.', 'kind');
  const open = gauge('database_purchases_open', 'Purchases that wait for their money.', 'status');
  const oldest = gauge(
    'database_oldest_seconds',
    'How long the oldest has waited of what waits for work; 0 where nothing does.',
    'what',
  );
  const backups = gauge(
    'database_last_backup_timestamp_seconds',
    'When the last backup was made, and when the last one failed, in seconds since 1970.',
    'outcome',
  );
  const set: Record<string, (label: string, value: number) => void> = {
    generations: (outcome, value) => generations.inc({ outcome }, value),
    credits: (kind, value) => credits.inc({ kind }, value),
    money_cents: (kind, value) => money.inc({ kind }, value),
    accounts: (kind, value) => accounts.set({ kind }, value),
    purchases_open: (status, value) => open.set({ status }, value),
    oldest: (what, value) => oldest.set({ what }, value),
    backups: (outcome, value) => backups.set({ outcome }, value),
  };
  return (figures: readonly Figure[]) => {
    for (const one of [generations, credits, money, accounts, open, oldest, backups]) one.reset();
    for (const { name, label, value } of figures) set[name]?.(label, value);
  };
}

async function readFigures(database: Services['database']): Promise<Figure[]> {
  const [figures, { made, failed }] = await Promise.all([
    database.asService(
      (transaction) => transaction<Figure[]>`select name, label, value from private.read_metrics()`,
    ),
    readLastBackup({ database }),
  ]);
  const backups = Object.entries({ made, failed }).flatMap(([label, backup]) =>
    backup ? { name: 'backups', label, value: backup.at.getTime() / 1000 } : [],
  );
  return [...figures, ...backups];
}

/**
 * Adds the metrics of the database, which are the same in each of its processes. If the database does not answer, they are left out and
 * `saffron_database_up` is 0, so that old values are not taken for current ones.
 * @returns a function to call before each scrape; it never throws
 */
export function addDatabaseFigures({ database, metrics, log }: Services): () => Promise<void> {
  const up = metrics.instruments.gauge('database_up', '1 where the database answered this scrape.');
  const setFigures = createFigures(metrics);
  let asked: { atMs: number; answer: Promise<Figure[]> } | undefined;

  function ask(): Promise<Figure[]> {
    const nowMs = performance.now();
    if (!asked || nowMs - asked.atMs >= believedMs) {
      asked = { atMs: nowMs, answer: readFigures(database) };
    }
    return asked.answer;
  }

  return async () => {
    try {
      setFigures(await impatient(ask()));
      up.set(1);
    } catch (error) {
      asked = undefined;
      log.warn({ err: error }, 'database metrics query failed');
      setFigures([]);
      up.set(0);
    }
  };
}
