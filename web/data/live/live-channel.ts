import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import type { Supabase } from '../supabase-client.ts';
import { type LiveChange, liveTables } from './live-change.ts';

export type LiveListener = {
  /** Called when the subscription is active: no change is missed from now on. */
  joined(): void;
  changed(change: LiveChange): void;
  /** Called once: no further events follow. */
  lost(why: string): void;
};

export type LiveChannel = { close(): void };

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

/** @returns null for a payload without a recipe id, which the server never sends */
export function changeFrom(table: LiveChange['table'], payload: Payload): LiveChange | null {
  const row: Record<string, unknown> = payload.eventType === 'DELETE' ? payload.old : payload.new;
  const recipeId = table === 'recipes' ? row.id : row.recipe_id;
  return typeof recipeId === 'string' ? { table, type: payload.eventType, recipeId } : null;
}

let count = 0;
let closing: Promise<unknown> = Promise.resolve();

/**
 * Disconnects twice: after an unanswered heartbeat the client closes the connection as well, and then starts its own reconnect timer.
 * The second call stops that timer.
 */
async function disconnectRealtime({ realtime }: Supabase): Promise<void> {
  await realtime.disconnect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await realtime.disconnect();
}

/**
 * Subscribes to changes of a cook's own rows through the Supabase client. It joins only once: the client's own reconnect would use its own
 * intervals, without a health check, and each failed attempt is an error in the browser's console.
 * @throws Error if the session of this cook has ended
 */
export async function openLiveChannel(
  supabase: Supabase,
  cookId: string,
  listener: LiveListener,
): Promise<LiveChannel> {
  await closing;
  const { data } = await supabase.auth.getSession();
  if (data.session?.user.id !== cookId) throw new Error('The session is gone.');
  // Set the token before the join. Otherwise the channel joins as a visitor.
  await supabase.realtime.setAuth();
  count += 1;
  const channel = supabase.channel(`my-recipes-${count}`);
  let isOver = false;
  const close = () => {
    if (isOver) return;
    isOver = true;
    // Disconnect first, so that removing the channel does not send a leave message.
    closing = disconnectRealtime(supabase);
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
      if (change && !isOver) listener.changed(change);
    });
  }
  channel.on('system', {}, (said: { status?: string; message?: string }) => {
    if (said.status === 'error') lose(said.message ?? 'refused');
    // The reply to the join arrives before the server has subscribed to these tables; this system message confirms it.
    else if (said.status === 'ok' && !isOver) listener.joined();
  });
  channel.subscribe((status, error) => {
    if (status !== 'SUBSCRIBED') lose(error?.message || status);
  });
  return { close };
}
