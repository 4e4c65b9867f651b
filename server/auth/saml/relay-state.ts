import { createHash, randomUUID } from 'node:crypto';

/**
 * The secret that goes to the provider and comes back: a uuid, by which the official server and its clients tell it from an
 * address. It is stored as a hash, in the shape of a uuid too: a copy of the table answers no request.
 */
export function newRelayState(): { relayState: string; id: string } {
  const relayState = randomUUID();
  return { relayState, id: relayStateId(relayState) };
}

/** The row that belongs to a relay state. */
export function relayStateId(relayState: string): string {
  const hash = createHash('sha256').update(relayState.toLowerCase()).digest('hex');
  const part = (start: number, end: number) => hash.slice(start, end);
  return [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join('-');
}
