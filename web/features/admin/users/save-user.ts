import { getSupabase } from '../../../data/supabase-client.ts';

export type CreditsChange = {
  userId: string;
  /** The balance that the admin saw when they typed. */
  seen: number;
  balance: number;
  /** Stands in the ledger beside the change; empty: the database words it itself. */
  reason: string;
};

/** `raced`: the balance was another one already, and nothing was changed. */
export type CreditsOutcome = { kind: 'saved' } | { kind: 'raced'; balance: number };

/** An admin's right that is gone leaves an update without rows instead of an error: that must not look like success. */
function assertChanged(rows: readonly unknown[], what: string): void {
  if (rows.length === 0) throw new Error(`No ${what} was changed.`);
}

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

/** @returns whether it was changed: the balance that was shown is part of the question, so a spend in between wins */
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
  return { kind: 'raced', balance };
}

/** @throws the data client's error; STADM where the last admin would lose the role */
export async function saveRole(userId: string, role: 'user' | 'admin'): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('user_roles')
    .update({ role })
    .eq('user_id', userId)
    .select('user_id');
  if (error) throw error;
  assertChanged(data, 'role');
}

/** @param fullName empty: the person has no name any more. @throws the data client's error */
export async function saveName(userId: string, fullName: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('profiles')
    .update({ full_name: fullName || null, updated_at: new Date().toISOString() })
    .eq('id', userId)
    .select('id');
  if (error) throw error;
  assertChanged(data, 'name');
}
