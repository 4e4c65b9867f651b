import { usePublicSettings } from '../public-settings.ts';

/**
 * Returns whether the site uses credits. If an operator brings their own model and switches credits off (CREDITS=off), recipes cost
 * nothing: there is no balance, nothing to buy, and no page or text that mentions credits.
 */
export function useCreditsEnabled(): boolean {
  return usePublicSettings().creditsEnabled;
}

/** Returns whether credits are for sale here. */
export function useSellsCredits(): boolean {
  const { creditsEnabled, payments } = usePublicSettings();
  return creditsEnabled && payments !== 'none';
}
