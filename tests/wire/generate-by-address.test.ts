import { inspect } from 'node:util';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import {
  type Answerer,
  chatChunks,
  sendEvents,
  sendJson,
  startHttpServer,
} from '../support/http-server.ts';
import { signUpConfirmed } from '../support/people.ts';
import { goodAnswer } from '../support/scripted-model.ts';
import { generate, ledgerOf, thaiVegan } from './generate-scene.ts';

const key = 'planted-key-quince-must-never-be-seen';
const clean: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

/** Starts the whole product with a model server that answers this way. Collects every log line. */
async function stage(answer: Answerer, variables: Record<string, string> = {}) {
  const server = await startHttpServer(answer);
  const data = await makeDataDirectory();
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const testApp: TestApp = await createTestApp({
    variables: { DATA_DIR: data.path, MODEL_BASE_URL: `${server.origin}/v1`, ...variables },
    services: { log },
  });
  clean.push(server.close, data.remove, testApp.close);
  return { server, testApp, lines, cook: await signUpConfirmed(testApp) };
}

/** A model server that lists one model, streams a good recipe in chunks and draws an orange picture. */
const kitchen: Answerer = async ({ path }, response) => {
  if (path === '/v1/models') return sendJson(response, 200, { data: [{ id: 'home-made' }] });
  if (path === '/v1/images/generations') {
    const picture = sharp({
      create: { width: 1400, height: 900, channels: 3, background: '#f97316' },
    });
    const b64_json = (await picture.jpeg().toBuffer()).toString('base64');
    return sendJson(response, 200, { created: 1, data: [{ b64_json }] });
  }
  sendEvents(response, chatChunks(goodAnswer.match(/[\s\S]{1,9}/g) ?? []));
  response.end();
};

describe('a model server set by MODEL_BASE_URL', () => {
  test('writes recipes without any other setting', async () => {
    const { testApp, cook, server } = await stage(kitchen);
    const { data, refusal } = await generate(cook, thaiVegan);
    expect(refusal).toBeUndefined();
    expect(data).toMatchObject({
      title: 'Lemon Rice with Peas',
      imageUrl: '/images/stock-recipe.webp',
    });
    expect(server.asked.map(({ path }) => path)).toEqual(['/v1/models', '/v1/chat/completions']);
    const [kept] = await testApp.testDatabase.owner`
      select input_tokens, output_tokens, cost_usd from public.generations`;
    expect(kept).toEqual({ input_tokens: 11, output_tokens: 7, cost_usd: null });
    expect((await ledgerOf(testApp, cook)).kinds).toEqual(['free', 'generation']);
  });

  test('also draws pictures, saved with the recipe and readable without a key', async () => {
    const { testApp, cook, server } = await stage(kitchen, {
      MODEL: 'home-made',
      MODEL_API_KEY: key,
      PICTURE_MODEL: 'openai-compatible:brush',
      MODEL_INPUT_USD_PER_MILLION_TOKENS: '1000',
      MODEL_OUTPUT_USD_PER_MILLION_TOKENS: '3000',
    });
    const { data } = await generate(cook, thaiVegan);
    const picture = await testApp.request(data.imageUrl);
    expect(picture.status).toBe(200);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
    });
    const asked = server.asked.find(({ path }) => path.includes('images'));
    expect(asked?.body).toContain('A bowl of lemon rice with peas.');
    expect(asked?.headers.authorization).toBe(`Bearer ${key}`);
    const saved = await cook.client
      .from('recipes')
      .insert({
        user_id: cook.user.id,
        name: data.title,
        image_url: data.imageUrl,
        generation_id: data.generationId,
      })
      .select('thumbnail_url')
      .single();
    const thumbnail = await testApp.request(saved.data?.thumbnail_url ?? '/nothing');
    expect(await sharp(await thumbnail.arrayBuffer()).metadata()).toMatchObject({ width: 400 });
    const [kept] = await testApp.testDatabase.owner`select cost_usd::float from public.generations`;
    expect(kept?.cost_usd).toBeCloseTo(0.011 + 0.021);
  });

  test('with a failing picture still gives the recipe, charged once, and a house picture', {
    timeout: 120_000,
  }, async () => {
    const broken: Answerer = (asked, response, count) =>
      asked.path.includes('images')
        ? sendJson(response, 500, { error: { message: 'Out of paint' } })
        : kitchen(asked, response, count);
    const { testApp, cook, lines } = await stage(broken, {
      PICTURE_MODEL: 'openai-compatible:brush',
      PICTURE_TIMEOUT_MS: '120000',
    });
    const { data } = await generate(cook, thaiVegan);
    expect(data.imageUrl).toMatch(/\/recipe-pictures\/house\/[0-9a-f]{40}\.webp$/);
    // Read the body to its end: an abandoned stream keeps its file open until the process ends, or worse.
    const picture = await testApp.request(data.imageUrl);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'webp' });
    expect(lines.join('')).toContain('Out of paint');
    expect((await ledgerOf(testApp, cook)).balance).toBe(0);
  });
});

test('an API key that the provider echoes is in no log line, answer or row', async () => {
  const refuse: Answerer = ({ headers, body }, response) =>
    sendJson(response, 401, { error: { message: `Incorrect key ${headers.authorization}`, body } });
  const { testApp, cook, lines, server } = await stage(refuse, {
    MODEL: 'openai:gpt-5',
    OPENAI_API_KEY: key,
    PICTURE_MODEL: 'openai:gpt-image-1',
  });
  const wish = 'something for Ada';
  const { refusal } = await generate(cook, { ...thaiVegan, q: wish });
  expect(refusal?.status).toBeGreaterThanOrEqual(500);
  expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
  const log = lines.join('');
  expect(log).toContain('openai:gpt-5');
  const rows = await testApp.testDatabase
    .owner`select reason, detail, result, timings from public.generations`;
  const seen = `${log} ${inspect(rows, { depth: 10 })} ${JSON.stringify(refusal)}`;
  expect(seen).not.toMatch(/quince|for Ada/);
  expect((await ledgerOf(testApp, cook)).kinds).toEqual([
    'free',
    'generation',
    'generation_refund',
  ]);
});
