import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; expiresAt: number };

/** Creates the storage of one issuer. The library's own in-memory storage is shared by all issuers of a process. */
export function createIssuerMemory(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const live = (entry: Entry | undefined) =>
    entry && entry.expiresAt > Date.now() ? entry.payload : undefined;

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findWhere = (fits: (payload: AdapterPayload) => boolean) =>
      [...entries]
        .filter(([key]) => key.startsWith(`${model}:`))
        .map(([, entry]) => live(entry))
        .find((payload) => payload !== undefined && fits(payload));
    return {
      async upsert(id, payload, expiresIn = 600) {
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + expiresIn * 1000 });
      },
      find: async (id) => live(entries.get(keyOf(id))),
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = entries.get(keyOf(id))?.payload;
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
