import type { Transaction } from '#server/database/database.ts';

export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: string;
  status: string;
  phone: string | null;
  created_at: Date;
  updated_at: Date;
  last_challenged_at: Date | null;
};

export async function listFactors(
  transaction: Transaction,
  userIds: string[],
): Promise<FactorRow[]> {
  return transaction<FactorRow[]>`
    select id, user_id, friendly_name, factor_type, status, phone, created_at, updated_at, last_challenged_at
    from auth.mfa_factors where user_id = any(${userIds}::uuid[]) order by created_at, id`;
}
