import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Random } from '#recipes/random.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import type { Environment } from './environment.ts';
import type { Journal } from './journal.ts';

/** A user in a chaos run, who may call any process. */
export type ChaosClient = { person: Person; id: string; at(process?: number): SupabaseClient };

/** One round: the environment, its users, and the outcomes that they were told. */
export type ChaosRun = {
  environment: Environment;
  random: Random;
  journal: Journal;
  /** Separates the two halves of a round: users continue until it is over. */
  isOver: () => boolean;
  fetch: typeof fetch;
};

export const addressOf = ({ clientProxies }: Environment, process: number): string =>
  `http://127.0.0.1:${clientProxies[process]?.port}`;

export const anyProcess = ({ environment, random }: ChaosRun): number =>
  random.between(0, environment.processes.size - 1);

/** Returns a signed-out client, as a browser that opens the site. */
export function signedOutClient(run: ChaosRun, process: number): SupabaseClient {
  return createClient(addressOf(run.environment, process), run.environment.services.keys.anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: run.fetch },
  });
}

function clientOf(run: ChaosRun, person: Person, process: number): SupabaseClient {
  const { environment } = run;
  return createClient(addressOf(environment, process), environment.services.keys.anonKey, {
    accessToken: async () => person.session.access_token,
    global: { fetch: run.fetch },
  });
}

/** Creates a user with a confirmed account before the fault. @param credits the balance to spend */
export async function createChaosClient(run: ChaosRun, credits = 1): Promise<ChaosClient> {
  const { environment } = run;
  const person = await signUpConfirmed({
    services: environment.services,
    client: () => signedOutClient(run, anyProcess(run)),
  });
  const { id } = person.user;
  if (credits > 1) {
    await environment.owner`select private.record_credit_entry(${id}, ${credits - 1}, 'adjustment')`;
  }
  const clients = environment.clientProxies.map((_proxy, process) =>
    clientOf(run, person, process),
  );
  const at = (process = anyProcess(run)) => {
    const client = clients[process];
    if (!client) throw new RangeError(`There is no process ${process}.`);
    return client;
  };
  return { person, id, at };
}

export async function createAdminClient(run: ChaosRun): Promise<ChaosClient> {
  const client = await createChaosClient(run);
  await run.environment.owner`
    update public.user_roles set role = 'admin' where user_id = ${client.id}`;
  return client;
}

/** Calls a function with fetch, since the official client hides the status. Never throws: returns status 0 when there was no response. */
export async function callFunction(
  run: ChaosRun,
  { person }: ChaosClient,
  { name, body, process = anyProcess(run) }: { name: string; body: object; process?: number },
): Promise<{ status: number; body: Record<string, unknown> }> {
  try {
    const answer = await run.fetch(`${addressOf(run.environment, process)}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: run.environment.services.keys.anonKey,
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
