import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const recipes = (variables: Record<string, string>) => readSettings(variables).recipes;
const refused = (variables: Record<string, string>): string => {
  try {
    readSettings(variables);
  } catch (error) {
    return String(error);
  }
  return 'nothing was refused';
};
const address = 'http://127.0.0.1:8080/v1';

describe('MODEL', () => {
  test.each<[string, Record<string, string>, object]>([
    [
      'a provider and a name',
      { MODEL: 'openai:gpt-5-mini', OPENAI_API_KEY: 'k' },
      { provider: 'openai', name: 'gpt-5-mini', baseUrl: 'https://api.openai.com/v1', apiKey: 'k' },
    ],
    [
      'names with colons',
      { MODEL: 'ollama:llama3.1:8b' },
      {
        provider: 'ollama',
        name: 'llama3.1:8b',
        baseUrl: 'http://127.0.0.1:11434/v1',
        apiKey: undefined,
      },
    ],
    [
      'names with slashes',
      { MODEL: 'openai-compatible:meta-llama/Llama-3', MODEL_BASE_URL: address },
      { provider: 'openai-compatible', name: 'meta-llama/Llama-3', baseUrl: address },
    ],
    ['only a base URL', { MODEL_BASE_URL: address }, { provider: 'openai-compatible', name: '' }],
    [
      'a base URL with the endpoint path',
      { MODEL_BASE_URL: `${address}/chat/completions/` },
      { baseUrl: address },
    ],
    [
      'a base URL without a path',
      { MODEL_BASE_URL: 'http://localhost:8080' },
      { baseUrl: 'http://localhost:8080' },
    ],
    [
      'a base URL with a query',
      { MODEL_BASE_URL: 'https://gate.example/x/?api-version=1' },
      { baseUrl: 'https://gate.example/x?api-version=1' },
    ],
    [
      'a model name without a provider, and a base URL',
      { MODEL: 'llama3.1:8b', MODEL_BASE_URL: address, OPENAI_API_KEY: 'not for strangers' },
      { provider: 'openai-compatible', name: 'llama3.1:8b', apiKey: undefined },
    ],
    [
      'a base URL for a provider that has a default',
      { MODEL: 'anthropic:claude', MODEL_BASE_URL: 'https://gate.example/v1', MODEL_API_KEY: 'k' },
      { provider: 'anthropic', baseUrl: 'https://gate.example/v1', apiKey: 'k' },
    ],
    [
      'a key with a trailing line break',
      { MODEL: 'openai:gpt', OPENAI_API_KEY: 'k\n' },
      { provider: 'openai', apiKey: 'k' },
    ],
    [
      'MODEL_API_KEY before the key of the provider',
      { MODEL: 'google:g', MODEL_API_KEY: 'a', GOOGLE_GENERATIVE_AI_API_KEY: 'b' },
      { apiKey: 'a' },
    ],
    [
      'the output token limit and the temperature',
      { MODEL: 'ollama:x', MODEL_MAX_OUTPUT_TOKENS: '4000', MODEL_TEMPERATURE: '0.4' },
      { maxOutputTokens: 4000, temperature: 0.4 },
    ],
  ])('accepts %s', (_what, variables, writer) => {
    expect(recipes(variables).writer).toMatchObject(writer);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'an unknown provider',
      { MODEL: 'cohere:command' },
      /MODEL: "cohere:command" names no provider.*openai, anthropic, google, ollama, openai-compatible, or chef/,
    ],
    [
      'a model name without a provider',
      { MODEL: 'gpt-5' },
      /MODEL: "gpt-5" names no provider.*MODEL_BASE_URL/,
    ],
    [
      'a provider without a model name',
      { MODEL: 'openai', OPENAI_API_KEY: 'k' },
      /MODEL: it lacks the model's name/,
    ],
    [
      'a missing OpenAI key',
      { MODEL: 'openai:x' },
      /OPENAI_API_KEY: openai needs a key, here or in MODEL_API_KEY/,
    ],
    ['a missing Anthropic key', { MODEL: 'anthropic:x' }, /ANTHROPIC_API_KEY: /],
    ['a missing Google key', { MODEL: 'google:x' }, /GOOGLE_GENERATIVE_AI_API_KEY: /],
    [
      'a missing base URL',
      { MODEL: 'openai-compatible:x' },
      /MODEL_BASE_URL: openai-compatible needs the address/,
    ],
    ['an invalid base URL', { MODEL_BASE_URL: 'localhost:8080' }, /MODEL_BASE_URL: /],
    [
      'credentials in the base URL',
      { MODEL_BASE_URL: 'http://me:hush-hush@host/v1' },
      /MODEL_BASE_URL: no user name/,
    ],
    [
      'an input price without an output price',
      { MODEL_INPUT_USD_PER_MILLION_TOKENS: '1' },
      /MODEL_OUTPUT_USD_PER_MILLION_TOKENS: the two prices/,
    ],
    [
      'a picture provider that cannot draw',
      { PICTURE_MODEL: 'anthropic:x', ANTHROPIC_API_KEY: 'k' },
      /PICTURE_MODEL: anthropic draws no pictures/,
    ],
    [
      'a picture model without a key',
      { PICTURE_MODEL: 'openai:gpt-image-1' },
      /OPENAI_API_KEY: openai needs a key, here or in PICTURE_API_KEY/,
    ],
    [
      'a picture model without a provider',
      { PICTURE_MODEL: 'dall-e-3' },
      /PICTURE_MODEL: "dall-e-3" names no provider/,
    ],
  ])('rejects %s and names the variable', (_what, variables, words) => {
    expect(refused(variables)).toMatch(words);
    expect(refused(variables)).not.toContain('hush-hush');
  });

  test('defaults to the chef, and MODEL=chef wins over MODEL_BASE_URL', () => {
    expect(recipes({})).toMatchObject({ model: 'chef', writer: undefined });
    const said = recipes({ MODEL: 'chef', MODEL_BASE_URL: address });
    expect(said).toMatchObject({ model: 'chef', writer: undefined });
  });

  test('is displayed as provider:name, without its address or key', () => {
    expect(recipes({ MODEL: 'openai:gpt-5', OPENAI_API_KEY: 'k' }).model).toBe('openai:gpt-5');
    expect(recipes({ MODEL_BASE_URL: address }).model).toBe(
      'openai-compatible:(the first of the server)',
    );
  });
});

test('reads both prices, and leaves the price undefined when none is set', () => {
  expect(recipes({}).price).toBeUndefined();
  const price = {
    MODEL_INPUT_USD_PER_MILLION_TOKENS: '0.25',
    MODEL_OUTPUT_USD_PER_MILLION_TOKENS: '2',
  };
  expect(recipes(price).price).toEqual({
    inputUsdPerMillionTokens: 0.25,
    outputUsdPerMillionTokens: 2,
  });
});

test('pictures reuse the address and key of the writer only for the same provider', () => {
  const shared = recipes({
    MODEL: 'openai-compatible:writer',
    MODEL_BASE_URL: address,
    MODEL_API_KEY: 'k',
    PICTURE_MODEL: 'openai-compatible:painter',
  });
  expect(shared.pictures).toEqual({
    provider: 'openai-compatible',
    name: 'painter',
    baseUrl: address,
    apiKey: 'k',
  });
  const apart = recipes({
    MODEL: 'ollama:writer',
    MODEL_BASE_URL: address,
    MODEL_API_KEY: 'k',
    PICTURE_MODEL: 'openai:gpt-image-1',
    OPENAI_API_KEY: 'o',
  });
  expect(apart.pictures).toMatchObject({ baseUrl: 'https://api.openai.com/v1', apiKey: 'o' });
});

test('rejects a timeout above the maximum of a Node.js timer', () => {
  expect(refused({ MODEL_TIMEOUT_MS: '2147483648' })).toContain('MODEL_TIMEOUT_MS');
  expect(refused({ PICTURE_TIMEOUT_MS: '9999999999' })).toContain('PICTURE_TIMEOUT_MS');
  expect(recipes({ MODEL_TIMEOUT_MS: '2147483647' }).modelTimeoutMs).toBe(2_147_483_647);
});

test('rejects a non-ASCII key without repeating it in the message', () => {
  const said = refused({ MODEL: 'openai:gpt', OPENAI_API_KEY: 'schlüssel' });
  expect(said).toContain('OPENAI_API_KEY: ');
  expect(said).not.toContain('schl');
});

test('a key of only spaces counts as missing', () => {
  expect(refused({ MODEL: 'openai:gpt', OPENAI_API_KEY: '  ' })).toContain('openai needs a key');
});
