import type { Services } from '../../services.ts';
import { type Change, sessionEnded } from './changes.ts';
import type { Entry } from './entry.ts';
import { judgeConditions, type Verdict } from './judge-conditions.ts';
import type { Notice } from './notice.ts';
import type { Heard } from './read-bindings.ts';
import { type Concern, readRecords } from './read-records.ts';

export type Telling = {
  /** The listener hears nothing more. */
  drop(entry: Entry, reason: string): void;
  /** The listener's rights changed while the row was read for the old ones. */
  again(notice: Notice, entry: Entry): void;
};

/** A row that a listener may see, and the bindings that may match it. */
type Found = {
  entry: Entry;
  notice: Notice;
  record: string;
  change: Change;
  bindings: readonly Heard[];
};

function changeOf(notice: Notice, record: string, { columns }: Heard['table']): Change {
  const { schema, table, type, key } = notice;
  const at = new Date(notice.at).toISOString();
  const told = { schema, table, commit_timestamp: at, type, columns, errors: null };
  if (type === 'DELETE') return { ...told, old_record: key };
  const row = JSON.parse(record) as Record<string, unknown>;
  return type === 'INSERT'
    ? { ...told, record: row }
    : { ...told, record: row, old_record: notice.old_key ?? key };
}

/** The bindings that this change may match, as far as owner, event and table tell. */
function bindingsFor(entry: Entry, notice: Notice, owner: unknown): Heard[] {
  return entry.heard.filter(
    ({ event, table, ownerIs }) =>
      table.name === notice.table &&
      table.schema === notice.schema &&
      (event === '*' || event === notice.type) &&
      (ownerIs === undefined || ownerIs === owner),
  );
}

/** Of a deleted row nothing is known but key and owner: what is asked beyond cannot be judged, and its owner hears of it. */
function conditionsFor({ conditions, table }: Heard, { type }: Notice): Heard['conditions'] {
  if (type !== 'DELETE') return conditions;
  const known = new Set([...table.key, table.owner]);
  return conditions.filter(({ column }) => known.has(column));
}

/** The rows as the listeners may see them. One and the same row is opened once. */
async function findRows(
  { database, clock }: Services,
  concerns: readonly Concern[],
  { drop, again }: Telling,
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
      const table = entry.heard.find((heard) => heard.table.name === notice.table)?.table;
      if (record === undefined || !table || entry.ended) return [];
      const change = opened.get(record) ?? changeOf(notice, record, table);
      opened.set(record, change);
      const owner = change.record ? change.record[table.owner] : notice.owner;
      return [{ entry, notice, record, change, bindings: bindingsFor(entry, notice, owner) }];
    });
  });
}

/** What PostgreSQL says to each binding that asks for more than an owner. */
async function judge(services: Services, found: readonly Found[]): Promise<Map<string, Verdict>> {
  const asked = found.flatMap(({ notice, record, bindings }, place) =>
    bindings.flatMap((heard) => {
      const conditions = conditionsFor(heard, notice);
      if (conditions.length === 0) return [];
      const { table } = heard;
      const row =
        notice.type === 'DELETE'
          ? JSON.stringify({ ...notice.key, [table.owner]: notice.owner })
          : record;
      return [{ name: `${place} ${heard.id}`, question: { table, record: row, conditions } }];
    }),
  );
  if (asked.length === 0) return new Map();
  const verdicts = await judgeConditions(
    services.database,
    asked.map(({ question }) => question),
  );
  return new Map(asked.map(({ name }, at) => [name, verdicts[at] ?? 'failed']));
}

/**
 * Tells some changes to those who may hear of them, in order.
 * @throws when the database cannot be asked: nobody has been told anything then
 */
export async function tellChanges(
  services: Services,
  concerns: readonly Concern[],
  telling: Telling,
): Promise<void> {
  const found = await findRows(services, concerns, telling);
  const verdicts = await judge(services, found);
  found.forEach(({ entry, change, bindings, notice }, place) => {
    const said = bindings.map(({ id }) => verdicts.get(`${place} ${id}`) ?? true);
    if (entry.ended) return;
    if (said.includes('failed')) {
      telling.drop(entry, 'A filter of this channel could not be judged.');
      return;
    }
    const ids = bindings.filter((_heard, at) => said[at] === true).map(({ id }) => id);
    if (ids.length === 0) return;
    try {
      entry.subscriber.deliver(ids, change);
      services.metrics.realtime.deliveries.inc();
    } catch (error) {
      services.log.error({ err: error, table: notice.table }, 'change not delivered');
    }
  });
}
