import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rotateApiKeys } from '#server/http/keys/rotate-keys.ts';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { openRawSocket, subscribed } from './realtime-scene.ts';

let testApp: ListeningTestApp;
const aDayMs = 24 * 3600 * 1000;

beforeAll(async () => {
  testApp = await listenTestApp();
});
afterAll(() => testApp.close());

const good = { status: 'SUBSCRIBED', message: undefined };

/** Subscribes a person to their own favourites. `said` collects the server's error messages, `statuses` the client's channel states. */
async function listening(person: Person) {
  const said: string[] = [];
  const statuses: string[] = [];
  const heard: unknown[] = [];
  const channel = person.client
    .channel('favourites')
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'favorite_recipes' },
      ({ new: row }) => heard.push('user_id' in row ? row.user_id : undefined),
    )
    .on('system', {}, ({ status, message }) => {
      if (status === 'error') said.push(message);
    });
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => {
      statuses.push(status);
      resolve();
    });
  });
  expect(statuses).toEqual(['SUBSCRIBED']);
  return { channel, said, statuses, heard };
}

async function favour(person: Person): Promise<void> {
  const { owner } = testApp.testDatabase;
  const [recipe] = await owner<{ id: string }[]>`
    insert into public.recipes (user_id, name) values (${person.user.id}, 'Soup') returning id`;
  await owner`
    insert into public.favorite_recipes (user_id, recipe_id)
    values (${person.user.id}, ${recipe?.id ?? ''})`;
}

async function expectClosed(
  { said, statuses }: { said: string[]; statuses: string[] },
  reason: string,
): Promise<void> {
  await expect.poll(() => statuses).toEqual(['SUBSCRIBED', 'CLOSED']);
  expect(said).toEqual([reason]);
}

describe('a session that ends on another device closes the channel', () => {
  const service = () => testApp.client('service_role').auth.admin;

  test.each<[string, (person: Person) => Promise<{ error: unknown }>]>([
    ['signed out everywhere', (person) => service().signOut(person.session.access_token, 'global')],
    ['suspended', ({ user }) => service().updateUserById(user.id, { ban_duration: '1h' })],
    ['deleted', ({ user }) => service().deleteUser(user.id)],
  ])('%s', async (_how, end) => {
    const person = await signUpConfirmed(testApp);
    const one = await listening(person);
    expect((await end(person)).error).toBeNull();
    testApp.clock.advance(6000);
    await expectClosed(one, 'The session has ended.');
    // The same token cannot join again.
    const again = await subscribed(person.client.channel('again'));
    expect(again).toEqual({ status: 'CHANNEL_ERROR', message: 'The session has ended.' });
  });
});

describe('the token', () => {
  test('that expires closes the channel; a token refreshed in time keeps it open', async () => {
    const [leaving, staying] = await Promise.all([
      signUpConfirmed(testApp),
      signUpConfirmed(testApp),
    ]);
    const [left, stayed] = await Promise.all([listening(leaving), listening(staying)]);
    testApp.clock.advance(3000 * 1000);
    const { error } = await staying.client.auth.refreshSession();
    expect(error).toBeNull();
    await expect
      .poll(() => staying.client.realtime.accessTokenValue)
      .not.toBe(staying.session.access_token);
    // The client has sent the new token by now. The server reads it before the heartbeat and replies to the heartbeat.
    const beats: string[] = [];
    staying.client.realtime.onHeartbeat((status) => beats.push(status));
    await staying.client.realtime.sendHeartbeat();
    await expect.poll(() => beats).toContain('ok');
    testApp.clock.advance(700 * 1000);
    await expectClosed(left, 'The access token has expired.');
    await favour(staying);
    await expect.poll(() => stayed.heard).toEqual([staying.user.id]);
    expect(stayed.statuses).toEqual(['SUBSCRIBED']);
  });

  test('of a join is refused with a reason when it is expired or forged', async () => {
    const { anonKey } = testApp.services.keys;
    const person = await signUpConfirmed(testApp);
    testApp.clock.advance(aDayMs);
    const socket = await openRawSocket(testApp.url, anonKey);
    const join = (ref: string, access_token: string) =>
      socket.send([ref, ref, `realtime:${ref}`, 'phx_join', { access_token }]);
    join('1', person.session.access_token);
    join('2', `${anonKey.slice(0, -4)}AAAA`);
    const refusal = (reason: string) => ({ status: 'error', response: { reason } });
    await socket.heard({ ref: '1', payload: refusal('The access token has expired.') });
    await socket.heard({ ref: '2', payload: refusal('The access token is not valid.') });
    socket.socket.terminate();
  });

  test('of another user replaces the first, whose rows are no longer delivered', async () => {
    const [first, second] = await Promise.all([signUpConfirmed(testApp), signUpConfirmed(testApp)]);
    const { heard, said, channel } = await listening(first);
    await first.client.realtime.setAuth(second.session.access_token);
    await expect
      .poll(async () => {
        await favour(second);
        return heard;
      })
      .toContain(second.user.id);
    heard.length = 0;
    await favour(first);
    await favour(second);
    await expect.poll(() => heard).toContain(second.user.id);
    expect(heard).not.toContain(first.user.id);
    expect(said).toEqual([]);
    await first.client.removeChannel(channel);
  });

  test('that is invalid closes the channel; null, empty and sb_… are ignored', async () => {
    const person = await signUpConfirmed(testApp);
    const { channel, heard, ...words } = await listening(person);
    const push = (access_token: unknown) =>
      person.client.realtime.push({
        topic: channel.topic,
        event: 'access_token',
        payload: { access_token },
        ref: 'by hand',
      });
    for (const token of [null, 'sb_publishable_key', '']) push(token);
    await favour(person);
    await expect.poll(() => heard).toEqual([person.user.id]);
    push('nonsense');
    await expectClosed(words, 'The access token is not valid.');
  });
});

test('rotating the API keys closes the channels that use the old key', async () => {
  const app = await listenTestApp();
  try {
    const visitor = app.client();
    const said: string[] = [];
    const statuses: string[] = [];
    const channel = visitor.channel('all').on('system', {}, ({ message }) => said.push(message));
    channel.subscribe((status) => statuses.push(status));
    await expect.poll(() => statuses).toEqual(['SUBSCRIBED']);
    await rotateApiKeys(app.services, 0);
    app.clock.advance(61_000);
    await expect.poll(() => statuses).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(said).toEqual(['The access token is not valid any more.']);
  } finally {
    await app.close();
  }
});

test('a signed-out visitor receives only public rows', async () => {
  const names: unknown[] = [];
  const visitor = testApp.client();
  const channel = visitor
    .channel('all')
    .on('postgres_changes', { event: '*', schema: 'public' }, ({ table }) => names.push(table));
  expect(await subscribed(channel)).toEqual(good);
  await favour(await signUpConfirmed(testApp));
  await favour(await signUpConfirmed(testApp));
  await expect.poll(() => names).toEqual(['recipes', 'recipes']);
});
