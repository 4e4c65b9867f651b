import { getSupabase } from '../../../data/supabase-client.ts';
import type { AdminUser } from '../admin-user.ts';

export type CreditsChange = {
  userId: string;
  /** The balance that the admin saw while typing. */
  seen: number;
  balance: number;
  /** The reason in the ledger entry; if empty, the database writes its own. */
  reason: string;
};

/** `raced`: the balance had changed meanwhile, and nothing was saved. */
export type CreditsOutcome = { kind: 'saved' } | { kind: 'raced'; balance: number };

async function readBalance(userId: string): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('credits')
    .select('balance')
    .eq('user_id', userId)
    .single();
  if (error) throw error;
  return data.balance;
}

/** @returns true if the balance was changed; the update requires the balance that was shown, so a concurrent spend wins */
async function setBalance({ userId, seen, balance }: CreditsChange): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('credits')
    .update({ balance, updated_at: new Date().toISOString() })
    .eq('user_id', userId)
    .eq('balance', seen)
    .select('balance');
  if (error) throw error;
  return data.length > 0;
}

async function adjust({ userId, seen, balance, reason }: CreditsChange): Promise<boolean> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('adjust_credits', {
    account: userId,
    seen_balance: seen,
    new_balance: balance,
    reason,
  });
  if (error && error.code !== 'STRAC') throw error;
  return !error;
}

/**
 * Sets a balance, unless it has changed since it was shown.
 * @throws the data client's error
 */
export async function saveCredits(change: CreditsChange): Promise<CreditsOutcome> {
  const changed = await (change.reason ? adjust(change) : setBalance(change));
  if (changed) return { kind: 'saved' };
  const balance = await readBalance(change.userId);
  if (balance === change.seen) throw new Error('No balance was changed.');
  // The balance already has the requested value, so this counts as saved.
  return balance === change.balance ? { kind: 'saved' } : { kind: 'raced', balance };
}

export type RoleChange = { userId: string; seen: AdminUser['role']; role: AdminUser['role'] };

/**
 * Sets a role, unless it has changed since it was shown. As there are only two roles, a changed role is already the requested one.
 * @throws the data client's error; STADM if the last admin would lose the role
 */
export async function saveRole({ userId, seen, role }: RoleChange): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('user_roles')
    .update({ role })
    .eq('user_id', userId)
    .eq('role', seen)
    .select('user_id');
  if (error) throw error;
  if (data.length > 0) return;
  const now = await supabase.from('user_roles').select('role').eq('user_id', userId).single();
  if (now.error) throw now.error;
  if (now.data.role !== role) throw new Error('No role was changed.');
}

export type NameChange = {
  userId: string;
  /** The name as it was when the admin began to type. */
  seen: string | null;
  /** Empty removes the name. */
  fullName: string;
};

/** `raced`: the name had changed meanwhile, and nothing was saved. */
export type NameOutcome = { kind: 'saved' } | { kind: 'raced'; name: string | null };

/** Sets a name, unless it has changed since it was shown. @throws the data client's error */
export async function saveName({ userId, seen, fullName }: NameChange): Promise<NameOutcome> {
  const supabase = await getSupabase();
  const wanted = fullName || null;
  const change = supabase
    .from('profiles')
    .update({ full_name: wanted, updated_at: new Date().toISOString() })
    .eq('id', userId);
  const guarded = seen === null ? change.is('full_name', null) : change.eq('full_name', seen);
  const { data, error } = await guarded.select('id');
  if (error) throw error;
  if (data.length > 0) return { kind: 'saved' };
  const now = await supabase.from('profiles').select('full_name').eq('id', userId).single();
  if (now.error) throw now.error;
  const name = now.data.full_name;
  if (name === seen) throw new Error('No name was changed.');
  return name === wanted ? { kind: 'saved' } : { kind: 'raced', name };
}
