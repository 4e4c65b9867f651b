import { limits } from '#contract/limits.ts';
import type { Services } from '../../services.ts';

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
  const [row] = await database.asService(
    (transaction) => transaction<{ balance: number }[]>`
      select balance from public.credits where user_id = ${userId}`,
  );
  return { balance: row?.balance ?? 0 };
}
