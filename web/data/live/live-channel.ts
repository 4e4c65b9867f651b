import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import type { Supabase } from '../supabase-client.ts';
import { type LiveChange, liveTables } from './live-change.ts';

export type LiveListener = {
  /** From now on nothing is missed. */
  joined(): void;
  heard(change: LiveChange): void;
  /** Said once: nothing comes any more. */
  lost(why: string): void;
};

export type LiveChannel = { close(): void };

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

/** @returns null for what names no recipe, which the server never sends */
export function changeFrom(table: LiveChange['table'], payload: Payload): LiveChange | null {
  const row: Record<string, unknown> = payload.eventType === 'DELETE' ? payload.old : payload.new;
  const recipeId = table === 'recipes' ? row.id : row.recipe_id;
  return typeof recipeId === 'string' ? { table, type: payload.eventType, recipeId } : null;
}

let count = 0;
let closing: Promise<unknown> = Promise.resolve();

/**
 * Hangs up, twice: where its heartbeat was not answered, the client closes the connection as well, and begins to wait for a try of its
 * own once that is done.
 */
async function hangUp({ realtime }: Supabase): Promise<void> {
  await realtime.disconnect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await realtime.disconnect();
}

/**
 * Listens to what changes of a cook's own rows, through the official client. It joins once: that client would try again by itself, at
 * its own distances and without asking whether anybody is there, and each try in vain is an error in the browser's console.
 * @throws Error where this cook's session is no more
 */
export async function openLiveChannel(
  supabase: Supabase,
  cookId: string,
  listener: LiveListener,
): Promise<LiveChannel> {
  await closing;
  const { data } = await supabase.auth.getSession();
  if (data.session?.user.id !== cookId) throw new Error('The session is gone.');
  // Before the join, which else would go without a token and be a visitor's.
  await supabase.realtime.setAuth();
  count += 1;
  const channel = supabase.channel(`my-recipes-${count}`);
  let isOver = false;
  const close = () => {
    if (isOver) return;
    isOver = true;
    // The connection first: what is left of the channel then asks nobody for leave.
    closing = hangUp(supabase);
    void supabase.removeChannel(channel);
  };
  const lose = (why: string) => {
    if (isOver) return;
    close();
    listener.lost(why);
  };
  for (const table of liveTables) {
    const filter = `user_id=eq.${cookId}`;
    channel.on('postgres_changes', { event: '*', schema: 'public', table, filter }, (payload) => {
      const change = changeFrom(table, payload);
      if (change && !isOver) listener.heard(change);
    });
  }
  channel.on('system', {}, (said: { status?: string; message?: string }) => {
    if (said.status === 'error') lose(said.message ?? 'refused');
    // The answer to the join comes before the server knows whether it can tell of these tables.
    else if (said.status === 'ok' && !isOver) listener.joined();
  });
  channel.subscribe((status, error) => {
    if (status !== 'SUBSCRIBED') lose(error?.message || status);
  });
  return { close };
}
