import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Caller } from '../database/database.ts';
import { createSessionRevocationList } from './session-revocation-list.ts';

const caller: Caller = { role: 'authenticated', claims: { session_id: 'one', iat: 0 } };

test('keeps its listener while the first read is retried; retries a failed LISTEN', async () => {
  let listened = 0;
  const database = {
    async listen() {
      listened += 1;
      if (listened === 1) throw new Error('nobody there');
      return async () => {};
    },
    async asService(): Promise<never> {
      throw new Error('away');
    },
  };
  const log = pino({ level: 'silent' });
  const { isRevoked } = createSessionRevocationList(
    { database, clock: () => new Date(), log },
    3600,
  );
  await expect(isRevoked(caller)).rejects.toThrow('nobody there');
  for (let time = 1; time <= 3; time += 1) await expect(isRevoked(caller)).rejects.toThrow('away');
  expect(listened).toBe(2);
});
