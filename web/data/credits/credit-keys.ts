import type { QueryClient } from '@tanstack/react-query';

/** Query keys of credits and payments. `ofCook` is the balance, and the prefix of everything that depends on it. */
export const creditKeys = {
  ofCook: (userId: string) => ['credits', userId] as const,
  gift: (userId: string) => ['credits', userId, 'gift'] as const,
  history: (userId: string, page: number) => ['credits', userId, 'history', page] as const,
  purchases: (userId: string, page: number) => ['credits', userId, 'purchases', page] as const,
  lots: (userId: string) => ['credits', userId, 'lots'] as const,
  /** Not under the `credits` prefix: payment methods come from the payment provider. */
  paymentMethods: (userId: string) => ['payment-methods', userId] as const,
};

/** Invalidates balance, history, purchases and expiry after a purchase, refund or generation. Visible ones are refetched. */
export function invalidateCredits(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: creditKeys.ofCook(userId) });
}
