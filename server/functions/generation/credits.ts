import { limits } from '#contract/limits.ts';
import type { Services } from '../../services.ts';
import { readBalance } from '../read-balance.ts';

/** Returns the cost of a generation: 0 when credits are off. */
export function generationCost({ settings }: Pick<Services, 'settings'>): number {
  return settings.credits.enabled ? limits.creditsPerGeneration : 0;
}

/** Returns the balance for a response, so that the badge shows the server's value; empty when credits are off. */
export async function balanceOf(
  { settings, database }: Pick<Services, 'settings' | 'database'>,
  userId: string,
): Promise<{ balance?: number }> {
  if (!settings.credits.enabled) return {};
  return { balance: await readBalance(database, userId) };
}
