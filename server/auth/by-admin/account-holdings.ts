import type { Transaction } from '../../database/database.ts';

export type AccountHoldings = {
  role: 'user' | 'admin';
  credits: number;
  recipes: number;
  favorites: number;
  ratings: number;
  purchases: number;
};

/** Returns the role, the credits and the number of rows that belong to an account. */
export async function readHoldings(
  transaction: Transaction,
  userId: string,
): Promise<AccountHoldings> {
  const [found] = await transaction<AccountHoldings[]>`
    select role, credits, recipes, favorites, ratings, purchases from private.describe_account(${userId})`;
  if (!found) throw new Error('private.describe_account gave no row back.');
  return found;
}
