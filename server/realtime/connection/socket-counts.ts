import { limits } from '../limits.ts';

/** An object that is counted while it is open. */
type Counted = object;

function countedBy() {
  const sets = new Map<string, Set<Counted>>();
  return {
    of: (key: string) => sets.get(key),
    add(key: string, one: Counted): void {
      const set = sets.get(key) ?? new Set();
      sets.set(key, set.add(one));
    },
    remove(key: string, one: Counted): void {
      const set = sets.get(key);
      set?.delete(one);
      if (set?.size === 0) sets.delete(key);
    },
  };
}

/** Counts the sockets of this process: in total, per address and per user. */
export function createSocketCounts(most: { inAll: number; perAddress: number }) {
  const byAddress = countedBy();
  const byUser = countedBy();
  let inAll = 0;
  return {
    isFull: () => inAll >= most.inAll,
    /** @returns whether the address is within its limit; the socket is counted in either case until `release` */
    open(address: string, socket: Counted): boolean {
      inAll += 1;
      byAddress.add(address, socket);
      return (byAddress.of(address)?.size ?? 0) <= most.perAddress;
    },
    /** @returns whether the user may use this socket; once admitted, the user stays admitted until the socket closes */
    admit(userId: string, socket: Counted): boolean {
      const held = byUser.of(userId);
      if (held?.has(socket)) return true;
      if ((held?.size ?? 0) >= limits.socketsPerUser) return false;
      byUser.add(userId, socket);
      return true;
    },
    release(address: string, userIds: Iterable<string>, socket: Counted): void {
      inAll -= 1;
      byAddress.remove(address, socket);
      for (const userId of userIds) byUser.remove(userId, socket);
    },
  };
}
