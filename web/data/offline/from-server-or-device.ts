import { getSupabase } from '../supabase-client.ts';
import { isOutOfReach, noteSilence } from './reach.ts';

/** Longer than any answer takes on a connection that deserves the name. */
const patienceMs = 8_000;

const late = Symbol('late');

function afterPatience(): Promise<typeof late> {
  return new Promise((resolve) => setTimeout(() => resolve(late), patienceMs));
}

/** Whether questions are asked as the cook, and not, for want of a token that could be renewed, as a visitor. */
async function isAskingAsCook(): Promise<boolean> {
  const { data } = await (await getSupabase()).auth.getSession();
  return data.session !== null;
}

/**
 * What the server says; where it cannot be asked, or takes too long to say it, what this device keeps.
 * @param ask the server
 * @param read the device; undefined where it keeps nothing of the kind
 * @throws what `ask` threw, where the device knows nothing either, or the server did answer
 */
export async function fromServerOrDevice<Result>(
  ask: () => Promise<Result>,
  read: () => Promise<Result | undefined>,
): Promise<Result> {
  if (isOutOfReach()) {
    const kept = await read();
    if (kept !== undefined) return kept;
  }
  const asked = ask();
  try {
    const first = await Promise.race([asked, afterPatience()]);
    // Visitors see nothing of a cook's: that is no answer.
    if (first !== late) return (await isAskingAsCook()) ? first : ((await read()) ?? first);
    const kept = await read();
    if (kept === undefined) return await asked;
    asked.catch((cause: unknown) => console.warn('The server did not answer in time.', cause));
    noteSilence();
    return kept;
  } catch (cause) {
    const kept = isOutOfReach() ? await read() : undefined;
    if (kept === undefined) throw cause;
    return kept;
  }
}
