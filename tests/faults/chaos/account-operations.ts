import { setTimeout as wait } from 'node:timers/promises';
import { codeIn, goodPassword, newAddress, newestMailTo } from '#tests/support/people.ts';
import {
  anyProcess,
  type ChaosClient,
  type ChaosRun,
  callFunction,
  signedOutClient,
} from './clients.ts';
import { outcomeOf } from './journal.ts';

/** An admin repeatedly sets another user's balance and role. */
export async function administer(
  run: ChaosRun,
  admin: ChaosClient,
  target: ChaosClient,
): Promise<void> {
  const { environment, journal, random } = run;
  const { owner } = environment;
  const balanceNow = async () => {
    const [row] = await owner<{ balance: number }[]>`
      select balance from public.credits where user_id = ${target.id}`;
    return row?.balance;
  };
  const balance = journal.note('the balance that an admin set', await balanceNow(), balanceNow);
  const role = journal.note('the role that an admin gave', 'user', async () => {
    const [row] = await owner<{ role: string }[]>`
      select role from public.user_roles where user_id = ${target.id}`;
    return row?.role;
  });
  while (!run.isOver()) {
    const wanted = random.between(0, 50);
    const seen = await admin
      .at()
      .from('credits')
      .select('balance')
      .eq('user_id', target.id)
      .single();
    if (seen.data) {
      const adjustment = {
        account: target.id,
        seen_balance: seen.data.balance,
        new_balance: wanted,
      };
      const { status } = await admin.at().rpc('adjust_credits', adjustment);
      balance.attempted(wanted, outcomeOf(status));
    }
    const given = random.next() < 0.5 ? 'admin' : 'user';
    const changed = await admin
      .at()
      .from('user_roles')
      .update({ role: given })
      .eq('user_id', target.id);
    role.attempted(given, outcomeOf(changed.status));
  }
}

/** A user registers during the run. The mail is read as soon as PostgreSQL allows it. */
export async function register(run: ChaosRun): Promise<void> {
  const { environment, journal } = run;
  const email = newAddress('newcomer');
  const account = journal.note(`the account of ${email}`, [], async () => {
    const rows = await environment.owner<{ confirmed: boolean; free: number }[]>`
      select u.email_confirmed_at is not null as confirmed,
        (select count(*)::int from public.credit_entries e where e.user_id = u.id and e.kind = 'free') as free
      from auth.users u where u.email = ${email}`;
    return rows.map(({ confirmed, free }) => [confirmed, free]);
  });
  const client = signedOutClient(run, anyProcess(run));
  const signUp = await client.auth.signUp({ email, password: goodPassword });
  const outcome = outcomeOf(signUp.error ? (signUp.error.status ?? 0) : 200);
  account.attempted([[false, 0]], outcome);
  const mail = await newestMailTo(environment, email).catch(() => undefined); // not sent, or PostgreSQL is unreachable
  if (!mail || outcome !== 'acknowledged') return;
  const verified = await client.auth.verifyOtp({ type: 'signup', email, token: codeIn(mail) });
  account.attempted([[true, 1]], outcomeOf(verified.error ? (verified.error.status ?? 0) : 200));
}

/** A user deletes the account during the run, with all its data. */
export async function deleteAccount(run: ChaosRun, leavingClient: ChaosClient): Promise<void> {
  const { environment, journal, random } = run;
  const account = journal.note('the account of somebody who left', 1, async () => {
    const rows = await environment.owner`select from auth.users where id = ${leavingClient.id}`;
    return rows.length;
  });
  await leavingClient
    .at()
    .from('recipes')
    .insert({ user_id: leavingClient.id, name: 'The last soup' });
  await wait(random.between(0, 3000)); // a random moment of the run
  const { status } = await callFunction(run, leavingClient, {
    name: 'delete-account',
    body: { confirmation: 'DELETE' },
  });
  account.attempted(0, outcomeOf(status));
}

/** Looks for leftovers of a deleted account in every table that can hold personal data. */
export async function findLeftovers(
  { environment }: ChaosRun,
  { id }: ChaosClient,
): Promise<string[]> {
  const { owner } = environment;
  const [there] = await owner`select from auth.users where id = ${id}`;
  if (there) return [];
  const tables = await owner<{ source: string; owned: string }[]>`
    select source::text, owned from private.personal_tables()`;
  const left: string[] = [];
  for (const { source, owned } of tables) {
    const [row] = await owner.unsafe(
      `select count(*)::int as count from ${source} t where ${owned.replaceAll('$1', `'${id}'::uuid`)}`,
    );
    if (row?.count > 0) left.push(`${row?.count} rows in ${source} name somebody who left`);
  }
  return left;
}
