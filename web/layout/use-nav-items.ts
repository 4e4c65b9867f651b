import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { useCook } from '../data/session/session-store.ts';
import { type NavItem, navOfCook, visitorNav } from './nav-items.ts';

/** Returns the links of header and phone menu, for a visitor and a cook. The credits link is omitted when credits are disabled. */
export function useNavItems(): { visitor: readonly NavItem[]; cook: readonly NavItem[] } {
  const creditsEnabled = useCreditsEnabled();
  const offered = (items: readonly NavItem[]) =>
    creditsEnabled ? items : items.filter(({ to }) => to !== '/credits');
  return { visitor: offered(visitorNav), cook: offered(navOfCook(useCook())) };
}
