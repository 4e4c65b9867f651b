import { behind } from './admins.ts';
import type { Stage } from './stage.ts';

/** Deletes all users and their activity, so that a test that counts starts from zero. */
export async function removeEverybody(stage: Stage): Promise<void> {
  await behind(stage, ({ owner }) =>
    owner.begin(async (transaction) => {
      // Triggers protect the last admin, the ledger and the change log, which are deleted here as well.
      await transaction`alter table public.user_roles disable trigger user`;
      await transaction`alter table public.credit_entries disable trigger user`;
      await transaction`alter table public.admin_changes disable trigger user`;
      await transaction`delete from auth.users`;
      await transaction`delete from public.generations`;
      await transaction`delete from public.purchases`;
      await transaction`delete from public.credit_entries`;
      await transaction`delete from public.admin_changes`;
      await transaction`alter table public.user_roles enable trigger user`;
      await transaction`alter table public.credit_entries enable trigger user`;
      await transaction`alter table public.admin_changes enable trigger user`;
    }),
  );
}

/**
 * Inserts past generations, one every two hours before now, by the guests of `addAccounts` in turn. Every fifth failed, for one of three
 * reasons; every second is by the model `chef`, which costs nothing.
 */
export async function addGenerations(stage: Stage, count: number): Promise<void> {
  await behind(
    stage,
    ({ owner }) => owner`
      with guests as (
        select id, row_number() over (order by email) - 1 as place, count(*) over () as number
        from public.profiles where email like 'guest-%'
      )
      insert into public.generations (user_id, idempotency_key, prompt, selections, model, status, result, reason, detail, note,
        repaired, input_tokens, output_tokens, cost_usd, created_at, finished_at)
      select g.id, 'seed-' || n, 'A secret prompt', '{"Allergens":["Secret peanuts"]}',
        case when n % 2 = 0 then 'chef' else 'openai:gpt-5' end,
        case when n % 5 = 0 then 'failed' else 'completed' end,
        case when n % 5 <> 0 then '{"recipe":{"title":"Secret soup"}}'::jsonb end,
        case when n % 5 <> 0 then null when n % 3 = 0 then 'check-failed' when n % 2 = 0 then 'timed-out' else 'model-rate-limited' end,
        case when n % 5 = 0 then 'Secret peanuts in the soup' end,
        case when n % 5 = 0 and n % 3 = 0 then 'Failed checks: a choice of the cook.' end,
        n % 7 = 0, 1200, 800, case when n % 2 = 1 then 0.0125 end,
        now() - n * interval '2 hours', now() - n * interval '2 hours' + (n % 40 + 1) * interval '1 second'
      from generate_series(1, ${count}::int) n join guests g on g.place = n % g.number`,
  );
}

/** Inserts past purchases of one guest, one every seven hours before now, every ninth refunded; and credit entries, purchases and spends in turn. */
export async function addSales(stage: Stage, count: number): Promise<void> {
  await behind(stage, async ({ owner }) => {
    await owner`
      insert into public.purchases
        (user_id, account_hash, pack, credits, amount_cents, status, refunded_cents, created_at, completed_at)
      select p.id, '', 'medium', 25, 999, case when n % 9 = 0 then 'refunded' else 'completed' end,
        case when n % 9 = 0 then 999 else 0 end, now() - n * interval '7 hours', now() - n * interval '7 hours'
      from public.profiles p, generate_series(1, ${count}::int) n where p.email = 'guest-1@example.com'`;
    await owner`
      insert into public.credit_entries (user_id, delta, kind, reference, account_hash, created_at)
      select p.id, case when n % 2 = 1 then 25 else -(n % 11) - 1 end,
        case when n % 2 = 1 then 'purchase' else 'generation' end, 'seed-' || n, '', now() - n * interval '7 hours'
      from public.profiles p, generate_series(1, ${count}::int) n where p.email = 'guest-1@example.com'`;
  });
}
