import type { Database } from '#server/database/database.ts';
import type { FactorRow } from './factors.ts';
import type { IdentityRow } from './identities.ts';
import type { PasskeyRow } from './passkeys.ts';
import type { SessionRow } from './sessions.ts';
import { type UserRow, userColumns } from './user-row.ts';

// Reads a user's own account in one statement; a transaction would need six or seven. It takes no locks because it changes nothing, and one
// statement sees one consistent snapshot.

const columnsOf = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `${alias}.${column}`).join(', ');

const userId = '($1::text[])[1]::uuid';
const sessionId = '($1::text[])[2]::uuid';

const found = `
  'user', (select to_jsonb(r) from (select ${columnsOf('u', userColumns)} from auth.users u where u.id = ${userId}) r),
  'session', (select to_jsonb(r) from (
    select s.id, s.user_id, s.aal, s.not_after, s.created_at, s.refreshed_at at time zone 'utc' as refreshed_at
    from auth.sessions s where s.id = ${sessionId}) r)`;

/** Builds SQL for a JSON array of the user's rows, oldest first. */
const listOf = (table: string, columns: readonly string[]) => `coalesce((
  select jsonb_agg(to_jsonb(r) order by r.created_at, r.id)
  from (select ${columnsOf('t', columns)} from ${table} t where t.user_id = ${userId}) r), '[]')`;

const factorColumns = [
  ...['id', 'user_id', 'friendly_name', 'factor_type', 'status', 'phone', 'created_at'],
  ...['updated_at', 'last_challenged_at'],
] as const satisfies (keyof FactorRow)[];
const identityColumns = [
  ...['id', 'provider_id', 'user_id', 'identity_data', 'provider', 'last_sign_in_at'],
  ...['created_at', 'updated_at', 'email'],
];
const passkeyColumns = [
  'id',
  'friendly_name',
  'created_at',
  'last_used_at',
] as const satisfies (keyof PasskeyRow)[];

/** A factor without its secret. */
export type FactorFacts = Pick<FactorRow, (typeof factorColumns)[number]>;
export type PasskeyFacts = Pick<PasskeyRow, (typeof passkeyColumns)[number]>;
type Found = { user: UserRow | undefined; session: SessionRow | undefined; factors: FactorFacts[] };
type Owner = { userId: string; sessionId: string };

const isMoment = /_(at|until|after)$/;

/** Converts timestamp columns, which are text in JSON, to Date. Values inside the user's own JSON stay unchanged. */
function withMoments(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isMoment.test(column) && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}

function reviveFound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMoments);
  if (typeof value === 'number') return value;
  return value === null ? undefined : withMoments(value as Record<string, unknown>);
}

async function read<More>(
  database: Database,
  owner: Owner,
  { keepAs, more }: { keepAs: string; more: string },
): Promise<Found & More> {
  const factors = listOf('auth.mfa_factors', factorColumns);
  const { body } = await database.queryAsAuth({
    text: `select jsonb_build_object(${found}, 'factors', ${factors}, ${more})::text as body, 1 as rows, null::float8 as total`,
    values: [owner.userId, owner.sessionId],
    readOnly: false, // one SELECT
    keepAs,
  });
  const rows = Object.entries(JSON.parse(body) as Record<string, unknown>);
  return Object.fromEntries(rows.map(([name, value]) => [name, reviveFound(value)])) as Found &
    More;
}

/** Returns the bearer's account, session, factors and identities. The caller checks whether the session is still valid. */
export function readBearerAccount(database: Database, owner: Owner) {
  const more = `'identities', ${listOf('auth.identities', identityColumns)}`;
  return read<{ identities: IdentityRow[] }>(database, owner, { keepAs: 'bearer_account', more });
}

/** Returns the bearer's account, session, factors and passkeys. The caller checks whether the session is still valid. */
export function readBearerPasskeys(database: Database, owner: Owner) {
  const more = `'passkeys', ${listOf('auth.webauthn_credentials', passkeyColumns)}`;
  return read<{ passkeys: PasskeyFacts[] }>(database, owner, { keepAs: 'bearer_passkeys', more });
}

/** A session as its owner sees it. */
export type OpenSessionFacts = Omit<SessionRow, 'user_id'> & { user_agent: string | null };

/** More devices than any user has. Scripts that sign in and never sign out have thousands of sessions. */
const maxSessions = 50;

/** The requesting session first, then the most recently used ones. */
const openSessions = `coalesce((
  select jsonb_agg(to_jsonb(r) - 'place' order by r.place)
  from (
    select s.id, s.aal, s.not_after, s.created_at, s.refreshed_at at time zone 'utc' as refreshed_at, s.user_agent,
      row_number() over (order by s.id <> ${sessionId}, coalesce(s.refreshed_at at time zone 'utc', s.created_at) desc, s.id) as place
    from auth.sessions s where s.user_id = ${userId}
    order by place limit ${maxSessions}) r), '[]')`;

/** Returns the bearer's account, session, factors and all sessions. The caller checks whether the session is still valid. */
export async function readBearerSessions(database: Database, owner: Owner) {
  const counted = `(select count(*) from auth.sessions s where s.user_id = ${userId})`;
  const more = `'sessions', ${openSessions}, 'counted', ${counted}`;
  return read<{ sessions: OpenSessionFacts[]; counted: number }>(database, owner, {
    keepAs: 'bearer_sessions',
    more,
  });
}
