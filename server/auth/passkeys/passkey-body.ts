import type { PasskeyRow } from '../queries/passkeys.ts';

/** A passkey on the wire: nothing of its key. */
export function passkeyBody({ id, friendly_name, created_at, last_used_at }: PasskeyRow) {
  return {
    id,
    ...(friendly_name ? { friendly_name } : {}),
    created_at,
    ...(last_used_at ? { last_used_at } : {}),
  };
}
