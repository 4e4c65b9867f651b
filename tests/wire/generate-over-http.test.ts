import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { signUpConfirmed } from '../support/people.ts';
import { goodAnswer, linesOf } from '../support/scripted-model.ts';
import { thaiVegan, withScript } from './generate-scene.ts';
import { call, follow, gate } from './generate-stream-scene.ts';

const [title = '', ...others] = linesOf(goodAnswer);

/** Serves the product on a real port, as main.ts does. */
async function listen(testApp: TestApp) {
  const server = serve({ fetch: (request) => testApp.app.fetch(request), port: 0 }) as Server;
  if (!server.listening) await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    services: testApp.services,
    request: (path: string, init?: RequestInit) => fetch(new URL(path, origin), init),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('a real connection streams the recipe, and a reconnect loses nothing', () => {
  const restMayCome = gate();
  return withScript([[title, restMayCome.opened, others.join('')]], async (testApp) => {
    const site = await listen(testApp);
    const cook = await signUpConfirmed(testApp);
    const asked = { options: thaiVegan, key: 'train' };
    const inTheTunnel = follow(await call(site, cook, asked));
    await inTheTunnel.first('partial');
    await inTheTunnel.leave();

    const response = await call(site, cook, asked);
    expect(response.headers.get('transfer-encoding')).toBe('chunked');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const after = follow(response);
    expect((await after.first('partial')).data.recipe.title).toBe('Lemon Rice with Peas');
    const stopping = site.close(); // a graceful stop waits for the open stream
    restMayCome.open();
    expect((await after.toEnd()).at(-1)?.event).toBe('recipe');
    await stopping;
  });
});
