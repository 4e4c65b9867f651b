import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '#contract/public-settings.ts';

/**
 * Returns the public settings from the root loader.
 * @throws Error if the root route has no data: in the error fallback, which must not use the settings
 */
export function usePublicSettings(): PublicSettings {
  const root = useRouteLoaderData<{ publicSettings: PublicSettings }>('root');
  if (!root) throw new Error('Public settings are known only below the root route.');
  return root.publicSettings;
}
