import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { readSettings } from '#server/settings/settings.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { type ModelServer, startModelServer } from '../support/model-server/start-model-server.ts';
import { signUpConfirmed } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';
import { eventually } from './eventually.ts';
import { openReception, secretKey } from './reception.ts';

let model: ModelServer;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;

beforeAll(async () => {
  [model, data] = await Promise.all([startModelServer(), makeDataDirectory()]);
});
afterAll(async () => {
  await Promise.all([model.close(), data.remove()]);
});

const start = () =>
  startServer({
    DATA_DIR: data.path,
    SECRET_KEY: secretKey,
    PICTURE_MODEL: 'none',
    MODEL: 'double',
    MODEL_BASE_URL: model.baseUrl,
  });

/** Signs up a cook who orders a recipe that the model never writes. */
async function orderInVain(url: string) {
  const opened = await openDatabase(readSettings({ DATA_DIR: data.path }));
  try {
    const { services, client } = await openReception(opened, data.path);
    const { session } = await signUpConfirmed({ services, client });
    const cookAt = (address: string) =>
      createClient(address, services.keys.anonKey, {
        accessToken: async () => session.access_token,
      });
    void cookAt(url).functions.invoke('generate-recipe', {
      body: { options: { cuisine: ['Thai'] } },
    });
    await eventually('the question to the model', () => model.questions.length > 0);
    return cookAt;
  } finally {
    await opened.close();
  }
}

test('after the only process is killed, its successor refunds the credit before serving', async () => {
  model.play({ does: 'silence' });
  const killed = await start();
  const cookAt = await orderInVain(killed.url);
  await killed.kill();
  const restarted = await start();
  try {
    const cook = cookAt(restarted.url);
    const { data: generation } = await cook.from('generations').select('status, reason').single();
    expect(generation).toEqual({ status: 'failed', reason: 'interrupted' });
    const { data: credits } = await cook.from('credits').select('balance').single();
    expect(credits).toEqual({ balance: 1 });
  } finally {
    await restarted.stop();
    await killed.stop();
  }
}, 180_000);
