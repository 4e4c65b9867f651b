import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Random } from '#recipes/random.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import type { House } from './house.ts';
import type { Journal } from './journal.ts';

/** A user in the storm, who may call any process. */
export type Guest = { person: Person; id: string; at(process?: number): SupabaseClient };

/** One round: the house, its users, and the outcomes that they were told. */
export type Storm = {
  house: House;
  random: Random;
  journal: Journal;
  /** Separates the two halves of a round: users continue until it is over. */
  isOver: () => boolean;
  fetch: typeof fetch;
};

export const addressOf = ({ clientLines }: House, process: number): string =>
  `http://127.0.0.1:${clientLines[process]?.port}`;

export const anyProcess = ({ house, random }: Storm): number =>
  random.between(0, house.processes.size - 1);

/** Returns a signed-out client, as a browser that opens the site. */
export function visitor(storm: Storm, process: number): SupabaseClient {
  return createClient(addressOf(storm.house, process), storm.house.services.keys.anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: storm.fetch },
  });
}

function clientOf(storm: Storm, person: Person, process: number): SupabaseClient {
  const { house } = storm;
  return createClient(addressOf(house, process), house.services.keys.anonKey, {
    accessToken: async () => person.session.access_token,
    global: { fetch: storm.fetch },
  });
}

/** Creates a user with a confirmed account before the storm. @param credits the balance to spend */
export async function welcome(storm: Storm, credits = 1): Promise<Guest> {
  const { house } = storm;
  const person = await signUpConfirmed({
    services: house.services,
    client: () => visitor(storm, anyProcess(storm)),
  });
  const { id } = person.user;
  if (credits > 1) {
    await house.owner`select private.record_credit_entry(${id}, ${credits - 1}, 'adjustment')`;
  }
  const clients = house.clientLines.map((_line, process) => clientOf(storm, person, process));
  const at = (process = anyProcess(storm)) => {
    const client = clients[process];
    if (!client) throw new RangeError(`There is no process ${process}.`);
    return client;
  };
  return { person, id, at };
}

export async function welcomeAdmin(storm: Storm): Promise<Guest> {
  const guest = await welcome(storm);
  await storm.house.owner`
    update public.user_roles set role = 'admin' where user_id = ${guest.id}`;
  return guest;
}

/** Calls a function with fetch, since the official client hides the status. Never throws: returns status 0 when there was no response. */
export async function callFunction(
  storm: Storm,
  { person }: Guest,
  { name, body, process = anyProcess(storm) }: { name: string; body: object; process?: number },
): Promise<{ status: number; body: Record<string, unknown> }> {
  try {
    const answer = await storm.fetch(`${addressOf(storm.house, process)}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: storm.house.services.keys.anonKey,
        authorization: `Bearer ${person.session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return { status: 0, body: {} };
  }
}
