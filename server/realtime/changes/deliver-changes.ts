import type { Services } from '../../services.ts';
import { type Change, sessionEnded } from './changes.ts';
import type { Entry } from './entry.ts';
import { judgeConditions, type Verdict } from './judge-conditions.ts';
import type { Notice } from './notice.ts';
import type { ResolvedBinding } from './read-bindings.ts';
import { type Concern, readRecords } from './read-records.ts';

export type DeliveryCallbacks = {
  /** Ends the listener's subscription. */
  drop(entry: Entry, reason: string): void;
  /** Called when the listener's rights changed while the row was read with the old ones: the change must be read again. */
  again(notice: Notice, entry: Entry): void;
};

/** A row that a listener may see, and the bindings that may match it. */
type Found = {
  entry: Entry;
  notice: Notice;
  record: string;
  change: Change;
  bindings: readonly ResolvedBinding[];
};

function changeOf(notice: Notice, record: string, { columns }: ResolvedBinding['table']): Change {
  const { schema, table, type, key } = notice;
  const at = new Date(notice.at).toISOString();
  const common = { schema, table, commit_timestamp: at, type, columns, errors: null };
  if (type === 'DELETE') return { ...common, old_record: key };
  const row = JSON.parse(record) as Record<string, unknown>;
  return type === 'INSERT'
    ? { ...common, record: row }
    : { ...common, record: row, old_record: notice.old_key ?? key };
}

/** Returns the bindings that match this change by owner, event and table; their other conditions are not checked yet. */
function bindingsFor(entry: Entry, notice: Notice, owner: unknown): ResolvedBinding[] {
  return entry.bindings.filter(
    ({ event, table, ownerIs }) =>
      table.name === notice.table &&
      table.schema === notice.schema &&
      (event === '*' || event === notice.type) &&
      (ownerIs === undefined || ownerIs === owner),
  );
}

/**
 * Returns the conditions to evaluate. Only the key and the owner of a deleted row are known: conditions on its other columns are ignored,
 * so that its owner still gets the deletion.
 */
function conditionsFor(
  { conditions, table }: ResolvedBinding,
  { type }: Notice,
): ResolvedBinding['conditions'] {
  if (type !== 'DELETE') return conditions;
  const known = new Set([...table.key, table.owner]);
  return conditions.filter(({ column }) => known.has(column));
}

/** Reads the rows as the listeners may see them. Identical rows of a change are parsed once. */
async function findRows(
  { database, clock }: Services,
  concerns: readonly Concern[],
  { drop, again }: DeliveryCallbacks,
): Promise<Found[]> {
  const versions = new Map(concerns.flatMap(({ entries }) => entries.map((e) => [e, e.version])));
  const records = await readRecords(database, concerns, clock());
  const ended = [...versions.keys()].filter((entry) => records.hasEnded(entry));
  return concerns.flatMap(({ notice, entries }, place) => {
    const opened = new Map<string, Change>();
    return entries.flatMap((entry): Found[] => {
      if (entry.ended) return [];
      if (entry.version !== versions.get(entry)) {
        again(notice, entry);
        return [];
      }
      if (ended.includes(entry)) drop(entry, sessionEnded);
      const record = records.recordFor(place, entry);
      const table = entry.bindings.find((binding) => binding.table.name === notice.table)?.table;
      if (record === undefined || !table || entry.ended) return [];
      const change = opened.get(record) ?? changeOf(notice, record, table);
      opened.set(record, change);
      const owner = change.record ? change.record[table.owner] : notice.owner;
      return [{ entry, notice, record, change, bindings: bindingsFor(entry, notice, owner) }];
    });
  });
}

/** Evaluates in PostgreSQL the bindings with conditions beyond the owner. The keys of the result are `<place in found> <binding id>`. */
async function judge(services: Services, found: readonly Found[]): Promise<Map<string, Verdict>> {
  const filtered = found.flatMap(({ notice, record, bindings }, place) =>
    bindings.flatMap((binding) => {
      const conditions = conditionsFor(binding, notice);
      if (conditions.length === 0) return [];
      const { table } = binding;
      const row =
        notice.type === 'DELETE'
          ? JSON.stringify({ ...notice.key, [table.owner]: notice.owner })
          : record;
      return [{ name: `${place} ${binding.id}`, question: { table, record: row, conditions } }];
    }),
  );
  if (filtered.length === 0) return new Map();
  const verdicts = await judgeConditions(
    services.database,
    filtered.map(({ question }) => question),
  );
  return new Map(filtered.map(({ name }, at) => [name, verdicts[at] ?? 'failed']));
}

/**
 * Delivers changes, in order, to the listeners that may see them.
 * @throws when the database is unavailable; no change has been delivered then
 */
export async function deliverChanges(
  services: Services,
  concerns: readonly Concern[],
  callbacks: DeliveryCallbacks,
): Promise<void> {
  const found = await findRows(services, concerns, callbacks);
  const verdicts = await judge(services, found);
  found.forEach(({ entry, change, bindings, notice }, place) => {
    const results = bindings.map(({ id }) => verdicts.get(`${place} ${id}`) ?? true);
    if (entry.ended) return;
    if (results.includes('failed')) {
      callbacks.drop(entry, 'A filter of this channel could not be judged.');
      return;
    }
    const ids = bindings.filter((_binding, at) => results[at] === true).map(({ id }) => id);
    if (ids.length === 0) return;
    try {
      entry.subscriber.deliver(ids, change);
      services.metrics.realtime.deliveries.inc();
    } catch (error) {
      services.log.error({ err: error, table: notice.table }, 'change not delivered');
    }
  });
}
