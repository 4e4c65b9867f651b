import { removeEndedKeys } from '../http/keys/rotate-keys.ts';
import type { Services } from '../services.ts';

/** Removes signing keys whose last token has expired, and replaced API keys that have expired. */
export async function sweepKeys(services: Services): Promise<void> {
  const removed = await removeEndedKeys(services);
  if (removed.length > 0) services.log.info({ removed }, 'expired keys removed');
}
