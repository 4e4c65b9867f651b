import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Caller } from '#server/database/database.ts';
import { callerOfToken } from '#server/http/claims.ts';
import type { Binding, Change, Changes, Subscription } from '#server/realtime/changes/changes.ts';
import type { TestApp } from './app.ts';

/** Somebody who listens, and everything that reached them. */
export type Listener = {
  heard: { ids: number[]; change: Change }[];
  lost: string[];
  subscription: Subscription;
  /** `INSERT recipes`, …: what was heard, in its order. */
  told(): string[];
};

export const anyEvent = (table: string, filter?: string): Binding => ({
  event: '*',
  schema: 'public',
  table,
  ...(filter !== undefined && { filter }),
});

/** All that the product tells of, without a filter. */
export const everything: Binding = { event: '*', schema: 'public' };

export async function callerOf(testApp: TestApp, token: string): Promise<Caller> {
  return callerOfToken(token, testApp.services.keys, ({ message }) => new Error(message));
}

export async function listenTo(
  changes: Changes,
  caller: Caller,
  bindings: readonly Binding[],
): Promise<Listener> {
  const heard: Listener['heard'] = [];
  const lost: string[] = [];
  const subscription = await changes.subscribe({
    caller,
    bindings: bindings.map((binding, at) => ({ id: at + 1, binding })),
    deliver: (ids, change) => heard.push({ ids, change }),
    lost: (reason) => lost.push(reason),
  });
  const told = () => heard.map(({ change: { type, table } }) => `${type} ${table}`);
  return { heard, lost, subscription, told };
}

/** Changes a row that the service hears of in every queue, and waits for it: whatever was told before has been told then. */
export async function createBarrier(
  changes: Changes,
  testApp: TestApp,
): Promise<() => Promise<void>> {
  const { owner } = testApp.testDatabase;
  const id = randomUUID();
  await owner`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
  const service: Caller = { role: 'service_role', claims: { role: 'service_role' } };
  const listeners = await Promise.all([
    listenTo(changes, service, [anyEvent('recipes', `user_id=eq.${id}`)]),
    listenTo(changes, service, [anyEvent('recipes', `user_id=eq.${id},name=neq.x`)]),
    listenTo(changes, service, [anyEvent('recipes', `user_id=eq.${id},name=match.^Marker`)]),
  ]);
  return async () => {
    const before = listeners.map(({ heard }) => heard.length);
    await owner`insert into public.recipes (user_id, name) values (${id}, 'Marker')`;
    await expect
      .poll(() => listeners.every(({ heard }, at) => heard.length > (before[at] ?? 0)))
      .toBe(true);
  };
}
