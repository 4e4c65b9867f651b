import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Caller } from '#server/database/database.ts';
import { callerOfToken } from '#server/http/claims.ts';
import type { Binding, Change, Changes, Subscription } from '#server/realtime/changes/changes.ts';
import type { TestApp } from './app.ts';

/** A subscriber, with everything that it received. */
export type Listener = {
  heard: { ids: number[]; change: Change }[];
  lost: string[];
  subscription: Subscription;
  /** The received changes in order, as `INSERT recipes`, …. */
  told(): string[];
};

export const anyEvent = (table: string, filter?: string): Binding => ({
  event: '*',
  schema: 'public',
  table,
  ...(filter !== undefined && { filter }),
});

/** Matches every change that the product publishes, without a filter. */
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

/**
 * Returns a function that inserts a row matched in every queue and waits until the service role receives it. All earlier changes have been
 * delivered by then.
 */
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
