import type postgres from 'postgres';
import { nameLoss } from './connection-loss.ts';

/** Listens to NOTIFY channels. */
export type Listener = {
  /**
   * Returns the function that stops listening. With `onListening`, which is called whenever listening has begun, the channel gets a
   * connection of its own: see `Database.listen`.
   */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onListening?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

async function listenAlone(
  own: postgres.Sql,
  channel: string,
  onNotice: (payload: string) => void,
  onListening: () => void,
): Promise<() => Promise<void>> {
  const end = () => own.end({ timeout: 0 });
  try {
    await own.listen(channel, onNotice, onListening);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Creates the listener of a database.
 * @param connect creates a client of PostgreSQL itself, past any pooler
 */
export function createListener(connect: () => postgres.Sql): Listener {
  // Its pool stays empty: the driver opens a separate connection for LISTEN.
  const shared = connect();
  return {
    async listen(channel, onNotice, onListening) {
      if (onListening) {
        return listenAlone(connect(), channel, onNotice, onListening).catch(nameLoss);
      }
      const subscription = await shared.listen(channel, onNotice).catch(nameLoss);
      return () => subscription.unlisten();
    },
    close: () => shared.end({ timeout: 5 }),
  };
}
