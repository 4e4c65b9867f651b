import { usePublicSettings } from '../public-settings.ts';

/**
 * Whether there are credits at all. Where an operator brings their own model and switched them off (CREDITS=off) recipes cost
 * nothing: no balance, nothing to buy, and no page or text that speaks of them.
 */
export function useCreditsEnabled(): boolean {
  return usePublicSettings().creditsEnabled;
}
