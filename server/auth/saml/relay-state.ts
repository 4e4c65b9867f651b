import { createHash, randomUUID } from 'node:crypto';

/**
 * Creates the secret that goes to the provider and comes back. It is a uuid, which is how the official server and its clients
 * distinguish it from a URL. The row id is its hash, also in uuid format, so that a leaked table is no use for answering a request.
 */
export function newRelayState(): { relayState: string; id: string } {
  const relayState = randomUUID();
  return { relayState, id: relayStateId(relayState) };
}

/** Returns the id of the row that belongs to a relay state. */
export function relayStateId(relayState: string): string {
  const hash = createHash('sha256').update(relayState.toLowerCase()).digest('hex');
  const part = (start: number, end: number) => hash.slice(start, end);
  return [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join('-');
}
