import { createProviderModel } from '#recipes/models/provider-model.ts';
import { type ProviderName, providerOf } from '#recipes/models/providers.ts';
import { type Answerer, startHttpServer } from './http-server.ts';

/** Returns a model backed by a real server with these answers. Pauses are recorded and not waited for. */
export async function modelOf(answer: Answerer, provider: ProviderName = 'openai', apiKey = 'key') {
  const server = await startHttpServer(answer);
  return {
    ...(await modelAt(server.origin, provider, apiKey)),
    asked: server.asked,
    tries: () => server.asked.length,
    close: server.close,
  };
}

/** Nobody listens on port 2. The port of a closed server may belong to a server of another test file a moment later. */
const nowhere = 'http://127.0.0.1:2';

/** Opens a model whose server cannot be reached. */
export const unreachableModel = () => modelAt(nowhere);

async function modelAt(origin: string, provider: ProviderName = 'openai', apiKey = 'key') {
  const pauses: number[] = [];
  const model = createProviderModel({
    provider,
    name: 'some-model',
    adapter: await providerOf(provider).load(),
    access: { apiKey, baseUrl: `${origin}/v1`, fetch: globalThis.fetch },
    maxPauseMs: 20_000,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
  });
  return { model, pauses };
}
