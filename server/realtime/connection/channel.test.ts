import { describe, expect, test } from 'vitest';
import { createChannelHost, userId } from '#tests/support/channel-host.ts';
import { BadBinding, type Change, sessionEnded } from '../changes/changes.ts';

const change: Change = {
  schema: 'public',
  table: 'recipes',
  commit_timestamp: '2026-01-02T03:04:05.000Z',
  type: 'INSERT',
  columns: [],
  record: { id: 1 },
  errors: null,
};
const subscribed = ['phx_reply ok', 'system ok'];

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opens: () => promise, open: resolve };
}

describe('a join', () => {
  test('is answered with its bindings, each with its own id', async () => {
    const host = createChannelHost();
    const bindings = [{ event: '*', table: 'recipes' }, { event: 'DELETE' }];
    await host.join('cook', { postgres_changes: bindings, presence: { enabled: true } }).open();
    expect(host.told()).toEqual(['phx_reply ok', 'presence_state', 'system ok']);
    expect(host.sent[0]?.payload.response).toEqual({
      postgres_changes: [
        { id: 1, event: '*', table: 'recipes' },
        { id: 2, event: 'DELETE' },
      ],
    });
    expect(host.callers).toMatchObject([{ role: 'authenticated', claims: { sub: userId } }]);
  });

  test('that asks for no changes subscribes to none', async () => {
    const host = createChannelHost();
    await host.join('cook', {}).open();
    expect(host.sent).toEqual([
      { event: 'phx_reply', payload: { status: 'ok', response: { postgres_changes: [] } } },
    ]);
    expect(host.subscribers).toEqual([]);
  });

  test.each([undefined, '', 'sb_publishable_x'])(
    'with the token %j has the rights of the API key',
    async (token) => {
      const host = createChannelHost();
      await host.join(token).open();
      expect(host.callers).toMatchObject([{ role: 'anon' }]);
    },
  );

  test.each([
    ['made up', 'The access token is not valid.'],
    ['signed out', 'The session has ended.'],
    ['no session', 'The access token names no session.'],
    ['broken', 'The server cannot answer at the moment. Please try again.'],
  ])('with the token "%s" is refused: %s', async (token, reason) => {
    const host = createChannelHost();
    await host.join(token).open();
    expect(host.sent).toEqual([
      { event: 'phx_reply', payload: { status: 'error', response: { reason } } },
    ]);
    expect(host.forgotten).toHaveLength(1);
    expect(host.subscribers).toEqual([]);
  });

  test('of a user with too many sockets is refused', async () => {
    const host = createChannelHost({ admits: false });
    await host.join('cook').open();
    expect(host.told()).toEqual(['phx_reply error']);
  });

  test('with a bad binding succeeds with an error message, or is refused with `wait`', async () => {
    const host = createChannelHost();
    host.subscribeBy(() => Promise.reject(new BadBinding('There is no such table.')));
    await host.join('cook').open();
    expect(host.told()).toEqual(['phx_reply ok', 'system error']);
    const wait = { postgres_changes: [{ event: '*' }], postgres_changes_options: { wait: true } };
    await host.join('cook', wait).open();
    expect(host.told().slice(2)).toEqual(['phx_reply error']);
  });

  test('that fails with a database error is refused with an error the client can retry', async () => {
    const host = createChannelHost();
    host.subscribeBy(() => Promise.reject(new Error('connection lost')));
    await host.join('cook').open();
    expect(host.told()).toEqual(['phx_reply error']);
  });
});

describe('during a join', () => {
  test('a change is held back until the join is answered', async () => {
    const host = createChannelHost();
    const subscribing = gate();
    host.subscribeBy(subscribing.opens);
    const opened = host.join('cook').open();
    await expect.poll(() => host.subscribers.length).toBe(1);
    host.subscribers[0]?.deliver([1], change);
    expect(host.sent).toEqual([]);
    subscribing.open();
    await opened;
    expect(host.told()).toEqual([...subscribed, 'postgres_changes']);
  });

  test('leaving the channel ends the pending subscription', async () => {
    const host = createChannelHost();
    const subscribing = gate();
    host.subscribeBy(subscribing.opens);
    const channel = host.join('cook');
    const opened = channel.open();
    await expect.poll(() => host.subscribers.length).toBe(1);
    channel.close();
    subscribing.open();
    await opened;
    host.subscribers[0]?.deliver([1], change);
    expect(host.told()).toEqual(['phx_close']);
    expect(host.ends()).toBe(1);
  });

  test('a new token waits until the join is answered, and only the newest is used', async () => {
    const host = createChannelHost();
    const subscribing = gate();
    host.subscribeBy(subscribing.opens);
    const channel = host.join('anon');
    const opened = channel.open();
    await expect.poll(() => host.subscribers.length).toBe(1);
    await channel.changeToken('made up');
    await channel.changeToken('cook');
    subscribing.open();
    await opened;
    expect(host.told()).toEqual(subscribed);
    expect(host.callers).toMatchObject([{ role: 'anon' }, { claims: { sub: userId } }]);
  });
});

describe('a later token', () => {
  test('changes the rights; null, sb_… and the same one change nothing', async () => {
    const host = createChannelHost();
    const channel = host.join('cook');
    await channel.open();
    for (const token of [null, undefined, 7, '', 'sb_publishable_x', 'cook', 'cook again']) {
      await channel.changeToken(token);
    }
    expect(host.callers.map(({ claims }) => claims.exp)).toEqual([2000, 3000]);
    host.advanceTo(2500);
    expect(channel.isExpired).toBe(false);
  });

  test.each(['made up', 'signed out'])('"%s" ends the channel with a reason', async (token) => {
    const host = createChannelHost();
    const channel = host.join('cook');
    await channel.open();
    await channel.changeToken(token);
    expect(host.told()).toEqual([...subscribed, 'system error', 'phx_close']);
    expect(host.ends()).toBe(1);
  });

  test('whose rights do not cover the bindings ends the channel', async () => {
    const host = createChannelHost();
    const channel = host.join('cook');
    await channel.open();
    host.switchBy(() => Promise.reject(new BadBinding('Not for visitors.')));
    await channel.changeToken('anon');
    expect(host.told()).toEqual([...subscribed, 'system error', 'phx_close']);
  });

  test('that cannot be verified at the moment makes the client join again', async () => {
    const host = createChannelHost();
    const channel = host.join('cook');
    await channel.open();
    await channel.changeToken('broken');
    expect(host.told()).toEqual([...subscribed, 'system error', 'phx_error']);
  });
});

test('a token that arrives just before the expiry keeps the channel open', async () => {
  const host = createChannelHost();
  const channel = host.join('cook');
  await channel.open();
  const switching = gate();
  host.switchBy(switching.opens);
  const changed = channel.changeToken('cook again');
  host.advanceTo(2000);
  expect(channel.isExpired).toBe(false);
  switching.open();
  await changed;
  expect(channel.isExpired).toBe(false);
  host.advanceTo(3000);
  expect(channel.isExpired).toBe(true);
  expect(host.told()).toEqual(subscribed);
});

describe('the end of a channel', () => {
  test('an expired token gets no more changes, even before the next check', async () => {
    const host = createChannelHost();
    const channel = host.join('cook');
    await channel.open();
    host.advanceTo(2000);
    expect(channel.isExpired).toBe(true);
    host.subscribers[0]?.deliver([1], change);
    expect(host.told()).toEqual([...subscribed, 'system error', 'phx_close']);
  });

  test('missed changes make the client join again, and are reported once', async () => {
    const host = createChannelHost();
    await host.join('cook').open();
    host.subscribers[0]?.lost('Changes were missed.');
    host.subscribers[0]?.lost('Changes were missed.');
    host.subscribers[0]?.deliver([1], change);
    expect(host.told()).toEqual([...subscribed, 'system error', 'phx_error']);
  });

  test('an ended session found during a delivery ends the channel for good', async () => {
    const host = createChannelHost();
    await host.join('cook').open();
    host.subscribers[0]?.lost(sessionEnded);
    expect(host.told()).toEqual([...subscribed, 'system error', 'phx_close']);
  });

  test('a closed socket ends the subscription without a message', async () => {
    const host = createChannelHost();
    const channel = host.join('cook');
    await channel.open();
    channel.drop();
    channel.close('again');
    expect(host.told()).toEqual(subscribed);
    expect(host.ends()).toBe(1);
  });
});
