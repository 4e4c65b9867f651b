import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import type { IssuerAccount } from '#tests/support/issuer-account.ts';
import { type OpenIdIssuer, startOpenIdIssuer } from '#tests/support/openid-issuer.ts';

/** The product with two real OpenID providers, `acme` and `beta`. */
export type IdentityScene = {
  testApp: TestApp;
  issuers: Record<'acme' | 'beta', OpenIdIssuer>;
  /** Signs a person in with an id token of a provider, by default on a new device. */
  arrive(
    person: IssuerAccount,
    provider?: 'acme' | 'beta',
    client?: SupabaseClient,
  ): Promise<Arrival>;
  /** Links the provider's account to the user who is signed in on this client. */
  link(client: SupabaseClient, person: IssuerAccount, provider?: 'acme' | 'beta'): Promise<Arrival>;
  /** Reads everything that the database keeps about an account. */
  readAccount(id: string): Promise<StoredAccount>;
  close(): Promise<void>;
};

type Arrival = Awaited<ReturnType<SupabaseClient['auth']['signInWithIdToken']>> & {
  client: SupabaseClient;
};

type StoredAccount = {
  email: string | null;
  email_confirmed_at: Date | null;
  encrypted_password: string | null;
  phone: string | null;
  raw_app_meta_data: { provider?: string; providers?: string[] };
  raw_user_meta_data: Record<string, unknown>;
  identities: { provider: string; provider_id: string; identity_data: Record<string, unknown> }[];
  sessions: number;
  profile: { full_name: string; email: string | null; avatar_url: string | null };
  balance: number;
  actions: string[];
};

/** Adds or replaces a person's account at a provider, whose tokens will then contain it. */
function put(issuer: OpenIdIssuer, person: IssuerAccount): void {
  const index = issuer.accounts.findIndex(({ sub }) => sub === person.sub);
  if (index >= 0) issuer.accounts[index] = person;
  else issuer.accounts.push(person);
}

async function readAccount(testApp: TestApp, id: string): Promise<StoredAccount> {
  const [row] = await testApp.testDatabase.owner<StoredAccount[]>`
    select u.email, u.email_confirmed_at, u.encrypted_password, u.phone, u.raw_app_meta_data, u.raw_user_meta_data,
      (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'provider_id', i.provider_id,
        'identity_data', i.identity_data) order by i.created_at), '[]') from auth.identities i where i.user_id = u.id) as identities,
      (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
      (select jsonb_build_object('full_name', p.full_name, 'email', p.email, 'avatar_url', p.avatar_url)
        from public.profiles p where p.id = u.id) as profile,
      (select c.balance from public.credits c where c.user_id = u.id) as balance,
      (select coalesce(array_agg(a.payload ->> 'action' order by a.created_at), '{}') from auth.audit_log_entries a
        where a.payload ->> 'actor_id' = u.id::text) as actions
    from auth.users u where u.id = ${id}`;
  if (!row) throw new Error(`There is no account ${id}.`);
  return row;
}

export async function startIdentityScene(
  variables: Record<string, string> = {},
): Promise<IdentityScene> {
  const issuers = {
    acme: await startOpenIdIssuer({ accounts: [] }),
    beta: await startOpenIdIssuer({ accounts: [] }),
  };
  const providers = Object.entries(issuers).map(([name, { issuer, clientId, clientSecret }]) => ({
    name,
    issuer,
    clientId,
    clientSecret,
  }));
  const testApp = await createTestApp({
    variables: { OPENID_PROVIDERS: JSON.stringify(providers), ...variables },
  });
  const tokenOf = (provider: 'acme' | 'beta', person: IssuerAccount) => {
    put(issuers[provider], person);
    return issuers[provider].idToken({ sub: person.sub });
  };
  return {
    testApp,
    issuers,
    async arrive(person, provider = 'acme', client = testApp.client()) {
      const token = await tokenOf(provider, person);
      return { ...(await client.auth.signInWithIdToken({ provider, token })), client };
    },
    async link(client, person, provider = 'acme') {
      const token = await tokenOf(provider, person);
      const credentials = { provider, token } as Parameters<typeof client.auth.linkIdentity>[0];
      return { ...((await client.auth.linkIdentity(credentials)) as Arrival), client };
    },
    readAccount: (id) => readAccount(testApp, id),
    async close() {
      await testApp.close();
      await Promise.all(Object.values(issuers).map((issuer) => issuer.close()));
    },
  };
}

/** Returns the user of a sign-in. Throws when the sign-in failed. */
export function userOf({ data, error }: Pick<Arrival, 'data' | 'error'>) {
  expect(error).toBeNull();
  if (!data.user) throw new Error('Nobody was signed in.');
  return data.user;
}
