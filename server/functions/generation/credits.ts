import { limits } from '#contract/limits.ts';
import type { Services } from '../../services.ts';
import { readBalance } from '../read-balance.ts';

/** What a generation takes: nothing where credits are off. */
export function generationCost({ settings }: Pick<Services, 'settings'>): number {
  return settings.credits.enabled ? limits.creditsPerGeneration : 0;
}

/** The balance that an answer carries, so that the badge shows what the server knows; nothing where there are no credits. */
export async function balanceOf(
  { settings, database }: Pick<Services, 'settings' | 'database'>,
  userId: string,
): Promise<{ balance?: number }> {
  if (!settings.credits.enabled) return {};
  return { balance: await readBalance(database, userId) };
}
