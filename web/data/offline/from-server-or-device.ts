import { isServerUnreachable, recordNoResponse } from '../connection/connectivity.ts';
import { getSupabase } from '../supabase-client.ts';

/** Timeout, longer than any response takes on a usable connection. */
const patienceMs = 8_000;

const late = Symbol('late');

function afterPatience(): Promise<typeof late> {
  return new Promise((resolve) => setTimeout(() => resolve(late), patienceMs));
}

/** Returns whether requests are sent as the cook. Without a token that can be refreshed they are sent as a visitor. */
async function isAskingAsCook(): Promise<boolean> {
  const { data } = await (await getSupabase()).auth.getSession();
  return data.session !== null;
}

/**
 * Returns the server's response, or what this device stores if the server is out of reach or too slow.
 * @param ask requests the server
 * @param read reads from the device; undefined if it stores no match
 * @throws the error of `ask`, if the device has nothing either or the server did respond
 */
export async function fromServerOrDevice<Result>(
  ask: () => Promise<Result>,
  read: () => Promise<Result | undefined>,
): Promise<Result> {
  if (isServerUnreachable()) {
    const kept = await read();
    if (kept !== undefined) return kept;
  }
  const asked = ask();
  try {
    const first = await Promise.race([asked, afterPatience()]);
    // A visitor sees no data of a cook, so a response to a visitor does not count.
    if (first !== late) return (await isAskingAsCook()) ? first : ((await read()) ?? first);
    const kept = await read();
    if (kept === undefined) return await asked;
    asked.catch((cause: unknown) => console.warn('The server did not answer in time.', cause));
    recordNoResponse();
    return kept;
  } catch (cause) {
    const kept = isServerUnreachable() ? await read() : undefined;
    if (kept === undefined) throw cause;
    return kept;
  }
}
