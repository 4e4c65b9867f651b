import type { QueryClient } from '@tanstack/react-query';

/** Keys of what a cook sees of money: `ofCook` is the balance, and reaches everything that follows from it. */
export const creditKeys = {
  ofCook: (userId: string) => ['credits', userId] as const,
  gift: (userId: string) => ['credits', userId, 'gift'] as const,
  history: (userId: string, page: number) => ['credits', userId, 'history', page] as const,
  purchases: (userId: string, page: number) => ['credits', userId, 'purchases', page] as const,
  lots: (userId: string) => ['credits', userId, 'lots'] as const,
  /** Apart from the credits: the payment provider is asked for them. */
  paymentMethods: (userId: string) => ['payment-methods', userId] as const,
};

/** After a purchase, a refund, a generation: balance, history, purchases and expiry are read again where they are in sight. */
export function invalidateCredits(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: creditKeys.ofCook(userId) });
}
