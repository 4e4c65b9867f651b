import type { PasskeyFacts } from '../queries/bearer-account.ts';

/** Returns a passkey for the response body, without its key. */
export function passkeyBody({ id, friendly_name, created_at, last_used_at }: PasskeyFacts) {
  return {
    id,
    ...(friendly_name ? { friendly_name } : {}),
    created_at,
    ...(last_used_at ? { last_used_at } : {}),
  };
}
