import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '#contract/public-settings.ts';

/**
 * The settings that the root loader brought.
 * @throws Error where the root route has no data: in the error fallback, which must not use them
 */
export function usePublicSettings(): PublicSettings {
  const root = useRouteLoaderData<{ publicSettings: PublicSettings }>('root');
  if (!root) throw new Error('Public settings are known only below the root route.');
  return root.publicSettings;
}
